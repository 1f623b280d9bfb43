import { check, integer, jsonb, pgTable, sql, text } from '../../platform/drizzle.ts';
import type { ProgramContent, Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import { contentColumns, fewIndexes } from '../engine/content-columns.table.ts';

/** What the daycare offers, week by week. */
export const programs = pgTable(
  'programs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    description: text().notNull(),
    weekdays: text().array().$type<Weekday[]>().notNull(),
    startTime: text('start_time'),
    endTime: text('end_time'),
    place: text().notNull(),
    audience: text().notNull(),
    order: integer().notNull(),
    pictures: jsonb().$type<ProgramContent['pictures']>().notNull(),
    ...contentColumns,
  },
  (table) => [
    ...fewIndexes('programs', table),
    check(
      'programs_weekdays_known',
      sql`${table.weekdays} <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and ${table.weekdays} <> '{}'`,
    ),
  ],
);
