import type { Database } from '@kidney/api/platform/database.ts';

export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanStep[];
}

/** The answer of `explain (analyze, buffers, format json)`, step by step. */
export function stepsOf(rows: readonly Record<string, [{ Plan: PlanStep }]>[]): PlanStep[] {
  const withAllBelow = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(withAllBelow)];
  return rows.flatMap((row) => row['QUERY PLAN']?.flatMap(({ Plan }) => withAllBelow(Plan)) ?? []);
}

export const rowsReadBy = (step: PlanStep): number =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];

export interface Statement {
  text: string;
  values: unknown[];
}

/** Every statement that the call sends to the readers' pool. */
export async function statementsOf(database: Database, call: () => Promise<unknown>): Promise<Statement[]> {
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
