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
    /** Those of them who belong to it now. */
    among: membershipsRepository.among,
  };
}
