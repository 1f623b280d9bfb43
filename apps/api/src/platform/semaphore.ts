import { AppError } from './errors.ts';

/** `isFavoured` for those for whom places are kept. */
export type Semaphore = <T>(task: () => Promise<T>, isFavoured?: boolean) => Promise<T>;

/**
 * Lets so many tasks run at once. The others wait in a line of bounded length; beyond it they are sent away. Some places
 * may be kept: whoever is favoured gets any of them, and waits in a line of their own.
 */
export function createSemaphore(places: number, mostWaiting: number, kept = 0): Semaphore {
  let running = 0;
  const favoured: (() => void)[] = [];
  const others: (() => void)[] = [];
  const open = (isFavoured: boolean) => places - (isFavoured ? 0 : kept);

  /** A place that is given on to somebody who waits stays taken. */
  function passOn(): void {
    const next = favoured.shift() ?? (running <= open(false) ? others.shift() : undefined);
    if (next) next();
    else running -= 1;
  }

  return async (task, isFavoured = false) => {
    const line = isFavoured ? favoured : others;
    if (running < open(isFavoured)) running += 1;
    else if (line.length >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
