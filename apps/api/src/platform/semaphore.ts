import { AppError } from './errors.ts';

export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets so many tasks run at once. The others wait in a line of bounded length; beyond it they are sent away. */
export function createSemaphore(places: number, mostWaiting: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running < places) running += 1;
    else if (waiting.length >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
