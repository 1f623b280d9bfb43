import { drizzle, DrizzleQueryError, type NodePgDatabase, type PgTransactionConfig } from './drizzle.ts';
import pg from 'pg';
import { requestIdNow } from './acting.ts';

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
 * While a request writes, PostgreSQL calls the connection by its id. Drizzle writes what it is told of a transaction
 * behind `begin` as it is, so the name travels in the same message and takes no time of its own.
 */
function named(pool: pg.Pool, config: PgTransactionConfig = {}): PgTransactionConfig {
  const requestId = requestIdNow();
  if (requestId === null) return config;
  const { isolationLevel = 'read committed', accessMode = '', deferrable } = config;
  const deferring = deferrable === undefined ? '' : `${deferrable ? '' : 'not '}deferrable`;
  const name = pg.escapeLiteral(`${pool.options.application_name} ${requestId}`);
  const words = `${isolationLevel} ${accessMode} ${deferring}; set local application_name = ${name}`;
  return { isolationLevel: words as 'read committed' };
}

/**
 * Lets every transaction of this database have an end that can be waited for. It takes the connection itself: Drizzle keeps
 * one for ever whose `begin` fails, as it does when PostgreSQL has gone away, and in time the pool would be empty.
 */
export function withEndings<Db extends NodePgDatabase & { $client: pg.Pool }>(db: Db): Db {
  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    let isSound = true;
    try {
      return await drizzle(client).transaction(
        async (tx) => {
          const ending: LastWork[] = [];
          endings.set(tx, ending);
          const result = await work(tx);
          for (const last of ending) await last();
          return result;
        },
        named(db.$client, config),
      );
    } catch (error) {
      isSound = !isUnsettled(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  return db;
}
