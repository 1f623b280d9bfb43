import { mediaPaths } from '@kidney/contract/content/media/media.paths.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { Success } from '@kidney/contract/shared/envelope.ts';
import { ApiError, toFailure } from '../api-error.ts';
import { readAccessToken } from '../session/access-token.ts';
import { refreshSession } from '../session/refresh.ts';

export interface UploadWatch {
  signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  onProgress(share: number): void;
}

interface Answer {
  status: number;
  body: unknown;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** XMLHttpRequest, because `fetch` does not say how much of a body has gone. */
function send(
  path: string,
  files: readonly File[],
  token: string,
  { signal, onProgress }: UploadWatch,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);
  const abort = () => request.abort();
  request.open('POST', `/api${path}`);
  request.setRequestHeader('Accept', 'application/json');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => resolve({ status: request.status, body: readJson(request.responseText) }));
  request.addEventListener('error', () => reject(new Error('the upload got no answer')));
  request.addEventListener('abort', () => reject(new DOMException('the upload was cancelled', 'AbortError')));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  request.send(form);
  return promise;
}

/** Sends files to that address of the API. Refused for the token, they are sent once more with a new one. */
export async function sendFiles<Data>(
  path: string,
  files: readonly File[],
  watch: UploadWatch,
): Promise<Success<Data>> {
  const token = readAccessToken();
  let answer = await send(path, files, token, watch);
  if (answer.status === 401) answer = await send(path, files, await refreshSession(token), watch);
  if (answer.status !== 200) throw new ApiError(answer.status, toFailure(answer.status, answer.body));
  return answer.body as Success<Data>;
}

export const sendFile = <Data>(path: string, file: File, watch: UploadWatch) => sendFiles<Data>(path, [file], watch);

export const uploadFile = async (file: File, watch: UploadWatch): Promise<Media> =>
  (await sendFile<Media>(mediaPaths.upload.path, file, watch)).data;
