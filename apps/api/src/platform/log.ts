import pino from 'pino';
import { requestIdNow } from './acting.ts';
import { errorForLog } from './error-for-log.ts';

export type Log = pino.Logger;

/** Where an error comes without words, or with its own, pino writes its message, which may quote what somebody typed. */
const withoutItsWords: NonNullable<pino.LoggerOptions['hooks']> = {
  logMethod(given, write) {
    const [first, words] = given as [unknown, unknown?];
    const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
    const isItsOwn = err instanceof Error && (words === undefined || words === err.message);
    if (isItsOwn) Reflect.apply(write, this, [first instanceof Error ? { err } : first, 'an error']);
    else Reflect.apply(write, this, given);
  },
};

/** What a line says itself counts more. */
function ofRequest(): object {
  const requestId = requestIdNow();
  return requestId === null ? {} : { requestId };
}

/** JSON lines to standard output. Bodies and addresses of people never enter; what could carry a secret is cut out. */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', 'req.headers', '*.accessToken', '*.refreshToken', '*.email'],
      censor: '[removed]',
    },
    serializers: { err: errorForLog },
    hooks: withoutItsWords,
    mixin: ofRequest,
  };
  return to ? pino(options, to) : pino(options);
}
