import { data } from 'react-router';
import { ApiError } from './api-error.ts';
import { logError } from './log-error.ts';

/** It is not there any more, or its address is none. Who asked too often learns nothing about it. */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'].includes(error.failure.code);

/** Becomes the page that says what is wrong. What the API refuses to look for does not exist. */
export function refuse(error: unknown): never {
  if (error instanceof ApiError && error.status === 429) {
    const words = `${error.message} 급하시면 사무국으로 전화해 주십시오.`;
    // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
    throw data(words, { status: 429 });
  }
  const isMissing = error instanceof ApiError && error.status < 500;
  if (!isMissing) logError('a page could not be loaded', error);
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
  throw data(null, { status: isMissing ? 404 : 503 });
}
