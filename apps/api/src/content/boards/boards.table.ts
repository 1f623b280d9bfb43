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
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/drizzle.ts';
import type { Board, Office } from '@kidney/contract/content/boards/boards.paths.ts';
import { titleLetters } from '../../platform/title-letters.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

// To the millisecond, as JavaScript counts: a cursor made from one then means exactly that moment.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    board: text().$type<Board>().notNull(),
    /** Null until it is public for the first time; then never changed. */
    number: integer(),
    title: text().notNull(),
    html: text().notNull(),
    /** The first words of the text. */
    description: text().notNull(),
    office: text().$type<Office>().notNull(),
    attachments: uuid().array().notNull(),
    hasPicture: boolean('has_picture').notNull(),
    /** To be shown from `publishedAt` on, unless it lies in the bin. */
    listed: boolean().notNull(),
    publishedAt: moment('published_at'),
    pinnedUntil: date('pinned_until'),
    /** Since when it lies in the bin. */
    removedAt: moment('removed_at'),
    removedBy: integer('removed_by').references(() => accounts.id),
    views: integer().notNull().default(0),
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => {
    const listed = sql`${table.listed} and ${table.removedAt} is null`;
    return [
      check(
        'posts_board_known',
        sql`${table.board} in ('news', 'notice', 'daycare-news', 'daycare-notice', 'donation-report')`,
      ),
      check('posts_listed_with_moment', sql`not ${table.listed} or ${table.publishedAt} is not null`),
      check('posts_numbered_with_moment', sql`${table.number} is null or ${table.publishedAt} is not null`),
      uniqueIndex('posts_number')
        .on(table.board, table.number)
        .where(sql`${table.number} is not null`),
      index('posts_listed').on(table.board, table.publishedAt, table.id).where(listed),
      index('posts_due')
        .on(table.board, table.publishedAt, table.id)
        .where(sql`${listed} and ${table.number} is null`),
      index('posts_pinned')
        .on(table.board, table.pinnedUntil)
        .where(sql`${listed} and ${table.pinnedUntil} is not null`),
      index('posts_unlisted')
        .on(table.board, table.updatedAt, table.id)
        .where(sql`${table.removedAt} is null and (not ${table.listed} or ${table.number} is null)`),
      index('posts_removed')
        .on(table.board, table.removedAt, table.id)
        .where(sql`${table.removedAt} is not null`),
      index('posts_removed_by')
        .on(table.removedBy)
        .where(sql`${table.removedBy} is not null`),
      index('posts_changed')
        .on(table.board, table.updatedAt, table.id)
        .where(sql`${table.removedAt} is null`),
      index('posts_author').on(table.authorId, table.board, table.updatedAt, table.id),
      index('posts_title').using('gin', titleLetters(table.title)),
    ];
  },
);

/** One row a board: what was counted when a post became public. Also the lock under which numbers are given. */
export const boardCounters = pgTable('board_counters', {
  board: text().$type<Board>().primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
  posts: integer().notNull().default(0),
});

/** The same by month in Seoul, `YYYY-MM`. */
export const boardMonths = pgTable(
  'board_months',
  {
    board: text().$type<Board>().notNull(),
    month: text().notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.month] })],
);
