import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const isJson = (line: string) => line.startsWith('{');

/** Not readline's: it also ends a line at separators that JSON leaves as they are. */
function onLine(from: Readable, take: (line: string) => void): void {
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  from.on('end', () => rest && take(rest));
}

/** Writes what a process says, a line at a time. What it says in words, as Node does when it breaks, becomes JSON. */
export function passLinesOn({ pid, stdout, stderr }: ChildProcess): void {
  const pass = (from: Readable | null, to: Writable) =>
    from &&
    onLine(from, (line) => {
      if (line === '') return;
      to.write(`${isJson(line) ? line : JSON.stringify({ level: 50, time: Date.now(), pid, msg: line })}\n`);
    });
  pass(stdout, process.stdout);
  pass(stderr, process.stderr);
}
