import { check, integer, pgTable, sql, text, timestamp } from '../../platform/drizzle.ts';

/** What the office has to do by the same day of every year. */
export const duties = pgTable(
  'duties',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    note: text().notNull(),
    /** Where it is done. */
    href: text(),
    month: integer().notNull(),
    day: integer().notNull(),
    /** The first year for which it is not done. A year that nobody ticks stays due. */
    dueYear: integer('due_year').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('duties_title_bounded', sql`char_length(${table.title}) between 1 and 80`),
    check('duties_note_bounded', sql`char_length(${table.note}) <= 200`),
    check('duties_href_bounded', sql`char_length(${table.href}) <= 500`),
    check('duties_month_known', sql`${table.month} between 1 and 12`),
    check('duties_day_known', sql`${table.day} between 1 and 31`),
    check('duties_due_year_known', sql`${table.dueYear} between 2000 and 9999`),
  ],
);
