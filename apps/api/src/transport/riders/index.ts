import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
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
    /** Those of them who ride now. */
    among: ridersRepository.among,
  };
}
