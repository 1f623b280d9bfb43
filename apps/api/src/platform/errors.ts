import type { ErrorCode } from '@kidney/contract/shared/error-codes.ts';
import type { Failure, FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { isRefusedByCheck } from './database-errors.ts';
import { noResidentNumbers } from './input-messages.ts';
import { residentNumberCheck } from './resident-number-checks.ts';
import { FileStoreError } from './storage/file-store.ts';

const defaults: Record<ErrorCode, { status: number; message: string }> = {
  INVALID_INPUT: { status: 400, message: '입력한 내용을 다시 확인해 주십시오.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '이 형식으로는 보낼 수 없습니다.' },
  TOO_LARGE: { status: 413, message: '보내신 내용이 너무 큽니다.' },
  NOT_FOUND: { status: 404, message: '찾으시는 내용이 없습니다.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '이 주소에서는 할 수 없는 일입니다.' },
  SIGN_IN_REQUIRED: { status: 401, message: '로그인이 필요합니다.' },
  INVALID_CREDENTIALS: { status: 401, message: '아이디나 비밀번호가 맞지 않습니다. 다시 확인해 주십시오.' },
  REFRESH_TOKEN_EXPIRED: { status: 401, message: 'Refresh token has expired' },
  NEW_DEVICE: { status: 403, message: '처음 보는 기기입니다. 먼저 본인의 기기인지 확인해 주십시오.' },
  FACTOR_REQUIRED: { status: 403, message: '비밀번호 다음의 본인 확인을 먼저 해 주십시오.' },
  FACTOR_STALE: { status: 403, message: '중요한 일이어서 본인인지 한 번 더 확인해야 합니다.' },
  NOT_PERMITTED: { status: 403, message: '이 일을 할 권한이 없습니다.' },
  CROSS_ORIGIN: { status: 403, message: '다른 누리집에서 온 요청은 받지 않습니다.' },
  STALE_VERSION: {
    status: 412,
    message: '그사이 다른 직원이 먼저 고쳤습니다. 바뀐 내용을 확인해 주십시오.',
  },
  CONFLICT: { status: 409, message: '이미 있는 내용과 겹칩니다.' },
  LIMIT_REACHED: { status: 409, message: '더 넣을 수 없습니다.' },
  TOO_MANY_REQUESTS: { status: 429, message: '너무 여러 번 시도하셨습니다. 잠시 뒤에 다시 해 주십시오.' },
  UNAVAILABLE: {
    status: 503,
    message: '지금은 처리할 수 없습니다. 잠시 뒤에 다시 해 주십시오. 급하시면 사무국으로 전화해 주십시오.',
  },
  INTERNAL: { status: 500, message: '오류가 생겼습니다. 잠시 뒤에 다시 해 주십시오.' },
};

interface Details {
  message?: string;
  fields?: FieldProblem[];
  current?: unknown;
  retryAfter?: number;
  cause?: unknown;
  /** Set-Cookie values that go out with the refusal. */
  cookies?: string[];
}

/** An expected refusal. Anything else that is thrown is a bug and is shown to nobody. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? defaults[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = defaults[code].status;
    this.details = details;
  }
}

export function toFailure(error: AppError, requestId: string): Failure {
  const { fields, current, retryAfter } = error.details;
  return {
    code: error.code,
    message: error.message,
    requestId,
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

// Classes of SQLSTATE that mean "not now", never "wrong": connection, resources, shutdown, lock and statement time-outs, read-only standby.
const temporaryStates = /^(08|53|57P0[1-5]|57014|55P03|25006|40001|40P01)/;
const temporaryNetwork = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN']);
const temporaryMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Client was closed/;

export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && (temporaryStates.test(code) || temporaryNetwork.has(code))) return true;
    if (temporaryMessages.test(at.message)) return true;
  }
  return false;
}

/** Turns whatever was thrown into an answer: refusals as they are (also the database's own of resident numbers), a missing database or store of files as 503, the rest as a blank 500. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error) || error instanceof FileStoreError)
    return new AppError('UNAVAILABLE', { cause: error, retryAfter: 5 });
  if (isRefusedByCheck(error, residentNumberCheck))
    return new AppError('INVALID_INPUT', { message: noResidentNumbers });
  return new AppError('INTERNAL', { cause: error });
}
