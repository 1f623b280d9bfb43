import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { staffSearchBounds } from '@kidney/contract/operations/staff-search/staff-search.paths.ts';
import type { FoundForStaff } from '@kidney/contract/operations/staff-search/staff-search.schema.ts';
import type { Clients } from '../../clients/build-clients.ts';
import type { Content } from '../../content/build-content.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { mayBeTitle, seesPeople } from './staff-search.policy.ts';

/** What each feature finds of its own; who is shown is written into the log by the feature that shows them. */
export interface StaffSearchDeps {
  database: Database;
  people: Clients['people']['lookUp'];
  applications: Clients['cases']['byReceipt'];
  rides(tx: Tx, people: readonly string[]): Promise<ReadonlyMap<string, Ride>>;
  writings: Content['contents']['search'];
}

const { shown } = staffSearchBounds;

export function createStaffSearchService({ database, people, applications, rides, writings }: StaffSearchDeps) {
  const peopleIn = (words: string): Promise<Pick<FoundForStaff, 'people' | 'applications'>> =>
    database.write.transaction(async (tx) => {
      const found = await people(tx, words, shown);
      const riding = await rides(
        tx,
        found.people.map(({ id }) => id),
      );
      const { cases, hasMore } = await applications(tx, words, shown);
      return {
        people: {
          rows: found.people.map((person) => {
            const { van, days } = riding.get(person.id) ?? {};
            return { ...person, ride: van && days ? { van, days } : null };
          }),
          hasMore: found.hasMore,
        },
        applications: {
          rows: cases.map(({ id, name, kind, state, receivedAt }) => ({ id, name, kind, state, receivedAt })),
          hasMore,
        },
      };
    });

  return {
    async search(words: string, roles: readonly string[]): Promise<FoundForStaff> {
      const [known, { titles, hasMore }] = await Promise.all([
        seesPeople(roles) ? peopleIn(words) : {},
        mayBeTitle(words) ? writings(words, roles, shown) : { titles: [], hasMore: false },
      ]);
      return { ...known, writings: { rows: titles, hasMore } };
    },
  };
}

export type StaffSearchService = ReturnType<typeof createStaffSearchService>;
