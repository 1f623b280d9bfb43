import type { Fact } from '@kidney/contract/facts/facts.schema.ts';
import type { FactRow } from './facts.repository.ts';

export function presentFact(row: FactRow): Fact {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
