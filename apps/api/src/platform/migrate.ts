import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isBusy } from './database-errors.ts';
import { drizzle } from './drizzle.ts';
import { installQueue } from './jobs/install-queue.ts';
import { migrationsFolder, migrationsSchema } from './known-migrations.ts';
import { OperatorError } from './operator-error.ts';
import { installResidentNumberChecks } from './resident-number-checks.ts';

/** The log is not the owner's: who could migrate it could also change what it says. */
async function findLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select nspowner::regrole::text as owner from pg_namespace where nspname = 'log'`,
  );
  if (rows[0]?.owner === 'kidney_log') return;
  const what = rows[0] ? `The log belongs to ${rows[0].owner}` : 'There is no log yet';
  throw new OperatorError(
    `${what}. As the administrator of PostgreSQL, in this database: apps/api/db/administrator/log-0001.sql (docs/how-to/prepare-the-database.md).`,
  );
}

/** Who waits for a table keeps everybody else waiting behind: so not for long, and often. */
const wait = { forTable: '2s', between: 1_000, tries: 30 };

async function patiently(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = '${wait.forTable}'`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (tries === wait.tries) throw new OperatorError('A table is in use all the time. Run migrate again later.');
      await delay(wait.between);
    }
  }
}

/** Brings the schema up to date as its owner. Two nodes that start at once take turns; a failure throws. */
export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, lock_timeout: 60_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('migrate'))");
    await findLog(client);
    await patiently(client, async () => {
      await runMigrations(drizzle(client), { migrationsFolder, migrationsSchema });
      await installQueue(ownerUrl, client);
      await installResidentNumberChecks(client);
    });
  } finally {
    await client.end();
  }
}
