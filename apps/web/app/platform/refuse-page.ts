import { data } from 'react-router';
import { ApiError } from './api-error.ts';
import { logError } from './log-error.ts';

/** Becomes the page that says what is wrong. What the API refuses to look for does not exist. */
export function refuse(error: unknown): never {
  const isMissing = error instanceof ApiError && error.status < 500;
  if (!isMissing) logError('a page could not be loaded', error);
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
  throw data(null, { status: isMissing ? 404 : 503 });
}
