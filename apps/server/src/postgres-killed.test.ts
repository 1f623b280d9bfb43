import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PostgresServer } from '../../../scripts/postgres/server.ts';
import { startTestPostgres } from '../../../testing/database.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';
import { patience } from '../../../testing/size.ts';

const faq = '/community/faq';
const patiently = { timeout: 60_000 };

let postgres: PostgresServer;
let site: TestSite;
let editor: { cookie: string; authorization: string };

const send = (method: string, path: string, body: object) =>
  site.send(path, {
    method,
    headers: { ...editor, 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify(body),
  });
const write = (title: string) => send('POST', '/api/faq', { title, des: '<p>내용</p>' });

beforeAll(async () => {
  postgres = await startTestPostgres();
  site = await createTestSite({ adminUrl: postgres.adminUrl });
  editor = await site.signIn('editor');
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await postgres.stop();
});

test('PostgreSQL killed under load: kept pages stay, writes say why not, and all is back within 5 s', async () => {
  expect((await write('죽기 전에 쓴 질문')).status).toBe(200);
  await vi.waitFor(async () => expect(await (await site.get(faq)).text()).toContain('죽기 전에 쓴 질문'), patiently);
  await vi.waitFor(async () => expect((await site.get(faq)).headers.get('x-page')).toBe('hit'), patiently);

  const pages = new Map<string, number>();
  const writes = new Set<number>();
  const loadEnds = new AbortController();
  onTestFinished(() => loadEnds.abort());
  const load = [
    ...Array.from({ length: 8 }, async () => {
      while (!loadEnds.signal.aborted) {
        const answer = await site.get(faq);
        await answer.arrayBuffer();
        const seen = `${answer.status} ${answer.headers.get('x-page')}`;
        pages.set(seen, (pages.get(seen) ?? 0) + 1);
      }
    }),
    ...Array.from({ length: 4 }, async () => {
      while (!loadEnds.signal.aborted) {
        const answer = await send('PUT', '/api/auth/me', { nickName: '직원', email: 'staff1@example.com' });
        await answer.arrayBuffer();
        writes.add(answer.status);
      }
    }),
  ];
  await vi.waitFor(() => expect(pages.get('200 hit')).toBeGreaterThan(100), patiently);
  await postgres.kill();
  await vi.waitFor(() => expect(pages.get('200 stale')).toBeGreaterThan(100), { timeout: 5_000 * patience });

  const refused = await write('지금은 못 쓰는 질문');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('잠시 뒤에') });
  expect((await site.get('/live')).status).toBe(200);
  expect((await site.get('/ready')).status).toBe(503);
  expect((await site.get(faq, { cookie: editor.cookie })).status).toBeGreaterThanOrEqual(500);

  await postgres.restart();
  const back = { timeout: 5_000 * patience, interval: 50 };
  await vi.waitFor(async () => {
    expect((await site.get('/ready')).status).toBe(200);
    expect((await write('돌아온 뒤에 쓴 질문')).status).toBe(200);
  }, back);
  loadEnds.abort();
  await Promise.all(load);
  await vi.waitFor(async () => {
    const page = await site.get(faq);
    expect(page.headers.get('x-page')).toBe('hit');
    expect(await page.text()).toContain('돌아온 뒤에 쓴 질문');
  }, back);

  expect([...pages.keys()].filter((seen) => !seen.startsWith('200 '))).toEqual([]);
  expect(writes).toEqual(new Set([200, 503]));
}, 60_000);

test('PostgreSQL away twice: a page that nobody asked for in between is still there', async () => {
  const seen = async () => {
    const answer = await site.get(faq);
    await answer.arrayBuffer();
    return `${answer.status} ${answer.headers.get('x-page')}`;
  };
  const isBack = async () => {
    expect((await site.get('/ready')).status).toBe(200);
    expect(site.server.cache?.hearsChanges).toBe(true);
  };
  await vi.waitFor(async () => expect(await seen()).toBe('200 hit'), patiently);
  for (const times of ['once', 'twice']) {
    // Written in the last second: nobody has seen the page with it yet.
    expect((await write(`막 쓴 질문 ${times}`)).status).toBe(200);
    await postgres.kill();
    await vi.waitFor(() => expect(site.server.cache?.hearsChanges, times).toBe(false), patiently);
    expect(await seen(), times).toBe('200 stale');
    await postgres.restart();
    await vi.waitFor(isBack, patiently);
  }
  expect(await seen()).toBe('200 miss');
}, 120_000);
