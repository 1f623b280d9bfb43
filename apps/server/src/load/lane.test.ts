import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLane, LaneFull, type Lane, type Line } from './lane.ts';

let busy = 0;
let lane: Lane;
beforeEach(() => {
  busy = 0;
  lane = createLane({ share: 0.15, busyShare: () => busy });
});
afterEach(() => lane.close());

/** A task that runs until it is told to end. */
function held(line: Line) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { hasBegun: false };
  const done = lane.run(line, () => {
    state.hasBegun = true;
    return promise;
  });
  done.catch(() => {});
  return { done, end: () => resolve('page'), hasBegun: () => state.hasBegun };
}

/** Takes the processor for so long. */
const work = async (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('the lane of strangers', () => {
  test('D-SEC-07 two at once, eight waiting, and the next is sent away at once', async () => {
    const tasks = Array.from({ length: 10 }, () => held('endless'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
    await expect(held('endless').done).rejects.toThrow(LaneFull);
    for (const { end } of tasks) end();
    expect(await Promise.all(tasks.map(({ done }) => done))).toEqual(Array<string>(10).fill('page'));
    expect(lane.size).toEqual({ running: 0, waiting: 0 });
  });

  test('D-SEC-07 who waits longer than two seconds is sent away, what has a number is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const running = [held('endless'), held('endless')];
      const late = held('endless');
      const numbered = held('numbered');
      const refused = expect(late.done).rejects.toThrow(LaneFull);
      await vi.advanceTimersByTimeAsync(2_001);
      await refused;
      expect(lane.size).toEqual({ running: 2, waiting: 1 });
      for (const { end } of [...running, numbered]) end();
      expect(await numbered.done).toBe('page');
    } finally {
      vi.useRealTimers();
    }
  });

  test('D-SEC-07 what has a number goes before what has no end', async () => {
    const running = [held('endless'), held('endless')];
    const order: string[] = [];
    const later = [
      lane.run('endless', async () => order.push('endless')),
      lane.run('numbered', async () => order.push('numbered')),
    ];
    running[0]?.end();
    await Promise.all(later);
    running[1]?.end();
    expect(order).toEqual(['numbered', 'endless']);
  });

  test('D-SEC-07 a task that fails gives its place back', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(lane.run('endless', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(lane.size.running).toBe(0);
  });

  test('D-SEC-07 while the process is busy they get a small part of its time, and otherwise all they want', async () => {
    const timeOf = async () => {
      const started = performance.now();
      for (let n = 0; n < 6; n += 1) await lane.run('endless', () => work(50));
      return performance.now() - started;
    };
    const free = await timeOf();
    busy = 1;
    // 300 ms of work at 15 % are two seconds; what was saved up and is still owed makes it a little less.
    expect(await timeOf()).toBeGreaterThan(free + 1_000);
  });
});
