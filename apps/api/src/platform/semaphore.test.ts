import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('D-AU-14 lets so many run, so many wait, sends the rest away, and survives a failure', async () => {
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

it('D-SEC-07 keeps places for the favoured: others take none of them, and do not stand in their line', async () => {
  const inTurn = createSemaphore(4, 2, 2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const run = (name: string, isFavoured: boolean) => {
    const done = inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, isFavoured);
    done.catch(() => {});
    return done;
  };
  const others = ['a', 'b', 'c', 'd'].map((name) => run(name, false));
  await expect(run('e', false)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(begun).toEqual(['a', 'b']);
  const favoured = ['A', 'B', 'C'].map((name) => run(name, true));
  expect(begun).toEqual(['a', 'b', 'A', 'B']);
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await endFirst();
  expect(begun.at(-1)).toBe('C');
  while (ends.length > 0) await endFirst();
  await Promise.all([...others, ...favoured]);
  expect(begun).toEqual(['a', 'b', 'A', 'B', 'C', 'c', 'd']);
});
