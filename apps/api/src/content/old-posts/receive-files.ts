import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { AppError } from '../../platform/errors.ts';
import type { Upload } from '../../platform/endpoint.ts';
import type { BulkFiles } from '../media/index.ts';

type Received = Awaited<ReturnType<BulkFiles['receive']>>;

export interface SentFiles {
  main: Received;
  /** The archive beside it. */
  beside: Received | null;
}

async function receive(files: BulkFiles, { bytes }: Upload): Promise<Received> {
  try {
    return await files.receive(bytes, oldPostBounds.sent);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_LARGE') throw error;
    const megabytes = oldPostBounds.sent / 1024 / 1024;
    throw new AppError('TOO_LARGE', { message: `파일은 모두 ${megabytes} MB까지 보낼 수 있습니다. 나누어 주십시오.` });
  }
}

/** On the disk as long as they are looked at, and gone afterwards, whatever became of them. */
export async function withSentFiles<Result>(
  files: BulkFiles,
  open: () => Promise<Upload>,
  work: (sent: SentFiles) => Promise<Result>,
): Promise<Result> {
  const first = await open();
  await using main = await receive(files, first);
  const second = await first.next?.();
  if (!second) return await work({ main, beside: null });
  await using beside = await receive(files, second);
  return await work({ main, beside });
}
