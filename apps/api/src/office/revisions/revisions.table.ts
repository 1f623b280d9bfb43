import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/drizzle.ts';
import { accounts } from '../accounts/accounts.table.ts';

/** Every saved state of whatever staff edit: what it held, who saved it, when. Never changed afterwards. */
export const revisions = pgTable(
  'revisions',
  {
    subject: text().notNull(),
    subjectKey: text('subject_key').notNull(),
    version: integer().notNull(),
    content: jsonb().notNull(),
    authorId: integer('author_id').references(() => accounts.id),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectKey, table.version] }),
    index('revisions_author').on(table.authorId),
  ],
);
