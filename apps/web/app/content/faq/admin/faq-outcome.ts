import { ApiError } from '../../../platform/api-error.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';

/** A refusal says that it failed, and why where the server told; anything else is an error nobody foresaw. */
export function failed(what: string, error: unknown): string {
  if (!(error instanceof ApiError)) return failureInWords(error);
  const why = error.failure.code === 'INTERNAL' ? '' : error.message;
  return `${what} ${why}`.trim();
}

/** Adding says the server's own words, or that it failed. */
export function failedToCreate(error: unknown): string {
  if (error instanceof ApiError && error.failure.code !== 'INTERNAL' && error.message) return error.message;
  return failed('질문을 추가하지 못했습니다.', error);
}
