import { date, pgTable, uuid } from '../../platform/drizzle.ts';
import { persons } from '../people/people.table.ts';

/** A person who belongs to the association. */
export const members = pgTable('members', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => persons.id),
  since: date().notNull(),
  endedOn: date('ended_on'),
});
