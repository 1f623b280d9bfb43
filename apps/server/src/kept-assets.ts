import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const lookEvery = 500;
const day = 86_400_000;
const builds = 'builds';
/** As Vite names them; what is being written and the lists of names look otherwise. */
const hashed = /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

/**
 * Puts the files of this build beside those of the builds before it, before the first visitor is answered: pages of
 * one release ask another one's process for their files while the site is upgraded. Returns how many were new.
 */
export function publishAssets(built: string, kept: string): number {
  mkdirSync(join(kept, builds), { recursive: true });
  const names = readdirSync(built).toSorted();
  const now = new Date();
  // The list comes first: whatever lies in the folder is then named by it, also to a sweep that runs meanwhile.
  const list = join(kept, builds, `${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}.json`);
  const filling = `${list}.${process.pid}.part`;
  writeFileSync(filling, JSON.stringify(names));
  renameSync(filling, list);
  let added = 0;
  for (const name of names) {
    const target = join(kept, name);
    const source = join(built, name);
    // A power cut may have left a name without its bytes.
    if (existsSync(target) && statSync(target).size === statSync(source).size) {
      utimesSync(target, now, now);
      continue;
    }
    // Two processes may start at once: whole or not at all, and both bring the same bytes.
    const part = `${target}.${process.pid}.part`;
    copyFileSync(source, part);
    renameSync(part, target);
    added += 1;
  }
  return added;
}

interface Keeping {
  builds: number;
  days: number;
  now: Date;
}

/** Removes what none of the newest builds names and no process has brought for so long. Returns how many files went. */
export function sweepAssets(kept: string, { builds: newest, days, now }: Keeping): number {
  const isOld = (path: string) => now.getTime() - statSync(path).mtimeMs >= days * day;
  const lists = join(kept, builds);
  const files = readdirSync(kept).filter((name) => name !== builds);
  const going = readdirSync(lists)
    .map((name) => join(lists, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .filter((path, place) => place >= newest && isOld(path));
  for (const path of going) rmSync(path);
  const named = new Set(
    readdirSync(lists)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => JSON.parse(readFileSync(join(lists, name), 'utf8')) as string[]),
  );
  const gone = files.filter((name) => !named.has(name) && isOld(join(kept, name)));
  for (const name of gone) rmSync(join(kept, name));
  return gone.length;
}

export type KeptAssets = (name: string) => Promise<string | null>;

/** Where a file of another build lies. A name is opened only when the folder's own list holds it. */
export function findKeptAssets(kept: string): KeptAssets {
  let names = new Set<string>();
  let looking: Promise<void> | undefined;
  let lookedAt = -lookEvery;

  async function look(): Promise<void> {
    lookedAt = performance.now();
    names = new Set((await readdir(kept).catch(() => [])).filter((name) => hashed.test(name)));
  }

  return async (name) => {
    if (!names.has(name) && performance.now() - lookedAt >= lookEvery) {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
    return names.has(name) ? join(kept, name) : null;
  };
}
