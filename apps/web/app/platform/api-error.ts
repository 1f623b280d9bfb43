import type { Failure } from '@kidney/contract/shared/envelope.ts';

/** The API refused: what it said, and with which status. A call that got no answer at all throws something else. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
  }
}

/** Reads an answer's body; a proxy's error page is not an envelope. */
export function toFailure(status: number, body: unknown): Failure {
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) return body as Failure;
  return {
    code: status === 503 ? 'UNAVAILABLE' : 'INTERNAL',
    message: '지금은 답을 받을 수 없습니다. 잠시 뒤 다시 시도해 주십시오.',
    requestId: '',
  };
}
