import type { LinkProblem } from '@kidney/contract/content/link-checks/link-names.paths.ts';
import { linkAddressMost } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import type { Linking, NumberedPages } from './link-source.ts';
import type { Finding } from './link-checks.repository.ts';
import { readAddress, targetOf, type Target } from './site-address.ts';

export interface JudgeDeps {
  /** Names under which this site is reached, its own first. */
  hosts: readonly string[];
  /** Those of the paths that lead to something public now. */
  publicPaths(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the uploads whose file is there. */
  readyFiles(ids: readonly string[]): Promise<ReadonlySet<string>>;
  numbered: readonly NumberedPages[];
}

interface Link {
  from: Linking;
  address: string;
  target: Target;
}

/** Longer than the number of any thing; a number that PostgreSQL cannot compare names nothing. */
const numbered = /^(.+?)\/([1-9]\d{0,8})(?:\/\d+)?$/;

function linksOf(from: Linking, hosts: readonly string[]): Link[] {
  const links = from.files.map((id): Link => ({ from, address: id, target: { kind: 'file', id } }));
  for (const href of new Set(from.hrefs)) {
    const path = readAddress(href, from.path, hosts);
    if (path !== null)
      links.push({ from, address: href.slice(0, linkAddressMost).toWellFormed(), target: targetOf(path) });
  }
  return links;
}

/** Judges the links of many things together: however many there are, each kind of question is asked once. */
export function createJudge({ hosts, publicPaths, readyFiles, numbered: kinds }: JudgeDeps) {
  /** Paths that have a number, and whose thing is there; the pages of a thing go with it. */
  async function existing(paths: readonly string[]): Promise<{ hidden: Set<string>; fine: Set<string> }> {
    const [hidden, fine] = [new Set<string>(), new Set<string>()];
    for (const { prefix, existing: find, isPublic } of kinds) {
      const found = paths.flatMap((path) => {
        const [, before, number] = numbered.exec(path) ?? [];
        return before === prefix ? [{ path, number: Number(number) }] : [];
      });
      if (found.length === 0) continue;
      const there = new Set(await find([...new Set(found.map(({ number }) => number))]));
      for (const { path, number } of found) if (there.has(number)) (isPublic ? fine : hidden).add(path);
    }
    return { hidden, fine };
  }

  return async (things: readonly Linking[]): Promise<Finding[]> => {
    const links = things.flatMap((thing) => linksOf(thing, hosts));
    const paths = new Set(links.flatMap(({ target }) => (target.kind === 'page' ? target.path : [])));
    const files = new Set(links.flatMap(({ target }) => (target.kind === 'file' ? target.id : [])));
    const [open, ready] = await Promise.all([publicPaths([...paths]), readyFiles([...files])]);
    const { hidden, fine } = await existing([...paths].filter((path) => !open.has(path)));

    const problemOf = (target: Target): LinkProblem | null => {
      if (target.kind === 'staff') return 'staff';
      if (target.kind === 'file') return ready.has(target.id) ? null : 'file';
      if (target.kind === 'fine' || open.has(target.path) || fine.has(target.path)) return null;
      return hidden.has(target.path) ? 'unpublished' : 'missing';
    };

    return links.flatMap(({ from: { place, key: placeKey, title }, address, target }) => {
      const problem = problemOf(target);
      return problem ? [{ place, placeKey, title, address, problem }] : [];
    });
  };
}
