import { isOpen, stepsOf, type ApplicationState } from '@kidney/contract/clients/application-names.paths.ts';
import type { ShownRides } from '@kidney/contract/clients/rides.paths.ts';
import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import type { ApplicationRow } from '../applications.repository.ts';
import { reasonWords } from './reason-labels.ts';

interface Entered {
  state: ApplicationState | null;
  at: Date;
}

/** The steps of the straight way, each with the day it was last entered; what lies ahead of where it is now has none. */
function stepsTo({ kind, state }: ApplicationRow, entered: readonly Entered[]): ApplicationStatus['steps'] {
  const steps: readonly ApplicationState[] = stepsOf[kind];
  const now = steps.indexOf(state);
  return steps.map((step, index) => {
    const isAhead = now !== -1 && index > now;
    const at = isAhead ? undefined : entered.findLast((each) => each.state === step)?.at;
    return { state: step, at: at?.toISOString() ?? null };
  });
}

/** What stands only where the link leads. */
interface ByLink {
  rides: ShownRides;
  pictures: ApplicationStatus['pictures'];
}

export function presentStatus(row: ApplicationRow, entered: readonly Entered[], byLink?: ByLink): ApplicationStatus {
  return {
    kind: row.kind,
    state: row.state,
    steps: stepsTo(row, entered),
    since: row.stateSince.toISOString(),
    reason: row.reason === null ? null : reasonWords[row.reason],
    dueOn: isOpen(row.state) ? row.dueOn : null,
    ride: byLink?.rides.ride ?? null,
    nextRide: byLink?.rides.nextRide ?? null,
    pictures: byLink?.pictures ?? [],
  };
}
