import type { Database, Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { revisionsRepository, type Saved } from './revisions.repository.ts';

const mostListed = 200;
const atOnce = 200;

interface Deps {
  database: Database;
  /** The names of accounts, by their ids. */
  names: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** What every editable thing shares: each save is kept and can be looked at, compared and brought back. */
export function createRevisions(deps: Deps) {
  const { read } = deps.database;

  async function present<Entry extends { authorId: number | null; savedAt: Date }>(entries: Entry[]) {
    const ids = new Set(entries.flatMap(({ authorId }) => authorId ?? []));
    const names = await deps.names(read, [...ids]);
    return entries.map(({ authorId, savedAt, ...entry }) => ({
      ...entry,
      savedAt: savedAt.toISOString(),
      author: names.get(authorId ?? 0) ?? null,
    }));
  }

  return {
    record: (tx: Tx, saved: Saved) => revisionsRepository.insert(tx, saved),
    async recordAll(tx: Tx, saved: readonly Saved[]): Promise<void> {
      for (let from = 0; from < saved.length; from += atOnce)
        await revisionsRepository.insertMany(tx, saved.slice(from, from + atOnce));
    },
    async forgetAll(tx: Tx, subject: string, keys: readonly string[]): Promise<void> {
      for (let from = 0; from < keys.length; from += atOnce)
        await revisionsRepository.forgetMany(tx, subject, keys.slice(from, from + atOnce));
    },
    /** For what is gone for good, in the transaction in which it went. */
    forget: (tx: Tx, subject: string, key: string) => revisionsRepository.forget(tx, subject, key),
    list: async (subject: string, key: string) =>
      present(await revisionsRepository.list(read, subject, key, mostListed)),
    /** With what each of them said. */
    listWhole: async (subject: string, key: string, most: number) =>
      present(await revisionsRepository.listWhole(read, subject, key, most)),
    get: async (subject: string, key: string, version: number) => {
      const [found] = await present(await revisionsRepository.find(read, subject, key, version));
      if (!found) throw new AppError('NOT_FOUND', { message: '찾으시는 판이 없습니다.' });
      return found;
    },
  };
}

export type Revisions = ReturnType<typeof createRevisions>;
