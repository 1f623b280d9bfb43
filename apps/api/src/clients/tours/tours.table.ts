import type { TourStep } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import { check, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { applications } from '../applications/applications.table.ts';
import { persons } from '../people/people.table.ts';

/** Where somebody of the office is in their first-day tour. What they practise on is a person like any other, until it is erased. */
export const tours = pgTable(
  'tours',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    personId: uuid('person_id').references(() => persons.id, { onDelete: 'set null' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** Of a number that nobody has: it marks the telephone notes of the tour. */
    phoneEnd: text('phone_end').notNull(),
    said: text().array().$type<TourStep[]>().notNull(),
    skipped: text().array().$type<TourStep[]>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('tours_open')
      .on(table.startedAt)
      .where(sql`${table.endedAt} is null`),
    index('tours_person').on(table.personId),
    index('tours_application').on(table.applicationId),
    check('tours_phone_end_form', sql`${table.phoneEnd} ~ '^[0-9]{4}$'`),
    check('tours_bounded', sql`cardinality(${table.said}) <= 8 and cardinality(${table.skipped}) <= 8`),
  ],
);
