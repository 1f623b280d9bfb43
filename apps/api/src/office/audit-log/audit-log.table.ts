import { check, index, integer, pgTable, sql, text, timestamp } from '../../platform/drizzle.ts';
import { accounts } from '../accounts/accounts.table.ts';

/** Who looked a month over, and when. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    month: text().primaryKey(),
    checkedBy: integer('checked_by')
      .notNull()
      .references(() => accounts.id),
    checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** What there was to look over. */
    entries: integer().notNull(),
    failures: integer().notNull(),
    rights: integer().notNull(),
    readings: integer().notNull(),
  },
  (table) => [
    index('audit_checks_checked_by').on(table.checkedBy),
    check('audit_checks_month_form', sql`${table.month} ~ '^20[0-9]{2}-[0-9]{2}$'`),
  ],
);
