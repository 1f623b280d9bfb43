import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

export const checksumsFile = 'checksums.txt';
/** Those before it were written before anything was installed anywhere. */
export const firstThatExpands = '0008';

export function apiFolder(root: string): string {
  return join(root, 'apps/api');
}

export function migrationsFolder(root: string): string {
  return join(apiFolder(root), 'db/migrations');
}

export function listMigrations(root: string): string[] {
  const folder = migrationsFolder(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

export function checksumOf(root: string, name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(migrationsFolder(root), name)))
    .digest('hex');
}

/** The lines of the list, in the format of sha256sum; a line that is none is a problem of its own. */
export function readChecksums(root: string): { sums: Map<string, string>; malformed: string[] } {
  const path = join(migrationsFolder(root), checksumsFile);
  const sums = new Map<string, string>();
  const malformed: string[] = [];
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(\S+\.sql)$/.exec(line) ?? [];
    if (!sum || !name || sums.has(name)) malformed.push(line);
    else sums.set(name, sum);
  }
  return { sums, malformed };
}

/** Lists the migrations that are not listed yet, and so freezes them. */
export function freezeNewMigrations(root: string): string[] {
  const { sums } = readChecksums(root);
  const added = listMigrations(root).filter((name) => !sums.has(name));
  const lines = added.map((name) => `${checksumOf(root, name)}  ${name}\n`);
  appendFileSync(join(migrationsFolder(root), checksumsFile), lines.join(''));
  return added;
}

/** drizzle-kit compares the tables with the newest snapshot alone; each is as long as the whole schema. */
export function dropOldSnapshots(root: string): void {
  const folder = join(migrationsFolder(root), 'meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const old of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, old));
}

/** drizzle-kit exports its library only; its program lies beside it. */
export function drizzleKit(): string {
  return join(createRequire(join(projectRoot, 'apps/api/package.json')).resolve('drizzle-kit'), '../bin.cjs');
}
