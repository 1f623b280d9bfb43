import { check, date, pgTable, sql, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { persons } from '../../clients/people/people.table.ts';

/** A person who rides. The days and times tell when somebody is treated: they are sealed. */
export const riders = pgTable(
  'riders',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => persons.id),
    ride: bytea().notNull(),
    firstDay: date('first_day').notNull(),
    endedOn: date('ended_on'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('riders_bounded', sql`octet_length(${table.ride}) <= 2000`)],
);

export const sealedRiders = sealedTable('riders', { ride: 'health' }, 'person_id');
