import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { addJob, isJobLeft, removeJob } from '../../../platform/jobs/jobs.ts';
import { messages } from '../notifications.table.ts';

export const sendTask = 'send-message';

export interface SendPayload {
  id: string;
}

const keyOf = (id: string) => `${sendTask}:${id}`;

/** A mail server that is away for a night is waited for. */
const tries = 12;

export const sendLater = (tx: Tx, id: string) =>
  addJob(tx, { task: sendTask, key: keyOf(id), payload: { id } satisfies SendPayload, tries });

export const sendNoMore = (tx: Tx, id: string) => removeJob(tx, keyOf(id));

/** For a query over messages: whether somebody will still try to send it. */
export const isSendLeft = isJobLeft(sql`${`${sendTask}:`} || ${messages.id}`);
