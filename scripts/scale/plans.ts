import { rowsReadBy, statementsOf, stepsOf, type PlanStep } from '../../testing/query-plans.ts';
import type { Asker } from './ask.ts';

const large = new Set(['posts', 'search_entries']);

export interface Reading {
  /** The most rows that one step of one statement looked at. */
  rows: number;
  /** The most blocks: a walk along an index gives no rows. */
  blocks: number;
  /** The large tables that were read from one end to the other. */
  scanned: string[];
}

export async function readingOf(asker: Asker, call: () => Promise<unknown>): Promise<Reading> {
  const steps: PlanStep[] = [];
  for (const { text, values } of await statementsOf(asker.database, call)) {
    const { rows } = await asker.database.read.$client.query(`explain (analyze, buffers, format json) ${text}`, values);
    steps.push(...stepsOf(rows));
  }
  const scans = steps.filter((step) => step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name'] ?? ''));
  return {
    rows: Math.max(0, ...steps.map(rowsReadBy)),
    blocks: Math.max(0, ...steps.map((step) => step['Shared Hit Blocks'] + step['Shared Read Blocks'])),
    scanned: [...new Set(scans.map((step) => step['Relation Name'] ?? ''))],
  };
}
