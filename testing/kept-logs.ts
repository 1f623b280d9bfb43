import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createLog, type Log } from '@kidney/api/platform/log.ts';

/** Where a run keeps all that its processes write, for whoever looks for personal values in it; nowhere otherwise. */
const folder = process.env['TEST_LOGS'];

/** What a process writes of itself in a run: as much as in production where it is kept, otherwise what went wrong. */
export const levelOfProcesses = folder ? 'info' : 'error';

const keep = (name: string, line: string) => {
  if (folder) appendFileSync(join(folder, name), line);
};

/** Below errors: of use to whoever reads the kept file, a flood for whoever watches the run. */
const isOrdinary = (line: string) => /^\{"level":[1-4]0,/.test(line);

/** Collects what a process writes, and shows what went wrong. */
export function collectLog(name: string, streams: readonly Readable[], onLine?: (line: string) => void): string[] {
  const log: string[] = [];
  for (const stream of streams) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(`${line}\n`);
      keep(`${name}.log`, `${line}\n`);
      if (!isOrdinary(line)) process.stderr.write(`${line}\n`);
      onLine?.(line);
    });
  }
  return log;
}

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

/** Whatever a process of ours writes is JSON, line by line. */
export function refuseWords(log: readonly string[]): void {
  const words = log.filter((line) => !isJson(line));
  if (words.length > 0) throw new Error(`lines of a process that are no JSON:\n${words.join('')}`);
}

/** The log of an API that runs in the test's own process. */
export function logInProcess(level: string): Log {
  if (level !== 'silent' || !folder) return createLog(level);
  return createLog('debug', { write: (line) => keep(`in-process-${process.pid}.log`, line) });
}
