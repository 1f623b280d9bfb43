import type { Asker } from './ask.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
const rowsOf = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
const large = new Set(['posts', 'search_entries']);

interface Statement {
  text: string;
  values: unknown[];
}

/** Every statement that the call sends to the readers' pool. */
async function statementsOf({ database }: Asker, call: () => Promise<unknown>): Promise<Statement[]> {
  const pool = database.read.$client;
  const query = pool.query.bind(pool);
  const sent: Statement[] = [];
  pool.query = ((...args: Parameters<typeof query>) => {
    const [of, given] = args as unknown as [string | (Partial<Statement> & { text: string }), unknown[]?];
    const values = given ?? (typeof of === 'string' ? [] : (of.values ?? []));
    sent.push({ text: typeof of === 'string' ? of : of.text, values });
    return query(...args);
  }) as typeof pool.query;
  try {
    await call();
  } finally {
    pool.query = query;
  }
  return sent;
}

export interface Reading {
  /** The most rows that one step of one statement looked at. */
  rows: number;
  /** The most blocks: a walk along an index gives no rows. */
  blocks: number;
  /** The large tables that were read from one end to the other. */
  scanned: string[];
}

export async function readingOf(asker: Asker, call: () => Promise<unknown>): Promise<Reading> {
  const steps: Plan[] = [];
  for (const { text, values } of await statementsOf(asker, call)) {
    const { rows } = await asker.database.read.$client.query(`explain (analyze, buffers, format json) ${text}`, values);
    steps.push(...nodes(rows[0]['QUERY PLAN'][0].Plan));
  }
  const scans = steps.filter((step) => step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name'] ?? ''));
  return {
    rows: Math.max(0, ...steps.map(rowsOf)),
    blocks: Math.max(0, ...steps.map((step) => step['Shared Hit Blocks'] + step['Shared Read Blocks'])),
    scanned: [...new Set(scans.map((step) => step['Relation Name'] ?? ''))],
  };
}
