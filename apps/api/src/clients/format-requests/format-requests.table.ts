import type { FormatEnding } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { check, date, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { persons } from '../people/people.table.ts';

/** That somebody wants something of ours in another format. Which one may tell how they are: it is sealed with the rest. */
export const formatRequests = pgTable(
  'format_requests',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    way: text().$type<'web' | 'phone'>().notNull(),
    /** The format, what is wanted, and the mail address. */
    wish: bytea().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    dueOn: date('due_on').notNull(),
    takenBy: integer('taken_by').references(() => accounts.id),
    ending: text().$type<FormatEnding>(),
    /** With what it ended. */
    endWords: bytea('end_words'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: integer('ended_by').references(() => accounts.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('format_requests_waiting')
      .on(table.dueOn, table.id)
      .where(sql`${table.endedAt} is null`),
    index('format_requests_ended').on(table.endedAt, table.id),
    index('format_requests_person').on(table.personId),
    index('format_requests_taken_by').on(table.takenBy),
    index('format_requests_ended_by').on(table.endedBy),
    check('format_requests_way_known', sql`${table.way} in ('web', 'phone')`),
    check('format_requests_ending_known', sql`${table.ending} in ('given', 'withdrawn')`),
    check('format_requests_ended_whole', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
    check(
      'format_requests_bounded',
      sql`octet_length(${table.wish}) <= 8000 and octet_length(${table.endWords}) <= 2000`,
    ),
  ],
);

export const sealedFormatRequests = sealedTable('format_requests', { wish: 'health', endWords: 'health' });
