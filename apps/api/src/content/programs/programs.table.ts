import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProgramContent, Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

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
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    removedBy: integer('removed_by').references(() => accounts.id),
    /** Who wrote it; of what came with the site, whoever changed it first. */
    authorId: integer('author_id').references(() => accounts.id),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('programs_removed_by')
      .on(table.removedBy)
      .where(sql`${table.removedBy} is not null`),
    index('programs_author').on(table.authorId, table.updatedAt, table.id),
    index('programs_changed').on(table.updatedAt, table.id),
    check(
      'programs_weekdays_known',
      sql`${table.weekdays} <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and ${table.weekdays} <> '{}'`,
    ),
  ],
);
