import { check, date, index, integer, jsonb, pgTable, sql, text } from '../../platform/drizzle.ts';
import type { Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { titleLetters } from '../../platform/title-letters.ts';
import { contentColumns, manyIndexes } from '../engine/content-columns.table.ts';

/** Times are what the clock on the wall in Seoul shows. */
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
    ...contentColumns,
  },
  (table) => [
    ...manyIndexes('events', table),
    index('events_last_on')
      .on(table.lastOn, table.id)
      .where(sql`${table.removedAt} is null`),
    index('events_title').using('gin', titleLetters(table.title)),
    check('events_ends_after_start', sql`${table.endsOn} >= ${table.startsOn} and ${table.lastOn} >= ${table.endsOn}`),
  ],
);
