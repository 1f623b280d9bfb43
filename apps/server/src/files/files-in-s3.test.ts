import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskStore } from '@kidney/api/platform/storage/disk-store.ts';
import { createS3Client } from '@kidney/api/platform/storage/s3-client.ts';
import { createS3Store } from '@kidney/api/platform/storage/s3-store.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, pdfOf, pngOf } from '../../../../testing/files.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { s3Settings, startS3, standBetween, type S3Server } from '../../../../testing/s3.ts';
import { createTestSite, type TestSite } from '../../../../testing/server.ts';
import { run } from '../cli/run.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server[Symbol.asyncDispose]());

async function cli(args: string[], env: Record<string, string>): Promise<string> {
  const said: string[] = [];
  await run(args, { env, say: (line) => said.push(line) }).catch((error: Error) => said.push(error.message));
  return said.join('\n');
}

async function upload(site: TestSite, name: string, bytes: Uint8Array): Promise<Response> {
  const { body, headers } = formWith(name, bytes);
  const who = await site.signIn('editor');
  return site.send('/api/media', { method: 'POST', headers: { ...headers, ...who }, body: new Uint8Array(body) });
}
const dataOf = async (answer: Response) => ((await answer.json()) as { data: Media }).data;
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('D-OPS-17 what staff upload visitors read from S3, whole and in part; while it is away they are told to come back', async () => {
  const bucket = await server.makeBucket();
  let isAway = false;
  await using between = await standBetween(bucket, (_request, response, passOn) =>
    isAway ? response.destroy() : passOn(),
  );
  const folder = createTestFolder();
  await using site = await createTestSite({ env: { ...s3Settings(between), FILES_DIR: folder.path } });
  const { id, url, image } = await dataOf(await upload(site, '바다.png', pngOf(600, 400)));
  const keys = (await createS3Client(bucket).list('')).map(({ path }) => path);
  expect(keys).toContain(`ready/${id.slice(0, 2)}/${id}/ready.json`);
  expect(keys.filter((key) => key.startsWith('pending/'))).toEqual([]);
  expect(readdirSync(folder.path, { recursive: true })).toEqual(['incoming']);

  for (const each of [url, ...(image?.variants ?? []).map((variant) => variant.url)]) {
    const whole = await site.get(each);
    expect([whole.status, whole.headers.get('content-disposition')]).toEqual([200, 'inline']);
    const bytes = await bytesOf(whole);
    const part = await site.get(each, { range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${bytes.length}`]);
    expect(await bytesOf(part)).toEqual(bytes.subarray(5, 15));
  }
  const document = await dataOf(await upload(site, '안내.pdf', pdfOf()));
  expect(await bytesOf(await site.get(document.url))).toEqual(pdfOf());
  expect((await site.get(url.replace(id, randomUUID()))).status).toBe(404);

  isAway = true;
  const refused = await site.get(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await upload(site, '바다.png', pngOf(9, 9))).status).toBe(503);
  isAway = false;
  expect((await site.get(url)).status).toBe(200);
  folder.remove();
});

test('D-OPS-17 uploads are copied from disk to S3 and back, held against each other, and twice does no harm', async () => {
  const folder = createTestFolder();
  const bucket = await server.makeBucket();
  const env = { ...s3Settings(bucket), FILES_STORE: 'disk', FILES_DIR: folder.path };
  const disk = createDiskStore(folder.path);
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids)
    await disk.put(id, [
      { name: 'file.pdf', bytes: Buffer.from(id) },
      { name: '480.webp', bytes: Buffer.from('a') },
    ]);
  const [first = '', second = ''] = ids;

  expect(await cli(['files', 'copy', '--to', 's3'], env)).toMatch(/^Copied 3 uploads; 0 were there already/);
  expect(await cli(['files', 'copy', '--to', 's3'], env)).toMatch(/^Copied 0 uploads; 3 were there already/);
  const s3 = createS3Store(createS3Client(bucket));
  const file = await s3.open(first, 'file.pdf');
  expect(file && (await buffer(file.read())).toString()).toBe(first);
  expect(readdirSync(join(folder.path, 'incoming'))).toEqual([]);

  const spoilt = join(folder.path, 'ready', second.slice(0, 2), second, 'file.pdf');
  writeFileSync(spoilt, 'something else');
  expect(await cli(['files', 'copy', '--to', 's3'], env)).toMatch(new RegExp(`^1 are there, .*\n  ${second}$`));

  rmSync(folder.path, { recursive: true });
  expect(await cli(['files', 'copy', '--to', 'disk'], env)).toMatch(/^Copied 3 uploads; 0 were/);
  expect(await disk.names(second)).toEqual(['480.webp', 'file.pdf']);
  const { S3_REGION: _region, ...without } = env;
  expect(await cli(['files', 'copy', '--to', 's3'], without)).toContain('S3_REGION: has to be set');
  expect(await cli(['files', 'copy'], env)).toContain('files copy [--to …]');
  folder.remove();
});

test('D-OPS-17 doctor says whether the bucket can be reached and written, and what is wrong', async () => {
  const folder = createTestFolder();
  const bucket = await server.makeBucket();
  const doctor = async (more: Partial<typeof bucket>) => {
    const said = await cli(['doctor'], { FILES_DIR: folder.path, ...s3Settings({ ...bucket, ...more }) });
    return said.split('\n').filter((line) => line.includes('bucket of files'));
  };
  expect(await doctor({})).toEqual([expect.stringMatching(/^ok /)]);
  expect(await createS3Client(bucket).list('')).toEqual([]);
  expect(await doctor({ secret: 'wrong' })).toEqual([expect.stringMatching(/^RED .* 403: .*S3_SECRET/)]);
  expect(await doctor({ bucket: `${server.origin}/nowhere` })).toEqual([expect.stringMatching(/^RED .*make it first/)]);
  expect(await cli(['doctor'], { FILES_DIR: folder.path })).not.toContain('bucket of files');
  await using open = await standBetween(bucket, (request, response, passOn) =>
    request.headers.authorization ? passOn() : response.end('for everybody'),
  );
  expect(await doctor({ bucket: open.bucket })).toEqual([expect.stringMatching(/^RED .*strangers/)]);
  folder.remove();
});
