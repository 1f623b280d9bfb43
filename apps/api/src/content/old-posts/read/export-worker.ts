import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../platform/errors.ts';
import { ExportProblem, type ReadExport } from './old-post.ts';
import { openExport } from './open-export.ts';
import { preparePosts } from './prepare-posts.ts';

export interface ExportTask {
  exportPath: string;
  filesPath: string | null;
  now: Date;
}

/** What was read, or what somebody can do about it. */
export type ExportAnswer = { read: ReadExport; archive: 'export' | 'files' | null } | { problem: string };

async function answer({ exportPath, filesPath, now }: ExportTask): Promise<ExportAnswer> {
  try {
    const { raw, entries, archive } = await openExport(exportPath, filesPath);
    return { read: preparePosts(raw, entries, now), archive };
  } catch (error) {
    if (error instanceof ExportProblem || error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as ExportTask));
