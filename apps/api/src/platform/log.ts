import pino from 'pino';
import { errorForLog } from './error-for-log.ts';

export type Log = pino.Logger;

/** JSON lines to standard output. Bodies and addresses of people never enter; what could carry a secret is cut out. */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', 'req.headers', '*.accessToken', '*.refreshToken', '*.email'],
      censor: '[removed]',
    },
    serializers: { err: errorForLog },
  };
  return to ? pino(options, to) : pino(options);
}
