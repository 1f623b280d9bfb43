import type { FactContent } from '@kidney/contract/content/facts/facts.schema.ts';
import { date, integer, jsonb, pgTable, text, timestamp } from '../../platform/drizzle.ts';

/** Figures and statements that change with the years, each with its source. Pages, forms and sums read them from here. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  label: text().notNull(),
  value: text().notNull(),
  amount: integer(),
  note: text(),
  effectiveFrom: date('effective_from'),
  source: text().notNull(),
  sourceHref: text('source_href'),
  checkedOn: date('checked_on'),
  knownSince: date('known_since'),
  /** What it says from a later day on, which is its `effectiveFrom`. */
  planned: jsonb().$type<FactContent>(),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
