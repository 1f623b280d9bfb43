import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@kidney/api/platform/log.ts';
import { startListener } from './listener.ts';
import { keysOf } from './shared-life.ts';

const patienceMs = 1_000;
const mostTries = 3;
const pauseMs = 100;
/** How long a cache that did not answer is left alone. */
const restMs = 5_000;
/** A process may hear of a change a little later than we do, and hand out the page of before meanwhile. So each is said again. */
const againAfterMs = [250, 1_500];
const everything = 'all';

export interface PurgerOptions {
  url: string;
  log: Log;
  caches: readonly string[];
  onFailed(): void;
}

async function purge(cache: string, keys: string, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]);
  const answer = await fetch(cache, { method: 'PURGE', headers: { xkey: keys }, signal });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/** What one cache still has to be told: more tags than fit into a header are everything, so it is never much. */
function createQueue(cache: string, { log, onFailed }: PurgerOptions, stopping: AbortSignal) {
  let waiting = new Set<string>();
  let isRunning = false;

  async function tell(keys: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await purge(cache, keys, stopping);
      } catch (error) {
        if (tried === mostTries) throw error;
        await delay(pauseMs, undefined, { signal: stopping });
      }
    }
  }

  async function run(): Promise<void> {
    while (waiting.size > 0 && !stopping.aborted) {
      const keys = waiting.has(everything) ? everything : (keysOf(waiting) ?? everything);
      waiting = new Set();
      try {
        await tell(keys);
      } catch (error) {
        if (stopping.aborted) return;
        log.warn({ err: error, cache }, 'a shared cache was not told of a change');
        onFailed();
        // What was withdrawn must not come back on a bad day, so it stays owed.
        waiting = new Set([everything]);
        await delay(restMs, undefined, { signal: stopping, ref: false }).catch(() => {});
      }
    }
  }

  return (tags: readonly string[]): void => {
    if (waiting.size < 1_000) for (const tag of tags) waiting.add(tag);
    else waiting = new Set([everything]);
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  };
}

/** Tells shared caches which pages have changed. Each machine's worker tells its own, whether it has the worker's place or not. */
export function startPurger(options: PurgerOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queues = options.caches.map((cache) => createQueue(cache, options, signal));
  const tell = (tags: readonly string[]) => {
    for (const queue of queues) queue(tags);
  };
  const change = (tags: readonly string[]) => {
    tell(tags);
    for (const ms of againAfterMs)
      delay(ms, undefined, { signal, ref: false }).then(
        () => tell(tags),
        () => {},
      );
  };
  const changeAll = () => change([everything]);
  const listener = startListener({
    url: options.url,
    log: options.log,
    onChange: change,
    onAddition: change,
    onUnknownChange: changeAll,
    onHearing: changeAll,
    onLost: () => {},
  });
  return {
    stop: async () => {
      stopping.abort();
      await listener.stop();
    },
  };
}
