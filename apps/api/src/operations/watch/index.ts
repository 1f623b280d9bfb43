import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { watchRepository } from './watch.repository.ts';
import { watchEndpoints } from './watch.routes.ts';
import { createWatchService } from './watch.service.ts';

export { runAlarm } from './run-alarm.ts';
export { runWatch, watchSettings } from './run-watch.ts';
export { needSomebody, tellSettings } from './tell.ts';
export { readVitals } from './vitals.ts';
export { diskPrefix } from './watch.repository.ts';

/** Whether the log was as it was written when somebody went through it. */
export const noteLogChecked = (database: Database, isSound: boolean): Promise<void> =>
  watchRepository.note(database.jobs, new Map([['log', isSound ? 1 : 0]]));

export const createWatch = (deps: { database: Database; clock: Clock }) => ({
  endpoints: watchEndpoints(createWatchService(deps)),
});
