import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const role = 'kidney_app';
const written = ['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'];

export const silentLogger = new Logger(() => () => {});

/** The queue's tables show a row only to whom a policy names. */
const letIn = (table: string) => `
  grant select, insert, update, delete on graphile_worker.${table} to ${role};
  do $$ begin
    if not exists (select from pg_policies where schemaname = 'graphile_worker' and tablename = '${table}' and policyname = '${role}') then
      create policy ${role} on graphile_worker.${table} to ${role} using (true) with check (true);
    end if;
  end $$;`;

/** Makes the queue as the schema's owner, and lets the application add jobs and work on them. Twice changes nothing. */
export async function installQueue(ownerUrl: string, client: pg.Client): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: silentLogger });
  await client.query(`
    revoke all on schema graphile_worker from public;
    grant usage on schema graphile_worker to ${role};
    grant select on graphile_worker.migrations to ${role};
    ${written.map(letIn).join('\n')}`);
}
