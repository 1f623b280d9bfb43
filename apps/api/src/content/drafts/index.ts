import type { Database, Tx } from '../../platform/database.ts';
import { draftsRepository, type DraftOf } from './drafts.repository.ts';

/** Typing that survives a closed tab, an expired session and a stale save. */
export function createDrafts(deps: { database: Database }) {
  const { write } = deps.database;
  return {
    find: (of: DraftOf) => draftsRepository.find(write, of),
    /** In the transaction that keeps what it shows. */
    saveIn: (tx: Tx, of: DraftOf, content: unknown, baseVersion: number) =>
      draftsRepository.save(tx, of, content, baseVersion),
    /** In the transaction that saves the thing itself. */
    removeIn: (tx: Tx, of: DraftOf) => draftsRepository.remove(tx, of),
    /** What everybody had typed of a thing that is gone for good. Gives whose they were. */
    removeAllIn: (tx: Tx, of: Omit<DraftOf, 'accountId'>) => draftsRepository.removeAll(tx, of),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
