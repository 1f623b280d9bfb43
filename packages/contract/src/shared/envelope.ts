import type { ErrorCode } from './error-codes.ts';

export interface Success<Data> {
  data: Data;
  message: string;
}

export interface FieldProblem {
  /** Dotted path of the input field, for example `title`. */
  field: string;
  message: string;
}

export interface Failure {
  code: ErrorCode;
  message: string;
  requestId: string;
  fields?: FieldProblem[];
  /** With `STALE_VERSION`: what the record holds now, so that a screen can offer to merge. */
  current?: unknown;
  /** With `TOO_MANY_REQUESTS` and `UNAVAILABLE`: seconds after which a new try makes sense. */
  retryAfter?: number;
}
