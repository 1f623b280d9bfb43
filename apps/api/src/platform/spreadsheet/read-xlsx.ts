import { AppError } from '../errors.ts';
import { inThread } from './in-thread.ts';
import type { XlsxAnswer } from './xlsx-worker.ts';

const patience = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

const unreadable = () =>
  new AppError('INVALID_INPUT', { message: '엑셀 파일을 읽을 수 없습니다. 엑셀에서 다시 저장해 주십시오.' });

/**
 * In a thread of its own with little memory and little time: a sheet of a hundred bytes can say that its only row is
 * number four thousand million, and the reader would make them all.
 */
export async function readXlsx(bytes: Uint8Array): Promise<NonNullable<XlsxAnswer>> {
  const task = { workerData: bytes, resourceLimits, patience };
  const program = new URL('./xlsx-worker.ts', import.meta.url);
  const answer = await inThread<XlsxAnswer>(program, task).catch(() => null);
  if (!answer) throw unreadable();
  return answer;
}
