import type { Tx } from '../../../platform/database.ts';
import { addJob, addJobs, priorityOfMany, removeJob, removeJobs } from '../../../platform/jobs/jobs.ts';

export const sendTask = 'send-message';

export interface SendPayload {
  id: string;
}

/** Before the message's id. */
export const sendKeyStart = `${sendTask}:`;
const keyOf = (id: string) => `${sendKeyStart}${id}`;

/** A mail server that is away for a night is waited for. */
const tries = 12;
const jobOf = (id: string) => ({ task: sendTask, key: keyOf(id), payload: { id } satisfies SendPayload, tries });

/** One of many waits for those that somebody waits for. */
export const sendLater = (tx: Tx, id: string, isOfMany = false) =>
  addJob(tx, { ...jobOf(id), priority: isOfMany ? priorityOfMany : 0 });

/** After those that go alone, and not before that moment where one is given. */
export const sendManyLater = (tx: Tx, ids: readonly string[], at?: Date) =>
  addJobs(
    tx,
    ids.map((id) => ({ ...jobOf(id), at })),
  );

export const sendNoMore = (tx: Tx, id: string) => removeJob(tx, keyOf(id));

export const sendManyNoMore = (tx: Tx, ids: readonly string[]) => removeJobs(tx, ids.map(keyOf));
