import type { Fact, FactContent, FactPlace, ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { FactRow } from './facts.repository.ts';

/** Asks for the day only where something is planned: a page of facts as they are stays good over midnight. */
export const isDue = (planned: FactContent | null, today: () => string): planned is FactContent =>
  planned !== null && (planned.effectiveFrom === null || planned.effectiveFrom <= today());

/** What the fact says on that day: a planned change counts from its own day on. */
export function presentFact({ planned, ...row }: FactRow, today: () => string): Fact {
  return { ...row, ...(isDue(planned, today) && planned), updatedAt: row.updatedAt.toISOString() };
}

export function presentManaged(row: FactRow, today: () => string, places: FactPlace[]): ManagedFact {
  return { ...presentFact(row, today), planned: isDue(row.planned, today) ? null : row.planned, places };
}

export function contentOf({ key: _key, version: _version, updatedAt: _updatedAt, planned: _planned, ...row }: FactRow) {
  return row;
}
