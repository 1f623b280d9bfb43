import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { titleLetters } from '../../platform/title-letters.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

/** Times are what the clock on the wall in Ulsan shows. */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    html: text().notNull(),
    place: text().notNull(),
    address: text().notNull(),
    mapHref: text('map_href'),
    capacity: text().notNull(),
    startsOn: date('starts_on').notNull(),
    startTime: text('start_time'),
    endsOn: date('ends_on').notNull(),
    endTime: text('end_time'),
    repeat: jsonb().$type<Repeat | null>(),
    /** The day on which it ends for the last time: from then on it is past. */
    lastOn: date('last_on').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    removedBy: integer('removed_by').references(() => accounts.id),
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('events_last_on')
      .on(table.lastOn, table.id)
      .where(sql`${table.removedAt} is null`),
    index('events_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('events_removed_by')
      .on(table.removedBy)
      .where(sql`${table.removedBy} is not null`),
    index('events_changed')
      .on(table.updatedAt, table.id)
      .where(sql`${table.removedAt} is null`),
    index('events_author').on(table.authorId, table.updatedAt, table.id),
    index('events_title').using('gin', titleLetters(table.title)),
    check('events_ends_after_start', sql`${table.endsOn} >= ${table.startsOn} and ${table.lastOn} >= ${table.endsOn}`),
  ],
);
