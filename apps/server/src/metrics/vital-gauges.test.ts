import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { keepVitals } from './vital-gauges.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function keeping(readFigures: () => Promise<Record<string, number>>) {
  const registry = new Registry();
  const refresh = keepVitals({ registry, readFigures, clock: systemClock, log: createLog('silent') });
  return async () => {
    await refresh();
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('kidney_'));
  };
}

test('D-OPS-12 the vitals are asked for at most every 15 seconds, and one that is not known is not there', async () => {
  const answers = [{ jobs_given_up: 2, log_sound: 1 }, { 'disk_free_ratio{folder="files"}': 0.25 }];
  const read = vi.fn(async () => answers[read.mock.calls.length - 1] ?? {});
  const look = keeping(read);
  vi.setSystemTime(1_000_000);
  const first = await look();
  expect(first).toEqual(['kidney_jobs_given_up 2', 'kidney_log_sound 1', 'kidney_vitals_read_seconds 1000']);
  vi.advanceTimersByTime(14_000);
  expect(await look()).toEqual(first);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(await look()).toEqual(['kidney_disk_free_ratio{folder="files"} 0.25', 'kidney_vitals_read_seconds 1015']);
});

test('D-OPS-12 while the database is away the last vitals stand, and say how old they are', async () => {
  const read = vi.fn<() => Promise<Record<string, number>>>();
  read.mockResolvedValueOnce({ worker_heartbeat_seconds: 990 }).mockRejectedValue(new Error('away'));
  const look = keeping(read);
  vi.setSystemTime(1_000_000);
  const first = await look();
  vi.advanceTimersByTime(60_000);
  expect(await look()).toEqual(first);
  expect(first).toEqual(['kidney_worker_heartbeat_seconds 990', 'kidney_vitals_read_seconds 1000']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('D-OPS-12 a name that nobody knows takes none of the others away', async () => {
  const read = vi.fn<() => Promise<Record<string, number>>>();
  read.mockResolvedValueOnce({ log_sound: 1 }).mockResolvedValue({ log_sound: 1, moon_phase: 3 });
  const look = keeping(read);
  vi.setSystemTime(1_000_000);
  const first = await look();
  vi.advanceTimersByTime(15_000);
  expect(await look()).toEqual(first);
  expect(read).toHaveBeenCalledTimes(2);
});
