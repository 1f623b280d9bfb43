import { FileStoreError } from './file-store.ts';

const longestSkewMs = 5 * 60_000;
const clockIsWrong = 'the clocks of this machine and of the store differ by minutes: set this one by NTP';

/** What S3 calls it, and what an operator has to do about it. */
const meanings: Record<string, string> = {
  RequestTimeTooSkewed: clockIsWrong,
  InvalidAccessKeyId: 'it does not know S3_KEY',
  SignatureDoesNotMatch: 'S3_KEY and S3_SECRET do not belong together',
  AuthorizationHeaderMalformed: 'S3_REGION is another one there',
  AccessDenied: 'S3_KEY may not do this in the bucket',
  NoSuchBucket: 'the bucket of S3_BUCKET is not there: make it first',
};

/** The body may quote the key: nothing of it is repeated but the name of the trouble. */
export const codeIn = (xml: string): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(xml)?.[1] ?? '';

/** An answer to HEAD has no words, but it has a date. */
function meaningOf(code: string, response: Response, now: Date): string {
  const skew = Math.abs(Date.parse(response.headers.get('date') ?? '') - now.getTime());
  if (response.status === 403 && skew > longestSkewMs) return clockIsWrong;
  if (meanings[code]) return meanings[code];
  return response.status === 403 ? 'it refuses S3_KEY with S3_SECRET, or what they ask for' : code;
}

export function refusal(method: string, response: Response, code: string, now: Date): FileStoreError {
  const meaning = meaningOf(code, response, now);
  return new FileStoreError(
    `The store of files answered ${method} with ${response.status}${meaning ? `: ${meaning}.` : '.'}`,
  );
}
