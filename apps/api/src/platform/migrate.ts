import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installQueue } from './jobs/install-queue.ts';
import { installResidentNumberChecks } from './resident-number-checks.ts';

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Brings the schema up to date as its owner. Two nodes that start at once take turns; a failure throws. */
export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, lock_timeout: 60_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('migrate'))");
    await runMigrations(drizzle(client), { migrationsFolder, migrationsSchema: 'migrations' });
    await installQueue(ownerUrl, client);
    await installResidentNumberChecks(client);
  } finally {
    await client.end();
  }
}
