import { doublePrecision, pgTable, text, timestamp } from '../../platform/drizzle.ts';

/** What the database cannot know by itself: how full the disks are, when the certificate ends, whether the log was sound. */
export const watchedValues = pgTable('watched_values', {
  name: text().primaryKey(),
  value: doublePrecision().notNull(),
  notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
});
