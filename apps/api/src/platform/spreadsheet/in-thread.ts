import { Worker, type WorkerOptions } from 'node:worker_threads';

interface Task {
  workerData?: unknown;
  resourceLimits?: WorkerOptions['resourceLimits'];
  /** How long it may take, in milliseconds. */
  patience: number;
}

/** The one message of a thread. Whatever becomes of the thread, an answer or an error comes, and it is gone. */
export async function inThread<Answer>(program: URL, { patience, ...given }: Task): Promise<Answer> {
  // Nothing of the parent's environment or output is its business.
  const worker = new Worker(program, { ...given, env: {}, stdout: true, stderr: true });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error(`the thread said nothing within ${patience} ms`)), patience);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread ended without a word')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
