import { readSettings } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

const most = 20;
const longestText = 200;
/** Not in ours: a backup would hold the extension, and only an administrator could restore it. */
const counted = '/postgres';
/** Not made, or made and not loaded. */
const notCounted = ['42P01', '55000'];

interface Slow {
  calls: string;
  mean: number;
  total: number;
  query: string;
}

/** Values stand in it as $1: what somebody typed is not kept there. */
const slowest = `
  select calls, mean_exec_time as mean, total_exec_time as total, query
  from pg_stat_statements s join pg_roles r on r.oid = s.userid
  where r.rolname = session_user and query not like '<insufficient%'
  order by total_exec_time desc limit ${most}`;

export default defineVerb({
  about: 'on which statements the database spent most time, without their values',
  run(_operands, { env, say }) {
    const { href } = Object.assign(new URL(readSettings(env, 'DATABASE_URL').DATABASE_URL), { pathname: counted });
    return withDatabase({ DATABASE_URL: href }, async (database) => {
      try {
        const { rows } = await database.read.$client.query<Slow>(slowest);
        say('   total s       calls   mean ms  statement');
        for (const { calls, mean, total, query } of rows) {
          const text = query.replaceAll(/\s+/g, ' ').slice(0, longestText);
          say(
            `${(total / 1_000).toFixed(1).padStart(10)}${calls.padStart(12)}${mean.toFixed(1).padStart(10)}  ${text}`,
          );
        }
      } catch (error) {
        if (!notCounted.includes((error as { code?: string }).code ?? '')) throw error;
        throw new OperatorError(
          'Nothing is counted here: the administrator has to add pg_stat_statements (docs/how-to/watch.md).',
        );
      }
    });
  },
});
