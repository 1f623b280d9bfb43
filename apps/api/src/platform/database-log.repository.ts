import { sql } from './drizzle.ts';
import type { Db } from './database.ts';

/**
 * Whatever would let the rows or words of a failed statement, which may be somebody's, into the server's own log. What a role has not
 * set for itself counts as it comes with PostgreSQL: what the server says of it here holds for our own role alone.
 */
export async function findTalkativeSettings(db: Db, owner: string | null = null): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
  select role.rolname || ': ' || want.name || ' is ' || coalesce(own.value, common.boot_val) || ', has to be ' || want.must as problem
  from pg_roles role
  cross join (values ('log_error_verbosity', 'terse'), ('log_min_error_statement', 'panic'), ('log_parameter_max_length_on_error', '0')) as want (name, must)
  join pg_settings common on common.name = want.name
  left join lateral (
    select split_part(setting, '=', 2) as value from unnest(role.rolconfig) setting where split_part(setting, '=', 1) = want.name
  ) own on true
  where role.rolname in (session_user, ${owner}) and coalesce(own.value, common.boot_val) <> want.must
  union all
  select 'log_statement is ' || setting || ', has to be none or ddl' from pg_settings where name = 'log_statement' and setting not in ('none', 'ddl')
  union all
  select name || ' writes statements into the log' from pg_settings
  where name in ('log_min_duration_statement', 'log_min_duration_sample') and setting <> '-1' and current_setting('log_parameter_max_length') <> '0'
  union all
  select 'log_transaction_sample_rate is on' from pg_settings where name = 'log_transaction_sample_rate' and setting <> '0'
  union all
  select 'auto_explain writes statements into the log' from pg_settings where name = 'auto_explain.log_min_duration' and setting <> '-1'`);
  return rows.map(({ problem }) => problem);
}
