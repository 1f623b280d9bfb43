import { once } from 'node:events';
import { connect } from 'node:net';
import { readConfig } from '@kidney/api/platform/config.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpOptions, limitBodyTime } from './http-limits.ts';

const config = readConfig({ DATABASE_URL: 'postgres://unused', KEYS_DIR: 'unused' });
const app = Fastify(httpOptions(config, createLog('silent'), {}));
let port: number;
beforeAll(async () => {
  limitBodyTime(app, 200);
  app.addContentTypeParser('text/x', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/form', async (request) => request.body);
  app.post('/upload', { config: { takesLong: true } }, async (request) => request.body);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends all of a body but its last letter. */
function begin(path: string) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/x\r\ncontent-length: 4\r\n\r\nabc`,
  );
  return { socket, ended: async () => (await closed, answer) };
}

test('a body that does not come is cut off, and an upload is waited for', async () => {
  const upload = begin('/upload');
  expect(await begin('/form').ended()).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write('d');
  expect(await upload.ended()).toMatch(/^HTTP\/1\.1 200 [^]*abcd$/);
});
