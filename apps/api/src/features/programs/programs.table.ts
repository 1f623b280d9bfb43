import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProgramContent, Weekday } from '@kidney/contract/programs/programs.schema.ts';
import { accounts } from '../accounts/accounts.table.ts';

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
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('programs_author').on(table.authorId, table.updatedAt, table.id),
    index('programs_changed').on(table.updatedAt, table.id),
    check(
      'programs_weekdays_known',
      sql`${table.weekdays} <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and ${table.weekdays} <> '{}'`,
    ),
  ],
);
