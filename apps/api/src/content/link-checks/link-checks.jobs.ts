import type { ScheduledJob } from '../../platform/jobs/jobs.ts';

/** Asked for twice it is done once, and never two at a time. */
export const checkJob = { task: 'check-links', key: 'check-links', queue: 'links', tries: 4 };

/** At half past four in the night in Seoul, when the fewest read and nobody writes. */
export const nightlyCheck: ScheduledJob = { ...checkJob, at: '30 19 * * *' };
