import type { OldPostFormat } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { posts } from '../boards/boards.table.ts';

/** That a file of old posts was brought in. */
export const oldPostImports = pgTable(
  'old_post_imports',
  {
    id: uuid().primaryKey(),
    format: text().$type<OldPostFormat>().notNull(),
    /** SHA-256 of the file: the same one does not come in twice. */
    hash: text().notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull(),
    counts: jsonb().$type<OldPostRecord['counts']>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: integer('undone_by').references(() => accounts.id),
    /** How many were taken out again, and how many had changed and stayed. */
    removed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('old_post_imports_once')
      .on(table.hash)
      .where(sql`${table.undoneAt} is null`),
    index('old_post_imports_listed').on(table.at, table.id),
    index('old_post_imports_by').on(table.byId),
    index('old_post_imports_undone_by').on(table.undoneBy),
    check('old_post_imports_format_known', sql`${table.format} in ('wordpress', 'gnuboard', 'sheet')`),
    check('old_post_imports_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('old_post_imports_undone_whole', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/** What a file brought in, as long as it can be taken out again. */
export const oldPostRows = pgTable(
  'old_post_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => oldPostImports.id, { onDelete: 'cascade' }),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.postId] }), index('old_post_rows_post').on(table.postId)],
);

/** Where a post stood on the old site: whoever comes there is led to it. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    address: text().primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('old_addresses_post').on(table.postId),
    check('old_addresses_bounded', sql`char_length(${table.address}) between 2 and 300`),
  ],
);
