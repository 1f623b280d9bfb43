import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { isRobot } from './known-robots.ts';

const minute = 60_000;
/** Bounds the memory of a day; beyond it the oldest reader counts once more. */
const readersMost = 200_000;

export interface Reader {
  address: string;
  userAgent: string;
}

interface Deps {
  clock: Clock;
  write(counts: ReadonlyMap<number, number>): Promise<void>;
  onError(error: unknown): void;
}

/** Gathers views in memory and writes them at most once a minute. Who read what is never stored. */
export function createViewCounter({ clock, write, onError }: Deps) {
  let day = '';
  let key = randomBytes(32);
  let readers = new Set<string>();
  let gathered = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  /** With the day's key thrown away, nobody can tell any more whose mark a mark was. */
  function startDay(): void {
    const today = seoulDate(clock.now());
    if (today === day) return;
    day = today;
    key = randomBytes(32);
    readers = new Set();
  }

  function isFirstToday(postId: number, { address, userAgent }: Reader): boolean {
    startDay();
    const mark = createHmac('sha256', key).update(`${postId}\n${address}\n${userAgent}`).digest('base64').slice(0, 16);
    if (readers.has(mark)) return false;
    if (readers.size >= readersMost) readers.delete(readers.values().next().value as string);
    readers.add(mark);
    return true;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = gathered;
    gathered = new Map();
    if (counts.size === 0) return;
    try {
      await write(counts);
    } catch (error) {
      for (const [id, views] of counts) add(id, views);
      throw error;
    }
  }

  function add(postId: number, views: number): void {
    gathered.set(postId, (gathered.get(postId) ?? 0) + views);
    timer ??= setTimeout(() => void flush().catch(onError), minute).unref();
  }

  return {
    count(postId: number, reader: Reader): void {
      if (!isRobot(reader.userAgent) && isFirstToday(postId, reader)) add(postId, 1);
    },
    /** What is left when a process ends. */
    flush,
  };
}
