import { postListsSql } from '@kidney/api/content/boards/post-lists.sql.ts';
import { seoulDate } from '@kidney/api/platform/seoul-time.ts';
import pg from 'pg';
import { median } from '../lib/median.ts';
import { httpRate, sqlRate } from './load.ts';
import { postgresOf, processorTime } from './processor-time.ts';

interface Deps {
  origin: string;
  serverPid: number;
  databaseUrl: string;
  pgbench: string;
}

/** What one list of a board costs the processor, in microseconds. */
export interface ListCost {
  node: number;
  postgres: number;
  /** PostgreSQL for the same statements, asked by pgbench. */
  pgbench: number;
}

const goal = 6;

/** Medians of the rounds; the goal is reported, not held, because the processor's clock counts in hundredths of a second. */
export function listLines(costs: readonly ListCost[]): string[] {
  if (costs.length === 0) return [];
  const of = (pick: (cost: ListCost) => number) => median(costs.map(pick));
  const times = of(({ node, postgres, pgbench }) => (node + postgres) / pgbench);
  const [node, postgres, pgbench] = [of((cost) => cost.node), of((cost) => cost.postgres), of((cost) => cost.pgbench)];
  return [
    `bench: board-list ${node.toFixed(0)} us in Node, ${postgres.toFixed(0)} us in PostgreSQL, ${pgbench.toFixed(0)} us by pgbench`,
    `bench: board-list times ${times.toFixed(1)} goal ${goal}`,
  ];
}

/** The statements of the first page of a board, as the API sends them. */
function statements(now: Date): string {
  const values: Record<string, string> = { $1: `'notice'`, $2: `'${now.toISOString()}'::timestamptz` };
  const filled = (sql: string, third: string) =>
    sql.replaceAll(/\$[123]/g, (name) => values[name] ?? third).replaceAll(/\s+/g, ' ');
  return [filled(postListsSql.standing, ''), filled(postListsSql.firstPage, `'${seoulDate(now)}'`)].join(';\n');
}

export async function createListCosts({ origin, serverPid, databaseUrl, pgbench }: Deps) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postgresPid = postgresOf(rows[0]?.pid as number);
  await client.end();
  const sql = statements(new Date());
  const times = () => ({ node: processorTime(serverPid), postgres: processorTime(postgresPid) });

  return async (seconds: number): Promise<ListCost> => {
    const start = times();
    const calls = seconds * (await httpRate({ url: `${origin}/api/notice`, connections: 8, seconds }));
    const between = times();
    const asked = seconds * (await sqlRate({ pgbench, databaseUrl, sql, connections: 8, seconds }));
    const end = times();
    return {
      node: (between.node - start.node) / calls,
      postgres: (between.postgres - start.postgres) / calls,
      pgbench: (end.postgres - between.postgres) / asked,
    };
  };
}
