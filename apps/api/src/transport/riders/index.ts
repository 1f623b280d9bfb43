import { serviceDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { ridesIn, ridesOn } from '@kidney/contract/clients/rides.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate, weekdayOf } from '../../platform/seoul-time.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { ridersRepository, sealedRiders } from './riders.repository.ts';

export { createRiderRecords } from './rider-records.ts';

/** Far more than ever ride. */
const ridersMost = 10_000;

/** What counts on that very day, and nothing where it only begins later or the day is none of its own. */
function rideOnDay(rides: readonly Ride[], day: string): Ride[] {
  const ride = rides.findLast(({ firstDay }) => firstDay <= day);
  return ride?.days.some((each) => each === serviceDays[weekdayOf(day) - 1]) ? [ride] : [];
}

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
    /** With this van, on this day; empty narrows nothing. Without a day, also whose ride begins later. Nobody is shown. */
    async who(tx: Tx, { van, day }: { van: string; day: string }): Promise<string[]> {
      const today = seoulDate(clock.now());
      const rows = await ridersRepository.all(tx, ridersMost);
      const isWanted = ({ personId, ride }: (typeof rows)[number]) => {
        const rides = ridesIn(JSON.parse(vault.open(sealedRiders, personId, 'ride', ride)) as Ride | Ride[]);
        const { ride: now, nextRide } = ridesOn(rides, today);
        const counting = day === '' ? [now, nextRide] : rideOnDay(rides, day);
        return counting.some((each) => each && (van === '' || each.van === van));
      };
      return rows.filter(isWanted).map(({ personId }) => personId);
    },
    /** Those of them who ride now. */
    among: ridersRepository.among,
  };
}
