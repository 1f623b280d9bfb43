import type { Tx } from '../../../platform/database.ts';
import { addJob, removeJob } from '../../../platform/jobs/jobs.ts';

export const sendTask = 'send-message';

export interface SendPayload {
  id: string;
}

/** Before the message's id. */
export const sendKeyStart = `${sendTask}:`;
const keyOf = (id: string) => `${sendKeyStart}${id}`;

/** A mail server that is away for a night is waited for. */
const tries = 12;

export const sendLater = (tx: Tx, id: string) =>
  addJob(tx, { task: sendTask, key: keyOf(id), payload: { id } satisfies SendPayload, tries });

export const sendNoMore = (tx: Tx, id: string) => removeJob(tx, keyOf(id));
