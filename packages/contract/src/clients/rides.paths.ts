import type { Ride } from './ride.schema.ts';

/** How many rides one after the other are kept: the one of today, and what is arranged ahead. Those before stand in the case. */
export const ridesMost = 5;

/** The list as it is kept. Before rides could be changed, the one ride lay there alone. */
export const ridesIn = (kept: Ride | Ride[]): Ride[] => (Array.isArray(kept) ? kept : [kept]);

const indexOn = (rides: readonly Ride[], day: string): number =>
  Math.max(
    rides.findLastIndex(({ firstDay }) => firstDay <= day),
    0,
  );

export interface ShownRides {
  /** What counts that day; before the first day, what will then. */
  ride: Ride | null;
  /** What comes after it. */
  nextRide: Ride | null;
}

export function ridesOn(rides: readonly Ride[], day: string): ShownRides {
  const now = indexOn(rides, day);
  return { ride: rides[now] ?? null, nextRide: rides[now + 1] ?? null };
}

/** From its first day on a change counts, whatever was arranged for later; until then everything stays. */
export const withChange = (rides: readonly Ride[], change: Ride, today: string): Ride[] => [
  ...rides.slice(indexOn(rides, today)).filter(({ firstDay }) => firstDay < change.firstDay),
  change,
];
