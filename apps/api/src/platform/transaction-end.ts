import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type LastWork = () => Promise<void>;

const endings = new WeakMap<object, LastWork[]>();

/** Done when everything else in the transaction has been done, right before it commits. */
export function atTheEnd(tx: object, work: LastWork): void {
  const ending = endings.get(tx);
  // A savepoint, or a transaction of a driver of its own: its end is not the end.
  if (!ending) throw new Error('the end of this transaction is not known');
  ending.push(work);
}

/** Lets every transaction of this database have an end that can be waited for. */
export function withEndings<Db extends NodePgDatabase>(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin(async (tx) => {
      const ending: LastWork[] = [];
      endings.set(tx, ending);
      const result = await work(tx);
      for (const last of ending) await last();
      return result;
    }, config);
  return db;
}
