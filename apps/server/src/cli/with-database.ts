import { readSettings } from '@kidney/api/platform/config.ts';
import { openDatabase, type Database } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import type { Setting } from './verb.ts';

/** A visitor is told to come back; whoever types a command would rather wait. */
const patience = 15_000;

/** Opens the application's database for one command and closes it whatever happens. */
export async function withDatabase<T>(env: Setting['env'], task: (database: Database) => Promise<T>): Promise<T> {
  return withDatabaseAt(readSettings(env, 'DATABASE_URL').DATABASE_URL, task);
}

/** The same database as the owner of its tables. */
export async function withOwnerDatabase<T>(env: Setting['env'], task: (database: Database) => Promise<T>): Promise<T> {
  return withDatabaseAt(readSettings(env, 'DATABASE_OWNER_URL').DATABASE_OWNER_URL, task);
}

async function withDatabaseAt<T>(url: string, task: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, readPool: 1, writePool: 1, waitMs: patience, log: createLog('silent') });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}
