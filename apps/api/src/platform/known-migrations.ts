import { sql } from './drizzle.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { isUnreachableTable } from './database-errors.ts';
import type { Db } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));
export const migrationsSchema = 'migrations';

/** `behind`: it lacks what this release needs. `unknown`: it went another way. More than we know is the next release's, and fine. */
export type SchemaState = 'known' | 'unknown' | { has: number; needs: number };

let ours: readonly string[] | undefined;
const hashesOfRelease = () => (ours ??= readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));

/** How many this release knows. */
export const knownMigrations = (): number => hashesOfRelease().length;

/** The hashes of those that were run there, in their order. */
export async function migrationsRun(db: Db): Promise<string[]> {
  const { rows } = await db
    .execute<{ hash: string }>(
      sql`select hash from migrations.__drizzle_migrations order by created_at, id limit 10000`,
    )
    .catch((error: unknown) => {
      // Never migrated, or before we were allowed to ask.
      if (isUnreachableTable(error)) return { rows: [] };
      throw error;
    });
  return rows.map(({ hash }) => hash);
}

export async function schemaState(db: Db): Promise<SchemaState> {
  const needed = hashesOfRelease();
  const run = await migrationsRun(db);
  if (run.some((hash, at) => at < needed.length && hash !== needed[at])) return 'unknown';
  return run.length < needed.length ? { has: run.length, needs: needed.length } : 'known';
}
