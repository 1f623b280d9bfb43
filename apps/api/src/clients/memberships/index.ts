import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { membershipsRepository } from './memberships.repository.ts';

export { memberRecords } from './member-records.ts';

/** Who belongs to the association. */
export function createMemberships({ clock }: { clock: Clock }) {
  const today = () => seoulDate(clock.now());
  return {
    join: (tx: Tx, personId: string) => membershipsRepository.join(tx, personId, today()),
    leave: (tx: Tx, personId: string) => membershipsRepository.leave(tx, personId, today()),
    ofPeople: membershipsRepository.ofPeople,
    /** Whoever belonged to it before a list said so, from the day that it names. */
    joinAll: membershipsRepository.insertAll,
    takeOut: membershipsRepository.removeAll,
    /** Everybody who belongs to it now. */
    all: membershipsRepository.all,
    /** Those of them who belong to it now. */
    among: membershipsRepository.among,
  };
}
