import { drizzle, type NodePgDatabase } from './drizzle.ts';
import pg from 'pg';
import { forRequest } from './acting.ts';
import type { Log } from './log.ts';
import { withEndings } from './transaction-end.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  /** Public reads: never waits behind a slow write. */
  read: Db;
  write: Db;
  /** Housekeeping, so that neither visitors nor staff wait for it. */
  jobs: Db;
  /** What counts tries: a flood of them, or slow writes, must not wait for each other. */
  limits: pg.Pool;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  readPool: number;
  writePool: number;
  /** How long a request waits for a free connection before it is told to come back. */
  waitMs?: number;
  /** The same for counting a try. */
  limitsWaitMs?: number;
  log: Log;
}

const limitsPool = 3;
/** Counting a try is one short statement. */
const longestCount = 200;

/** A connection without a listener, in use or being closed, takes the whole process down when it breaks. */
export function survive(pool: pg.Pool, name: string, log: Log): void {
  // Heard where the connection was opened: by a request that is long over.
  const report = (error: Error) =>
    forRequest(null, () => log.warn({ err: error, pool: name }, 'database connection lost'));
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
}

function openPool(options: DatabaseOptions, name: string, max: number, times: Partial<pg.PoolConfig> = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: `kidney-${name}`,
    max,
    connectionTimeoutMillis: options.waitMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 6_000,
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    ...times,
  });
  survive(pool, name, options.log);
  return pool;
}

function timesOfLimits(waitMs: number): Partial<pg.PoolConfig> {
  const statement = waitMs + longestCount;
  return { connectionTimeoutMillis: waitMs, statement_timeout: statement, query_timeout: statement + 100 };
}

export function openDatabase(options: DatabaseOptions): Database {
  const pools = {
    read: openPool(options, 'read', options.readPool),
    write: openPool(options, 'write', options.writePool),
    jobs: openPool(options, 'jobs', 2),
    limits: openPool(options, 'limits', limitsPool, timesOfLimits(options.limitsWaitMs ?? 300)),
  };
  return {
    read: drizzle(pools.read),
    write: withEndings(drizzle(pools.write)),
    jobs: withEndings(drizzle(pools.jobs)),
    limits: pools.limits,
    ping: async () => {
      await pools.read.query('select 1');
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
