import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('D-AU-13 lets so many run, so many wait, sends the rest away, and survives a failure', async () => {
  const inTurn = createSemaphore(2, 3);
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const task = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running -= 1;
    if (fails) throw new Error('failed');
    return 'done';
  };
  const results = Array.from({ length: 6 }, (_, n) => inTurn(task(n === 0)).catch((error: Error) => error.message));
  await expect(inTurn(task(false))).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });

  for (let finished = 0; finished < 5; finished += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  }
  expect(await Promise.all(results)).toEqual([
    'failed',
    'done',
    'done',
    'done',
    'done',
    expect.stringContaining('지금은'),
  ]);
  expect(most).toBe(2);
});
