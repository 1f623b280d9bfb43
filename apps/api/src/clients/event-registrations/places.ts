import type { NewsWay } from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { canStillCome, type ComingEvent } from './can-still-come.ts';
import { subjectOf } from './event-registrations.deps.ts';
import { registrationsRepository, type OpeningRow, type RegistrationRow } from './event-registrations.repository.ts';
import { newsWayOf } from './registration-consents.ts';

const waitingMost = 500;

interface Deps {
  clock: Clock;
  auditLog: AuditLog;
}

/** Gives the places that are free to those who wait, in their order: nobody is passed over for being many. */
export function createPlaces({ clock, auditLog }: Deps) {
  /** Of an opening that is locked. Returns how many moved up. */
  return async function moveUp(
    tx: Tx,
    { eventId, places, calledOff }: OpeningRow,
    event: ComingEvent | undefined,
    day: string,
  ): Promise<number> {
    if (!canStillCome(event, calledOff, day, clock.now())) return 0;
    const { registered, waiting } = await registrationsRepository.standing(tx, eventId, day);
    if (waiting === 0 || registered >= places) return 0;
    let free = places - registered;
    const moved: RegistrationRow[] = [];
    for (const row of await registrationsRepository.waiting(tx, eventId, day, waitingMost)) {
      if (row.people > free) break;
      free -= row.people;
      moved.push(row);
    }
    // Whoever was not told yet that the day is another one learns of both by that.
    const groups = Map.groupBy(moved, (row) => `${row.news === 'moved' ? 'moved' : 'moved-up'} ${newsWayOf(row)}`);
    for (const [key, some] of groups) {
      const [news, newsWay] = key.split(' ') as ['moved' | 'moved-up', NewsWay];
      const ids = some.map(({ id }) => id);
      await registrationsRepository.changeAll(tx, ids, { state: 'registered', news, newsWay, sentNews: null });
    }
    for (const { id } of moved) auditLog.record(tx, 'moved', subjectOf(id));
    return moved.length;
  };
}

export type MoveUp = ReturnType<typeof createPlaces>;
