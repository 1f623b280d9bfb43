import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

/** What a member of staff has typed and not yet saved: one for each person and thing. */
export const drafts = pgTable(
  'drafts',
  {
    subject: text().notNull(),
    subjectKey: text('subject_key').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    content: jsonb().notNull(),
    baseVersion: integer('base_version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectKey, table.accountId] }),
    index('drafts_account').on(table.accountId),
  ],
);
