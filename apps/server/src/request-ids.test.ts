import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProxy, type TestProxy } from '../../../testing/proxy.ts';
import { createTestSite, type TestSite } from '../../../testing/server.ts';

const chosen = '11111111-1111-4111-8111-111111111111';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let site: TestSite;
let proxy: TestProxy;
/** A process that says it is ready, and hangs up on everything else. */
const broken = createServer((request, response) =>
  request.url === '/ready' ? response.end() : request.socket.destroy(),
);
beforeAll(async () => {
  site = await createTestSite({ env: { TRUSTED_PROXIES: '1' } });
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  proxy = await startProxy([Number(new URL(site.origin).port), (broken.address() as AddressInfo).port]);
});
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  broken.close();
  await site[Symbol.asyncDispose]();
});

const idOf = ({ headers }: Response) => headers.get('x-request-id') ?? '';
const written = () => proxy.lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the id of a request', () => {
  it('D-OPS-11 is taken from the proxy where it is one, on kept pages, refusals and answers of the API', async () => {
    await site.get('/community/faq');
    for (const path of ['/community/faq', '/no/such/page', '/api/faq', '/api/nothing', '/%zz']) {
      expect(idOf(await site.get(path, { 'x-request-id': chosen })), path).toBe(chosen);
      for (const other of ['mine', `${chosen}, ${chosen}`, chosen.replaceAll('-', '')])
        expect(idOf(await site.get(path, { 'x-request-id': other })), path).toMatch(uuid);
    }
  });

  it('D-OPS-11 is ours where nobody vouches for a proxy', async () => {
    await using alone = await createTestSite({ env: { TRUSTED_PROXIES: '0' } });
    const id = idOf(await alone.get('/community/faq', { 'x-request-id': chosen }));
    expect(id).toMatch(uuid);
    expect(id).not.toBe(chosen);
  });

  it('D-OPS-11 is made by the proxy, whatever the visitor sends, and stands in its line and in our answer', async () => {
    const answer = await fetch(`${proxy.origin}/community/faq?q=secret`, { headers: { 'x-request-id': chosen } });
    const id = idOf(answer);
    expect(id).toMatch(uuid);
    expect(id).not.toBe(chosen);
    const line = () => written().find(({ requestId }) => requestId === id);
    await expect.poll(line).toMatchObject({ status: answer.status, path: '/community/faq', client: '127.0.0.0' });
    expect(proxy.lines.join('\n')).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it('D-OPS-11 every line of the proxy is JSON: second attempts, strange addresses, what is no request', async () => {
    for (let n = 0; n < 4; n += 1) expect((await fetch(`${proxy.origin}/robots.txt`)).status).toBe(200);
    for (const sent of ['GET /a"b\\c HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'nonsense\r\n\r\n']) {
      const socket = connect(proxy.port, '127.0.0.1');
      socket.end(sent);
      await text(socket);
    }
    await expect
      .poll(written)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ path: '/robots.txt', retries: '+1' }),
          expect.objectContaining({ path: '/a"b\\c' }),
          expect.objectContaining({ status: 400, error: expect.any(String) }),
        ]),
      );
    for (const { requestId, error } of written()) if (error === undefined) expect(requestId).toMatch(uuid);
  });
});
