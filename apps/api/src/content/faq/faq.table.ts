import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../../office/accounts/accounts.table.ts';

export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    des: text().notNull(),
    /** Small numbers stand first; a new question is the last. */
    position: integer().notNull().generatedByDefaultAsIdentity(),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    removedBy: integer('removed_by').references(() => accounts.id),
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('faqs_removed_by')
      .on(table.removedBy)
      .where(sql`${table.removedBy} is not null`),
    index('faqs_author').on(table.authorId, table.updatedAt, table.id),
    index('faqs_changed').on(table.updatedAt, table.id),
    check('faqs_title_bounded', sql`char_length(${table.title}) between 1 and 200`),
    check('faqs_des_bounded', sql`char_length(${table.des}) between 1 and 20000`),
  ],
);
