import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
