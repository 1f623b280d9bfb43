import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    des: text().notNull(),
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('faqs_author').on(table.authorId, table.updatedAt, table.id),
    index('faqs_changed').on(table.updatedAt, table.id),
    check('faqs_title_bounded', sql`char_length(${table.title}) between 1 and 200`),
    check('faqs_des_bounded', sql`char_length(${table.des}) between 1 and 20000`),
  ],
);
