import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProxy, type TestProxy } from '../../../testing/proxy.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';

const chosen = '11111111-1111-4111-8111-111111111111';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A machine that does other things too is slow, not wrong. */
const patient = { timeout: 30_000 };

let site: TestSite;
let proxy: TestProxy;
/** A process that says it is ready, and hangs up on everything else. */
const broken = createServer((request, response) =>
  request.url === '/ready' ? response.end() : request.socket.destroy(),
);
const sitePort = () => Number(new URL(site.origin).port);
beforeAll(async () => {
  site = await createTestSite({ env: { TRUSTED_PROXIES: '1' } });
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  proxy = await startProxy([sitePort(), (broken.address() as AddressInfo).port]);
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
    await expect
      .poll(line, patient)
      .toMatchObject({ status: answer.status, path: '/community/faq', client: '127.0.0.0' });
    expect(proxy.lines.join('\n')).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it('D-OPS-11 is seen in PostgreSQL while the request writes, and is in the log of acts afterwards', async () => {
    await using sound = await startProxy([sitePort(), sitePort()]);
    const headers = { 'content-type': 'application/json', origin: publicOrigin, ...(await site.signIn('editor')) };
    const owner = new pg.Client({ connectionString: site.urls.ownerUrl });
    await owner.connect();
    await owner.query('begin; lock table faqs');
    const body = JSON.stringify({ title: '질문', des: '<p>답</p>' });
    const answering = fetch(`${sound.origin}/api/faq`, { method: 'POST', headers, body });
    const writing = async () => {
      // Not the owner, who waits in a transaction: within one this view stays as it was.
      const { rows } = await site.database.read.$client.query(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and application_name like 'kidney-write %'`,
      );
      return (rows as { name: string }[]).map(({ name }) => name);
    };
    let seen: string[] = [];
    await expect.poll(async () => (seen = await writing()), { ...patient, interval: 10 }).toHaveLength(1);
    await owner.query('commit');
    const answer = await answering;
    expect([answer.status, seen]).toEqual([200, [`kidney-write ${idOf(answer)}`]]);
    expect(await writing()).toEqual([]);
    const { rows } = await owner.query('select act from log.audit_entries where request_id = $1', [idOf(answer)]);
    expect(rows).toEqual([{ act: 'created' }]);
    await expect.poll(() => sound.lines.join(''), patient).toContain(idOf(answer));
    await owner.end();
  });

  it('D-OPS-11 every line of the proxy is JSON: second attempts, strange addresses, what is no request', async () => {
    for (let n = 0; n < 4; n += 1) expect((await fetch(`${proxy.origin}/robots.txt`)).status).toBe(200);
    for (const sent of ['GET /a"b\\c HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'nonsense\r\n\r\n']) {
      const socket = connect(proxy.port, '127.0.0.1');
      socket.end(sent);
      await text(socket);
    }
    await expect
      .poll(written, patient)
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
