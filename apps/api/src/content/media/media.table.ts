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
  uuid,
} from '../../platform/drizzle.ts';
import type { FileFormat, FileKind } from '@kidney/contract/shared/file-formats.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

export interface StoredVariant {
  name: string;
  format: 'avif' | 'webp';
  width: number;
  height: number;
}

/** One row an upload. `pending` until its file is safe, `lost` where the file is gone all the same. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    state: text({ enum: ['pending', 'ready', 'lost'] }).notNull(),
    kind: text().$type<FileKind>().notNull(),
    format: text().$type<FileFormat>().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of what was sent, in hexadecimal digits. */
    digest: text().notNull(),
    alt: text().notNull().default(''),
    width: integer(),
    height: integer(),
    variants: jsonb().$type<StoredVariant[]>().notNull(),
    uploaderId: integer('uploader_id').references(() => accounts.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when nothing keeps it; null while something does. */
    unkeptSince: timestamp('unkept_since', { withTimezone: true }).defaultNow(),
  },
  (table) => [
    index('media_uploader').on(table.uploaderId, table.createdAt),
    index('media_unkept')
      .on(table.unkeptSince)
      .where(sql`${table.unkeptSince} is not null`),
    check('media_state_known', sql`${table.state} in ('pending', 'ready', 'lost')`),
    check('media_kind_known', sql`${table.kind} in ('image', 'document')`),
    check('media_image_measured', sql`(${table.kind} = 'image') = (${table.width} is not null)`),
    check('media_measures_together', sql`(${table.width} is null) = (${table.height} is null)`),
    check('media_name_bounded', sql`char_length(${table.name}) between 1 and 200`),
    check('media_alt_bounded', sql`char_length(${table.alt}) <= 300`),
  ],
);

/** What uses an upload. A file that nothing uses is swept away after a day. */
export const mediaKeeps = pgTable(
  'media_keeps',
  {
    subject: text().notNull(),
    subjectKey: text('subject_key').notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectKey, table.mediaId] }),
    index('media_keeps_media').on(table.mediaId),
  ],
);
