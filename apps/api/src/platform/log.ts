import pino from 'pino';

export type Log = pino.Logger;

/** JSON lines to standard output. Bodies and addresses of people never enter; what could carry a secret is cut out. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', 'req.headers', '*.accessToken', '*.refreshToken', '*.email'],
      censor: '[removed]',
    },
    serializers: { err: pino.stdSerializers.err },
  });
}
