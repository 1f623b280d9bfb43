import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type LastWork = () => Promise<void>;

const endings = new WeakMap<object, LastWork[]>();

/** Done when everything else in the transaction has been done, right before it commits. */
export function atTheEnd(tx: object, work: LastWork): void {
  const ending = endings.get(tx);
  // A savepoint, or a transaction of a driver of its own: its end is not the end.
  if (!ending) throw new Error('the end of this transaction is not known');
  ending.push(work);
}

/** Where one of these failed, nobody knows in which state the connection is. */
const isUnsettled = (error: unknown) =>
  error instanceof DrizzleQueryError && /^(?:begin|commit|rollback)/.test(error.query);

/**
 * Lets every transaction of this database have an end that can be waited for. It takes the connection itself: Drizzle keeps
 * one for ever whose `begin` fails, as it does when PostgreSQL has gone away, and in time the pool would be empty.
 */
export function withEndings<Db extends NodePgDatabase & { $client: pg.Pool }>(db: Db): Db {
  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    let isSound = true;
    try {
      return await drizzle(client).transaction(async (tx) => {
        const ending: LastWork[] = [];
        endings.set(tx, ending);
        const result = await work(tx);
        for (const last of ending) await last();
        return result;
      }, config);
    } catch (error) {
      isSound = !isUnsettled(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  return db;
}
