import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProgramContent, Weekday } from '@kidney/contract/programs/programs.schema.ts';

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
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'programs_weekdays_known',
      sql`${table.weekdays} <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and ${table.weekdays} <> '{}'`,
    ),
  ],
);
