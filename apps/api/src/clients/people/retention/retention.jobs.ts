import type { ScheduledJob } from '../../../platform/jobs/jobs.ts';

/** Asked for twice it is done once, and never two at a time. */
export const retentionJob = { task: 'keep-retention', key: 'keep-retention', queue: 'retention', tries: 4 };

/** At three in the night in Seoul. */
export const nightlyRetention: ScheduledJob = { ...retentionJob, at: '0 18 * * *' };
