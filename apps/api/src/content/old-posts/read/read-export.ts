import { AppError } from '../../../platform/errors.ts';
import { createSemaphore } from '../../../platform/semaphore.ts';
import { inThread } from '../../../platform/spreadsheet/in-thread.ts';
import type { ExportAnswer, ExportTask } from './export-worker.ts';

const patience = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };
const oneAtATime = createSemaphore(1, 2);

/** In a thread of its own, with so much memory and time and no more: what somebody sends may be made to cost both. */
export async function readExport(task: ExportTask) {
  const program = new URL('./export-worker.ts', import.meta.url);
  const answer = await oneAtATime(() =>
    inThread<ExportAnswer>(program, { workerData: task, resourceLimits, patience }).catch(() => null),
  );
  if (!answer)
    throw new AppError('INVALID_INPUT', {
      message: '파일을 읽을 수 없습니다. 너무 크거나 손상되었습니다. 기간이나 게시판을 나누어 내보내 주십시오.',
    });
  if ('problem' in answer) throw new AppError('INVALID_INPUT', { message: answer.problem });
  return answer;
}
