import { integer, jsonb, pgTable, text, timestamp } from '../../platform/drizzle.ts';

/** One row for each group of settings; its shape is the group's schema in the contract. */
export const settings = pgTable('settings', {
  group: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
