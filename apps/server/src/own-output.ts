import { createLog, type Log } from '@kidney/api/platform/log.ts';
import closeWithGrace from 'close-with-grace';

// Imported before anything that might write: from then on every line of this process is one of the log.

/** Somebody looks on, and reads words better. */
const isRead = process.stderr.isTTY;
let log = createLog('info');

/** The log that the settings ask for. */
export function writeInto(chosen: Log): void {
  log = chosen;
}

/** Of what others hand to the console their words are written and their error; anything else might hold what somebody typed. */
function fromConsole(level: 'debug' | 'info' | 'warn' | 'error') {
  return (...given: unknown[]): void => {
    const [words] = given;
    const err = given.find((each) => each instanceof Error);
    log[level](err ? { err } : {}, typeof words === 'string' ? words : 'written to the console');
  };
}

/** Ends the process with one line that says why. */
export function fail(error: unknown): never {
  if (isRead) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  else createLog('fatal', process.stderr).fatal({ err: error }, 'cannot go on');
  process.exit(1);
}

if (!isRead) {
  Object.assign(console, {
    debug: fromConsole('debug'),
    trace: fromConsole('debug'),
    log: fromConsole('info'),
    info: fromConsole('info'),
    warn: fromConsole('warn'),
    error: fromConsole('error'),
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', fail);
}

/** From now on signals and unexpected errors let go of everything first. */
export function closeInOrder(longest: number, close: (isTrouble: boolean) => Promise<void>): void {
  closeWithGrace({ delay: longest, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'unexpected error, closing');
    else log.info({ signal }, 'closing');
    await close(err !== undefined);
  });
  process.off('uncaughtException', fail);
}
