import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '@kidney/api/platform/config.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpOptions, limitBodyTime } from './http-limits.ts';
import { patience } from '../../../testing/size.ts';

const config = readConfig({ DATABASE_URL: 'postgres://unused', KEYS_DIR: 'unused' });
const app = Fastify(httpOptions(config, createLog('silent'), {}));
let port: number;
beforeAll(async () => {
  limitBodyTime(app, { whole: 200, piece: 400 });
  app.addContentTypeParser('text/x', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/form', async (request) => request.body);
  app.post('/upload', { config: { takesLong: true } }, async (request) => request.body);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends all of a body but its last letter. */
function begin(path: string, length = 4) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/x\r\ncontent-length: ${length}\r\n\r\nabc`,
  );
  return { socket, ended: async () => (await closed, answer) };
}

test('a body that does not come is cut off, and an upload is waited for', async () => {
  const upload = begin('/upload');
  expect(await begin('/form').ended()).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write('d');
  expect(await upload.ended()).toMatch(/^HTTP\/1\.1 200 [^]*abcd$/);
});

test('D-SEC-06 a file that comes slower than 4 KB in its time is cut off, one that comes is not', async () => {
  const stalled = begin('/upload');
  const { socket, ended } = begin('/upload', 40_003);
  for (let piece = 0; piece < 5; piece += 1) {
    socket.write('x'.repeat(8_000));
    await delay(250);
  }
  expect(await stalled.ended()).toMatch(/^HTTP\/1\.1 408 /);
  expect(await ended()).toMatch(/^HTTP\/1\.1 200 /);
});

test('D-SEC-16 half a header is cut off after five seconds, whatever trickles in meanwhile', async () => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const started = performance.now();
  socket.write('GET /form HTTP/1.1\r\nhost: x\r\n');
  const trickling = setInterval(() => socket.write('x-more: 1\r\n'), 500);
  await once(socket, 'close');
  clearInterval(trickling);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeGreaterThan(4_900);
  // Node looks once a second; it was 39 seconds.
  expect(performance.now() - started).toBeLessThan(6_000 + 1_000 * patience);
});
