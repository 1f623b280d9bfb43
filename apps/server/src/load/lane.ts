import { performance } from 'node:perf_hooks';

const sampleEvery = 500;
const busyFrom = 0.6;
const places = 2;

/**
 * Pages with a query, searches, forms: there is no end of such addresses, so who has to wait long is sent away.
 * Of what stands under a number there is an end, but not one that is known: it is waited for much longer, and comes first.
 */
const lines = {
  numbered: { mostWaiting: 100, longestWait: 10_000 },
  endless: { mostWaiting: 8, longestWait: 2_000 },
} as const;

export type Line = keyof typeof lines;

/** There is no place for this now. */
export class LaneFull extends Error {}

export interface LaneOptions {
  /** Of the processor's time, from 0 to 1, while it is busy. */
  share: number;
  /** Share of the time, from 0 to 1, for which the process was busy a moment ago. */
  busyShare?(): number;
}

/** How busy this process was in the last half second. */
function watchProcess() {
  let before = performance.eventLoopUtilization();
  let last = 0;
  const sampling = setInterval(() => {
    const now = performance.eventLoopUtilization();
    last = performance.eventLoopUtilization(now, before).utilization;
    before = now;
  }, sampleEvery).unref();
  return { busyShare: () => last, stop: () => clearInterval(sampling) };
}

/** Renders for strangers, few at once; while the process is busy they get a small part of its time. */
export function createLane({ share, ...options }: LaneOptions) {
  const watch = watchProcess();
  const busyShare = options.busyShare ?? watch.busyShare;
  const waiting: Record<Line, (() => void)[]> = { numbered: [], endless: [] };
  let running = 0;
  /** Milliseconds that may be spent while it is busy. */
  let budget = sampleEvery * share;
  let refilledAt = performance.now();
  let again: NodeJS.Timeout | undefined;

  function refill(): void {
    const now = performance.now();
    budget = Math.min(sampleEvery * share, budget + (now - refilledAt) * share);
    refilledAt = now;
  }

  function letIn(): void {
    refill();
    while (running < places) {
      const line = waiting.numbered.length > 0 ? waiting.numbered : waiting.endless;
      const [next] = line;
      if (!next) return;
      if (share < 1 && budget <= 0 && busyShare() > busyFrom) {
        clearTimeout(again);
        again = setTimeout(letIn, Math.min(sampleEvery, -budget / share + 1)).unref();
        return;
      }
      line.shift();
      running += 1;
      next();
    }
  }

  function wait(name: Line): Promise<void> {
    const { mostWaiting, longestWait } = lines[name];
    const line = waiting[name];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(tooLong);
      resolve();
    };
    const tooLong = setTimeout(() => {
      line.splice(line.indexOf(start), 1);
      reject(new LaneFull());
    }, longestWait);
    line.push(start);
    letIn();
    // What went in at once does not wait.
    if (line.includes(start) && line.length > mostWaiting) {
      line.pop();
      clearTimeout(tooLong);
      reject(new LaneFull());
    }
    return promise;
  }

  return {
    async run<T>(line: Line, task: () => Promise<T>): Promise<T> {
      await wait(line);
      const before = performance.eventLoopUtilization();
      const among = running;
      try {
        return await task();
      } finally {
        refill();
        budget = Math.max(-300, budget - performance.eventLoopUtilization(before).active / among);
        running -= 1;
        letIn();
      }
    },
    get size() {
      return { running, waiting: waiting.numbered.length + waiting.endless.length };
    },
    close(): void {
      watch.stop();
      clearTimeout(again);
    },
  };
}

export type Lane = ReturnType<typeof createLane>;
