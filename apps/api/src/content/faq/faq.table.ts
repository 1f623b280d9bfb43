import { check, integer, pgTable, sql, text } from '../../platform/drizzle.ts';
import { contentColumns, fewIndexes } from '../engine/content-columns.table.ts';

export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    des: text().notNull(),
    /** Small numbers stand first; a new question is the last. */
    position: integer().notNull().generatedByDefaultAsIdentity(),
    ...contentColumns,
  },
  (table) => [
    ...fewIndexes('faqs', table),
    check('faqs_title_bounded', sql`char_length(${table.title}) between 1 and 200`),
    check('faqs_des_bounded', sql`char_length(${table.des}) between 1 and 20000`),
  ],
);
