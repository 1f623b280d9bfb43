import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { systemClock, type Clock } from '../clock.ts';
import { digestOf } from './digest.ts';
import { FileStoreError, type NewFile } from './file-store.ts';
import { codeIn, refusal } from './s3-refusal.ts';

export interface S3Options {
  /** https://host/bucket; what is kept is below it. */
  bucket: string;
  region: string;
  key: string;
  secret: string;
  clock?: Clock;
}

interface Call {
  query?: string;
  headers?: Record<string, string>;
  body?: Blob;
  /** Over all tries. */
  signal?: AbortSignal;
}

export interface Kept {
  size: number;
  sha256: string;
}

export const patienceMs = 10_000;
/** Slower than this nothing is put. */
const bytesPerMs = 250;
const mostTries = 4;
const firstWaitMs = 100;
const notNow = new Set([429, 500, 502, 503, 504]);
const nothingKept = createHash('sha256').digest('hex');

const inWords = (error: unknown): string => {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'did not answer in time';
  return `did not answer (${(cause as { code?: string } | undefined)?.code ?? name})`;
};

async function bodyOf(file: NewFile): Promise<{ body: Blob; sha256: string }> {
  if ('path' in file) {
    const sha256 = await digestOf(createReadStream(file.path));
    return { body: await openAsBlob(file.path), sha256 };
  }
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return { body: new Blob([file.bytes]), sha256 };
}

/**
 * The few calls of S3 that a store is made of. Each can be made twice without harm (a key is written whole and only ever
 * with the same bytes), so whatever says "not now", or nothing, is asked again.
 */
export function createS3Client({ bucket, region, key, secret, clock = systemClock }: S3Options) {
  const signingKeys = new Map<string, ArrayBuffer>();

  async function ask(method: string, path: string, { query = '', headers = {}, body, signal }: Call) {
    const signed = await new AwsV4Signer({
      method,
      url: `${bucket}/${path}${query}`,
      headers: { 'x-amz-content-sha256': nothingKept, ...headers },
      service: 's3',
      region,
      accessKeyId: key,
      secretAccessKey: secret,
      cache: signingKeys,
      datetime: clock
        .now()
        .toISOString()
        .replaceAll(/[-:]|\.\d+/g, ''),
    }).sign();
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      ...(body && { body }),
      ...(signal && { signal }),
    });
  }

  /** Null where it is not there. Any other refusal is thrown, with words. */
  async function call(method: string, path: string, how: Call = {}): Promise<Response | null> {
    const signal = how.signal ?? AbortSignal.timeout(patienceMs);
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await ask(method, path, { ...how, signal });
        if (response.ok) return response;
        const code = codeIn(await response.text());
        if (response.status === 404 && code !== 'NoSuchBucket' && path !== '' && method !== 'PUT') return null;
        if (!notNow.has(response.status) || tries === mostTries) throw refusal(method, response, code, clock.now());
      } catch (error) {
        if (error instanceof FileStoreError) throw error;
        if (tries === mostTries || signal.aborted)
          throw new FileStoreError(`The store of files ${inWords(error)}.`, { cause: error });
      }
      await delay(firstWaitMs * 2 ** (tries - 1));
    }
  }

  return {
    call,

    /** What arrives there is held against its digest by the store, and against its size by us. */
    async put(path: string, file: NewFile): Promise<Kept> {
      const { body, sha256 } = await bodyOf(file);
      const signal = AbortSignal.timeout(patienceMs + Math.ceil(body.size / bytesPerMs));
      const answer = await call('PUT', path, { body, signal, headers: { 'x-amz-content-sha256': sha256 } });
      await answer?.body?.cancel();
      const seen = await call('HEAD', path);
      const size = Number(seen?.headers.get('content-length') ?? Number.NaN);
      if (size !== body.size)
        throw new FileStoreError(`The store of files was given ${body.size} bytes and kept ${size}.`);
      return { size, sha256 };
    },

    async remove(path: string): Promise<void> {
      await (await call('DELETE', path))?.body?.cancel();
    },

    /** Every key that begins so, and since when; the store gives a thousand at a time. */
    async list(prefix: string): Promise<{ path: string; since: Date }[]> {
      const found: { path: string; since: Date }[] = [];
      let token = '';
      do {
        const from = token && `&continuation-token=${encodeURIComponent(token)}`;
        const answer = await call('GET', '', { query: `?list-type=2&prefix=${encodeURIComponent(prefix)}${from}` });
        const xml = (await answer?.text()) ?? '';
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const path = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1];
          const since = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
          if (path && since) found.push({ path, since: new Date(since) });
        }
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? '';
      } while (token);
      return found;
    },
  };
}

export type S3Client = ReturnType<typeof createS3Client>;
