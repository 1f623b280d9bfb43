import type { applicationsOf, OfficeDeps } from './cases/index.ts';
import type { createMemberships } from './memberships/index.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { PeopleDeps, Related } from './people/index.ts';
import type { Tx } from '../platform/database.ts';

type Outcomes = OfficeDeps['outcomes'];

/** Handed in, since transport builds on this district. */
export interface Riders {
  assign(tx: Tx, personId: string, ride: Ride): Promise<void>;
  change(tx: Tx, personId: string, rides: readonly Ride[]): Promise<void>;
  end(tx: Tx, personId: string): Promise<void>;
  among(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>>;
  who(tx: Tx, wanted: { van: string; day: string }): Promise<string[]>;
}

interface Makers {
  memberships: ReturnType<typeof createMemberships>;
  riders: Riders;
}

/** What comes of an application: a member or a rider. The features know nothing of one another. */
export const outcomesOf = ({ memberships, riders }: Makers): Outcomes => ({
  membership: { onSettled: memberships.join, onCancelled: memberships.leave },
  transport: {
    onSettled: async (tx, personId, ride) => {
      if (!ride) throw new Error('a settled ride without van and days');
      await riders.assign(tx, personId, ride);
    },
    onCancelled: riders.end,
    onRideChanged: riders.change,
  },
  // What is given is written down elsewhere: in the books, and in 홈택스.
  pledge: { onSettled: async () => {}, onCancelled: async () => {} },
});

interface Known {
  applicationsOf: typeof applicationsOf;
  members(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>>;
  riders: Riders['among'];
}

/** What the other features know of people. */
export const relatedOf =
  ({ applicationsOf: applied, members, riders }: Known): NonNullable<PeopleDeps['related']> =>
  async (tx, ids) => {
    if (ids.length === 0) return new Map();
    const [all, belonging, riding] = [await applied(tx, ids), await members(tx, ids), await riders(tx, ids)];
    return new Map(
      ids.map((id): [string, Related] => [
        id,
        {
          roles: [...(belonging.has(id) ? (['member'] as const) : []), ...(riding.has(id) ? (['rider'] as const) : [])],
          applications: all.filter(({ personId }) => personId === id),
        },
      ]),
    );
  };
