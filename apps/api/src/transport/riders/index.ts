import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { ridesIn, ridesOn } from '@kidney/contract/clients/rides.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { ridersRepository, sealedRiders } from './riders.repository.ts';

export { createRiderRecords } from './rider-records.ts';

/** Who rides, with which van, on which days. */
export function createRiders({ vault, clock }: { vault: Vault; clock: Clock }) {
  const sealedRides = (personId: string, rides: readonly Ride[]) =>
    vault.seal(sealedRiders, personId, { ride: JSON.stringify(rides) });

  return {
    assign: (tx: Tx, personId: string, ride: Ride): Promise<void> =>
      ridersRepository.put(tx, { personId, ...sealedRides(personId, [ride]), firstDay: ride.firstDay }),
    /** All rides from today on, each until the next begins. */
    change: (tx: Tx, personId: string, rides: readonly Ride[]): Promise<void> =>
      ridersRepository.change(tx, personId, sealedRides(personId, rides)),
    end: (tx: Tx, personId: string) => ridersRepository.end(tx, personId, seoulDate(clock.now())),
    /** What each of those who ride has today. Who is shown it stands in the log as shown the person. */
    async ridesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Ride>> {
      if (ids.length === 0) return new Map();
      const today = seoulDate(clock.now());
      const rows = await ridersRepository.ridesOf(tx, ids);
      const rides = rows.map(({ personId, ride }): [string, Ride | null] => {
        const kept = JSON.parse(vault.open(sealedRiders, personId, 'ride', ride)) as Ride | Ride[];
        return [personId, ridesOn(ridesIn(kept), today).ride];
      });
      return new Map(rides.flatMap(([id, ride]) => (ride ? [[id, ride]] : [])));
    },
    /** Those of them who ride now. */
    among: ridersRepository.among,
  };
}
