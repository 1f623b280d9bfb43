import type { Ride } from '@kidney/contract/applications/status.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { ridersRepository, sealedRiders } from './riders/riders.repository.ts';

export { createRiderRecords } from './riders/rider-records.ts';

/** Who rides, with which van, on which days. */
export function createRiders({ vault, clock }: { vault: Vault; clock: Clock }) {
  return {
    assign(tx: Tx, personId: string, ride: Ride): Promise<void> {
      const sealed = vault.seal(sealedRiders, personId, { ride: JSON.stringify(ride) });
      return ridersRepository.put(tx, { personId, ...sealed, firstDay: ride.firstDay });
    },
    end: (tx: Tx, personId: string) => ridersRepository.end(tx, personId, seoulDate(clock.now())),
    /** Those of them who ride now. */
    among: ridersRepository.among,
  };
}
