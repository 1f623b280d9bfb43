import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { passLinesOn } from './pass-lines-on.ts';

/** So long the worker rests before it is started again. */
const restMs = 2_000;

/** Two that write long lines into one pipe cut into each other's; a terminal they may share. */
const outputTo = ({ isTTY }: NodeJS.WriteStream) => (isTTY ? 'inherit' : 'pipe');
function launch(file: string): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['inherit', outputTo(process.stdout), outputTo(process.stderr)],
  });
  passLinesOn(child);
  return child;
}
const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));

let isClosing = false;
let worker = launch('./worker.ts');
const server = launch('./server.ts');

/** Pictures are made beside the site, so the site goes on without them; the worker only comes back. */
async function watchWorker(): Promise<void> {
  for (;;) {
    await exitOf(worker);
    if (isClosing) return;
    await delay(restMs);
    if (isClosing) return;
    worker = launch('./worker.ts');
  }
}

function close(signal: NodeJS.Signals): void {
  isClosing = true;
  server.kill(signal);
  worker.kill(signal);
}

// A terminal sends Ctrl-C to all of us, and a second signal would cut their farewell short.
process.on('SIGINT', () => (process.stdin.isTTY ? void (isClosing = true) : close('SIGINT')));
process.on('SIGTERM', () => close('SIGTERM'));
const watching = watchWorker();
process.exitCode = await exitOf(server);
isClosing = true;
worker.kill('SIGTERM');
await watching;
