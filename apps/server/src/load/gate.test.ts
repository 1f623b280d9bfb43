import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/server.ts';

const faq = '/community/faq';
const small = { GATE_PER_SECOND: '1', GATE_BURST: '20', GATE_CONNECTIONS: '5' };

describe('the gate', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite({ env: { ...small, TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const from = (address: string, path = faq) => site.get(path, { 'x-forwarded-for': `10.1.1.1, ${address}` });

  test('D-SEC-23 turns away who asks too much, in Korean and with the telephone number, and nobody else', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => from('203.0.113.1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (let n = 0; n < 16; n += 1) await from('203.0.113.1');
    const refused = await from('203.0.113.1')
      .then(() => from('203.0.113.1'))
      .then(() => from('203.0.113.1'));
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
      429,
      '3',
      'close',
    ]);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    const words = await refused.text();
    expect(words).toContain('너무 여러 번');
    expect(words).toContain('href="tel:');
    const api = await from('203.0.113.1', '/api/faq');
    expect([api.status, await api.json()]).toEqual([429, expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })]);
    expect((await from('203.0.113.2')).status).toBe(200);
  });

  test('D-SEC-23 what a page loads with a hash in its name counts a quarter', async () => {
    const html = await (await from('203.0.113.3')).text();
    const [asset = ''] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
    for (let n = 0; n < 60; n += 1) {
      const answer = await from('203.0.113.3', asset);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  });
});

test('D-SEC-23 an address holds so many connections open, and the next is closed at once', async () => {
  await using site = await createTestSite({ env: { ...small, GATE_PER_SECOND: '1000', GATE_BURST: '1000' } });
  const port = Number(new URL(site.origin).port);
  const held: Socket[] = [];
  for (let n = 0; n < 5; n += 1) {
    const socket = connect(port, '127.0.0.1');
    held.push(socket);
    await once(socket, 'connect');
  }
  const over = connect(port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  over.on('data', (text: string) => {
    heard += text;
  });
  await once(over, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 429 /);
  for (const socket of held) {
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
  }
  expect((await site.get(faq)).status).toBe(200);
});
