/** Stable: clients branch on these, never on a message. */
export const errorCodes = [
  'INVALID_INPUT',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'SIGN_IN_REQUIRED',
  'INVALID_CREDENTIALS',
  'REFRESH_TOKEN_EXPIRED',
  /** While strangers try passwords: this device has to be made known first, by a mailed link or an owner's code. */
  'NEW_DEVICE',
  /** The password was right; nothing else goes before the second factor was shown, or set up. */
  'FACTOR_REQUIRED',
  /** The second factor was shown too long ago for something so grave. */
  'FACTOR_STALE',
  'NOT_PERMITTED',
  'CROSS_ORIGIN',
  'STALE_VERSION',
  'CONFLICT',
  'LIMIT_REACHED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
