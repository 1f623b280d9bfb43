import { date, index, integer, pgTable, text, timestamp } from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

/** Days without service that staff add to weekends and public holidays. */
export const serviceClosures = pgTable(
  'service_closures',
  {
    date: date().primaryKey(),
    reason: text().notNull(),
    addedBy: integer('added_by').references(() => accounts.id),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('service_closures_added_by').on(table.addedBy)],
);
