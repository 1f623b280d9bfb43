import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/drizzle.ts';
import type { Drawing } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { titleLetters } from '../../platform/title-letters.ts';
import { contentColumns, manyIndexes } from '../engine/content-columns.table.ts';

/** One row an issue. `drawing` says how far the pictures of its PDF are. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull(),
    title: text().notNull(),
    publishedOn: date('published_on').notNull(),
    summary: text().notNull(),
    pdfId: uuid('pdf_id').notNull(),
    isListed: boolean('is_listed').notNull(),
    drawing: text().$type<Drawing['state']>().notNull().default('waiting'),
    drawingProblem: text('drawing_problem').$type<NonNullable<Drawing['problem']>>(),
    pageTotal: integer('page_total'),
    ...contentColumns,
  },
  (table) => [
    ...manyIndexes('newsletters', table),
    index('newsletters_published')
      .on(table.publishedOn, table.id)
      .where(sql`${table.isListed} and ${table.removedAt} is null`),
    index('newsletters_kept')
      .on(table.updatedAt, table.id)
      .where(sql`${table.removedAt} is null and not ${table.isListed}`),
    index('newsletters_title').using('gin', titleLetters(table.title)),
    uniqueIndex('newsletters_number_unique')
      .on(table.number)
      .where(sql`${table.removedAt} is null`),
    check('newsletters_drawing_known', sql`${table.drawing} in ('waiting', 'drawing', 'done', 'failed')`),
  ],
);

/** The pages of an issue's PDF: each drawn once, with its words. */
export const newsletterPages = pgTable(
  'newsletter_pages',
  {
    newsletterId: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    /** Of its picture. */
    mediaId: uuid('media_id').notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.newsletterId, table.page] })],
);
