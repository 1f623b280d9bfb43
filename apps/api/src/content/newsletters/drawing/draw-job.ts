import type { Tx } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

export const drawTask = 'draw-newsletter';

export interface DrawPayload {
  id: number;
  pdfId: string;
}

/** The pages of the PDF are drawn soon after the transaction. */
export const drawLater = (tx: Tx, { id, pdfId }: DrawPayload) =>
  addJob(tx, {
    task: drawTask,
    queue: drawTask,
    key: `${drawTask}:${id}`,
    payload: { id, pdfId } satisfies DrawPayload,
  });
