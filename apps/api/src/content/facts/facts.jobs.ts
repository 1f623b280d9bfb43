import type { ScheduledJob, Tasks } from '../../platform/jobs/jobs.ts';

const takeEffectJob = { task: 'facts-take-effect', key: 'facts-take-effect', queue: 'facts' };

/** A minute after midnight in Seoul. */
const atMidnight: ScheduledJob = { ...takeEffectJob, at: '1 15 * * *' };

/** What the worker does for the facts. */
export const createFactTasks = (facts: {
  takeEffect(): Promise<void>;
}): { tasks: Tasks; scheduled: ScheduledJob[] } => ({
  tasks: { [takeEffectJob.task]: () => facts.takeEffect() },
  scheduled: [atMidnight],
});
