import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageContent } from '@kidney/contract/pages/pages.schema.ts';

export const pages = pgTable('pages', {
  key: text().primaryKey(),
  title: text().notNull(),
  lead: text().notNull(),
  description: text().notNull(),
  blocks: jsonb().$type<PageContent['blocks']>().notNull(),
  sources: jsonb().$type<PageContent['sources']>().notNull(),
  checkedOn: date('checked_on'),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
