import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { mayTakeFilesAway } from '../../platform/storage/copying-lock.ts';
import { prefixes, type FileStore } from '../../platform/storage/file-store.ts';
import type { IncomingFiles } from '../../platform/storage/incoming-files.ts';
import { mediaRepository } from './media.repository.ts';

const hour = 3_600_000;
const atOnce = 500;

export interface Swept {
  /** Uploads that broke off. */
  unfinished: number;
  /** Uploads that nothing kept for a day. */
  forgotten: number;
  /** Files that no row knows. */
  strays: number;
  /** Rows whose file is gone. */
  lost: number;
  /** Rows whose file came back, for example with its disk. */
  found: number;
}

export interface SweepDeps {
  database: Database;
  store: FileStore;
  incoming: IncomingFiles;
  clock: Clock;
  log: Log;
}

/** Brings rows and files together again after whatever broke off. Twice, or in two processes at once, does no harm. */
export function createSweep({ database, store, incoming, clock, log }: SweepDeps) {
  const db = database.jobs;

  async function removeForgotten(before: { pending: Date; unkept: Date }): Promise<number> {
    let removed = 0;
    for (;;) {
      const ids = await mediaRepository.removeForgotten(db, before, atOnce);
      for (const id of ids) await store.remove(id);
      removed += ids.length;
      if (ids.length < atOnce) return removed;
    }
  }

  /** None while a backup copies files: it may have read the row before that went. */
  const removeStrays = (strays: readonly { id: string }[]): Promise<number> =>
    db.transaction(async (tx) => {
      if (!(await mayTakeFilesAway(tx))) return 0;
      for (const { id } of strays) await store.remove(id);
      return strays.length;
    });

  /** Files are listed before rows: a row is there before its file, so none is taken for a stray. */
  async function compare(prefix: string, before: Date, swept: Swept): Promise<void> {
    const files = await store.list(prefix);
    const rows = await mediaRepository.withPrefix(db, prefix);
    const known = new Set(rows.map(({ id }) => id));
    const strays = files.filter(({ id, since }) => !known.has(id) && since < before);
    if (strays.length > 0) swept.strays += await removeStrays(strays);
    const there = new Set(files.map(({ id }) => id));
    for (const { id, state } of rows) {
      if (state === 'ready' && !there.has(id) && !(await store.has(id))) {
        await mediaRepository.setState(db, id, 'lost');
        log.error({ mediaId: id }, 'an uploaded file is gone');
        swept.lost += 1;
      } else if (state === 'lost' && there.has(id)) {
        await mediaRepository.setState(db, id, 'ready');
        swept.found += 1;
      }
    }
  }

  return async (): Promise<Swept> => {
    const now = clock.now().getTime();
    const anHourAgo = new Date(now - hour);
    const before = { pending: anHourAgo, unkept: new Date(now - 24 * hour) };
    const swept: Swept = { unfinished: 0, forgotten: 0, strays: 0, lost: 0, found: 0 };
    swept.forgotten = await removeForgotten(before);
    swept.unfinished = (await incoming.forgetUnfinished(anHourAgo)) + (await store.forgetUnfinished(anHourAgo));
    for (const prefix of prefixes) await compare(prefix, anHourAgo, swept);
    return swept;
  };
}
