import { ApiError } from '../../../platform/api-error.ts';

export interface Outcome {
  kind: 'ok' | 'error';
  message: string;
}

/** A refusal says that it failed, and why where the server told; anything else is an error nobody foresaw. */
export function failed(what: string, error: unknown): Outcome {
  if (!(error instanceof ApiError)) {
    return { kind: 'error', message: '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.' };
  }
  const why = error.failure.code === 'INTERNAL' ? '' : error.message;
  return { kind: 'error', message: `${what} ${why}`.trim() };
}

/** Adding says the server's own words, or that it failed. */
export function failedToCreate(error: unknown): Outcome {
  if (error instanceof ApiError && error.failure.code !== 'INTERNAL' && error.message) {
    return { kind: 'error', message: error.message };
  }
  return failed('질문을 추가하지 못했습니다.', error);
}
