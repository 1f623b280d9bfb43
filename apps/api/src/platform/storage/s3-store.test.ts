import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/postgres/server.ts';
import { createTestFolder } from '../../../../../testing/folder.ts';
import { standBetween, startS3, type S3Server } from '../../../../../testing/s3.ts';
import { sized } from '../../../../../testing/size.ts';
import { createS3Client, type S3Options } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

/** S3 gives a thousand at a time, and a thousand are long in coming. */
const page = sized({ ci: 100, full: 1_000 });

let server: S3Server;
let bucket: S3Options;
const folder = createTestFolder();
const id = randomUUID();
const pdf = [{ name: 'file.pdf', bytes: Buffer.from('0123456789') }];
const large = { name: 'file.pdf', path: join(folder.path, 'large') };
const bytes = randomBytes(3_000_000);
beforeAll(async () => {
  server = await startS3(page);
  writeFileSync(large.path, bytes);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  folder.remove();
});
beforeEach(async () => {
  bucket = await server.makeBucket();
});

const storeOf = (options: S3Options) => createS3Store(createS3Client(options));
const keysIn = async (options: S3Options) => (await createS3Client(options).list('')).map(({ path }) => path);
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('a store that is not well', () => {
  it('D-OPS-17 a connection that is cut within a file is tried again, and the file is whole', async () => {
    let cuts = 0;
    await using between = await standBetween(bucket, (request, _response, passOn) => {
      let seen = 0;
      if (request.method === 'PUT' && request.url?.endsWith('file.pdf') && cuts < 2) {
        cuts += 1;
        request.on('data', (piece: Buffer) => (seen += piece.length) > 1_000_000 && request.destroy());
      }
      passOn();
    });
    await storeOf(between).put(id, [large]);
    expect(cuts).toBe(2);
    const file = await storeOf(bucket).open(id, 'file.pdf');
    expect(file && (await buffer(file.read())).equals(bytes)).toBe(true);
  });

  it('D-OPS-17 what breaks off for good is seen by nobody, and swept when it is old enough', async () => {
    await using between = await standBetween(bucket, (request, _response, passOn) => {
      let seen = 0;
      if (request.method === 'PUT' && request.url?.endsWith('file.pdf'))
        request.on('data', (piece: Buffer) => (seen += piece.length) > 1_000_000 && request.destroy());
      passOn();
    });
    const picture = { name: '480.webp', bytes: Buffer.from('a') };
    await expect(storeOf(between).put(id, [picture, large])).rejects.toThrow(/did not answer/);
    const store = storeOf(bucket);
    expect([await store.has(id), await store.open(id, '480.webp'), await store.list(id.slice(0, 2))]).toEqual([
      false,
      null,
      [],
    ]);
    expect(await store.forgetUnfinished(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await keysIn(bucket)).toContain(`pending/${id}`);
    expect(await store.forgetUnfinished(inAnHour())).toBe(1);
    expect(await keysIn(bucket)).toEqual([]);
  });

  it('D-OPS-17 what was being taken away when it broke off is gone at once, and its bytes with the sweep', async () => {
    await storeOf(bucket).put(id, pdf);
    await using between = await standBetween(bucket, (request, response, passOn) => {
      if (request.method === 'DELETE' && request.url?.endsWith('file.pdf')) response.destroy();
      else passOn();
    });
    await expect(storeOf(between).remove(id)).rejects.toThrow(/did not answer/);
    expect(await storeOf(bucket).open(id, 'file.pdf')).toBeNull();
    expect(await storeOf(bucket).forgetUnfinished(inAnHour())).toBe(1);
    expect(await keysIn(bucket)).toEqual([]);
  });

  it('D-OPS-17 "not now" is asked again three times, and no more', async () => {
    let left = 3;
    const refused: string[] = [];
    await using between = await standBetween(bucket, (request, response, passOn) => {
      if (left === 0) return passOn();
      left -= 1;
      refused.push(request.method ?? '');
      request.resume();
      response.writeHead(503).end();
    });
    const store = storeOf(between);
    expect(await store.has(id)).toBe(false);
    expect([left, refused]).toEqual([0, ['GET', 'GET', 'GET']]);
    left = 3;
    await store.put(id, pdf);
    left = 4;
    await expect(store.open(id, 'file.pdf')).rejects.toThrow('answered GET with 503');
    expect(left).toBe(0);
  });

  it('D-OPS-17 a size other than the one that was given is no upload', async () => {
    await using between = await standBetween(bucket, (request, response, passOn) => {
      if (request.method === 'HEAD' && request.url?.endsWith('file.pdf'))
        response.writeHead(200, { 'content-length': '9' }).end();
      else passOn();
    });
    await expect(storeOf(between).put(id, pdf)).rejects.toThrow('was given 10 bytes and kept 9');
    expect(await storeOf(bucket).has(id)).toBe(false);
  });

  it('D-OPS-17 bytes that changed on the way are refused by the store', async () => {
    const spoilt = createHash('sha256').update('other').digest('hex');
    const put = createS3Client(bucket).call('PUT', 'x', {
      body: new Blob(['bytes']),
      headers: { 'x-amz-content-sha256': spoilt },
    });
    await expect(put).rejects.toThrow('answered PUT with 400');
    expect(await keysIn(bucket)).toEqual([]);
  });

  it.each(['cut', 'short'])('D-OPS-17 a file that comes %s is an error, not a shorter file', async (how) => {
    await storeOf(bucket).put(id, [large]);
    await using between = await standBetween(bucket, (request, response, passOn) => {
      if (!request.url?.endsWith('file.pdf')) return passOn();
      if (how === 'short') return response.end(bytes.subarray(0, 1_000_000));
      response.writeHead(200, { 'content-length': String(bytes.length) });
      response.write(bytes.subarray(0, 1_000_000), () => response.destroy());
    });
    const file = await storeOf(between).open(id, 'file.pdf');
    await expect(buffer(file?.read() as AsyncIterable<Buffer>)).rejects.toThrow();
  });
});

it('D-OPS-17 a visitor who goes away in the middle ends the download from the store, too', async () => {
  await storeOf(bucket).put(id, [large]);
  const gone = Promise.withResolvers<void>();
  await using between = await standBetween(bucket, (request, response, passOn) => {
    if (!request.url?.endsWith('file.pdf')) return passOn();
    response.once('close', gone.resolve).write(bytes.subarray(0, 100_000));
  });
  const stream = (await storeOf(between).open(id, 'file.pdf'))?.read() as Readable;
  await once(stream, 'data');
  stream.destroy();
  await gone.promise;
});

describe('a refusal', () => {
  it.each([
    ['a wrong secret', { secret: 'wrong' }, /403: .*S3_SECRET/],
    ['an unknown key', { key: 'test:nobody' }, /403: .*S3_KEY/],
    [
      'a clock 20 minutes behind',
      { clock: { now: () => new Date(Date.now() - 20 * 60_000) } },
      /403: the clocks .* NTP/,
    ],
    [
      'a clock 20 minutes ahead',
      { clock: { now: () => new Date(Date.now() + 20 * 60_000) } },
      /403: the clocks .* NTP/,
    ],
    ['another region', { region: 'ap-northeast-2' }, /S3_REGION/],
  ])('D-OPS-17 says in words what is wrong: %s', async (_what, wrong, words) => {
    await storeOf(bucket).put(id, pdf);
    const store = storeOf({ ...bucket, ...wrong });
    await expect(store.open(id, 'file.pdf')).rejects.toThrow(words);
    await expect(store.put(randomUUID(), pdf)).rejects.toThrow();
  });

  it('D-OPS-17 a bucket that is not there, and a store that is away, are no missing file', async () => {
    const nowhere = storeOf({ ...bucket, bucket: `${server.origin}/nowhere` });
    await expect(nowhere.open(id, 'file.pdf')).rejects.toThrow('is not there: make it first');
    await expect(nowhere.list('00')).rejects.toThrow('is not there: make it first');
    await expect(storeOf({ ...bucket, bucket: `http://127.0.0.1:${await freePort()}/x` }).has(id)).rejects.toThrow(
      '(ECONNREFUSED)',
    );
  });
});

it(`D-OPS-17 lists more than the ${page} that the store gives at once`, async () => {
  const client = createS3Client(bucket);
  const ids = Array.from({ length: page + 5 }, () => `ab${randomUUID().slice(2)}`);
  const left = [...ids];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop())
      await client.call('PUT', `ready/ab/${next}/ready.json`, { body: new Blob([]) });
  };
  await Promise.all(Array.from({ length: 16 }, work));
  expect((await createS3Store(client).list('ab')).map((each) => each.id)).toEqual(ids.toSorted());
});
