import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/server.ts';
import { serveStaticFiles } from './static-files.ts';

const script = 'console.log("울산");\n'.repeat(50);
const app = Fastify();
let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry-abc123.js'), script);
  writeFileSync(join(folder, 'assets/entry-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/entry-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  serveStaticFiles(app, folder);
  site = await createTestSite();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
  await site[Symbol.asyncDispose]();
});

test('a file with a hash in its name is kept for a year and comes as it was compressed', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/entry-abc123.js', headers: { 'accept-encoding': encoding } });
  const answer = await ask('gzip, br');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(script));
  expect((await ask('gzip')).rawPayload).toEqual(gzipSync(script));
  const plain = await ask('identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
});

test('a file without a hash is looked at again soon, and confirmed by its mark', async () => {
  const first = await app.inject('/robots.txt');
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  const again = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('what appears in the folder later is not served', async () => {
  writeFileSync(join(folder, 'later.txt'), 'secret');
  expect((await app.inject('/later.txt')).statusCode).toBe(404);
});

test.each([
  '/assets/../../server/index.js',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/../package.json',
  '/..%5c..%5cpackage.json',
  '/assets/',
  '//etc/passwd',
  '/.vite/manifest.json',
])('%s leads to no file', async (target) => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject));
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
  expect(answer).not.toMatch(/createRequestHandler|"workspaces"|root:x:/);
});
