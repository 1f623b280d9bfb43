import type { Tx } from '../../../platform/database.ts';
import { addJob, addJobs, removeJob, removeJobs } from '../../../platform/jobs/jobs.ts';

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

export const sendLater = (tx: Tx, id: string) => addJob(tx, jobOf(id));

/** After those that go alone, and not before that moment where one is given. */
export const sendManyLater = (tx: Tx, ids: readonly string[], at?: Date) =>
  addJobs(
    tx,
    ids.map((id) => ({ ...jobOf(id), at })),
  );

export const sendNoMore = (tx: Tx, id: string) => removeJob(tx, keyOf(id));

export const sendManyNoMore = (tx: Tx, ids: readonly string[]) => removeJobs(tx, ids.map(keyOf));
