import { date, index, integer, jsonb, pgTable, text, timestamp } from '../../platform/drizzle.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

export const pages = pgTable(
  'pages',
  {
    key: text().primaryKey(),
    title: text().notNull(),
    lead: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<PageContent['blocks']>().notNull(),
    sources: jsonb().$type<PageContent['sources']>().notNull(),
    checkedOn: date('checked_on'),
    /** Whoever changed it first; until then it says what came with the site. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('pages_author').on(table.authorId, table.updatedAt, table.key),
    index('pages_changed').on(table.updatedAt, table.key),
  ],
);
