import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { contrasts, formatDisplay, textSizes } from '@kidney/contract/shared/display.ts';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const faq = '/community/faq';
const editing = { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin };

let now: Date;
let site: TestSite;

const addQuietly = (title: string) =>
  runSql(site.urls.ownerUrl, [`insert into faqs (title, des) values ('${title}', '<p>내용</p>')`]);
const pageOf = async (answer: Response) => ({
  status: answer.status,
  how: answer.headers.get('x-page'),
  text: await answer.text(),
});

beforeAll(async () => {
  now = new Date();
  site = await createTestSite({ clock: { now: () => now } });
});
afterAll(() => site[Symbol.asyncDispose]());

beforeEach(() => {
  now = new Date('2026-11-14T03:00:00Z');
  site.server.cache?.dropAll();
});

describe('a kept page', () => {
  test('is made once, compressed once, and confirmed by its mark', async () => {
    const first = await site.get(faq, { 'accept-encoding': 'gzip' });
    expect([first.status, first.headers.get('x-page')]).toEqual([200, 'miss']);
    const again = await site.get(faq, { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(again.headers)).toMatchObject({
      'x-page': 'hit',
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(await again.text()).toContain('자주 묻는 질문');

    const mark = again.headers.get('etag') as string;
    const confirmed = await site.get(faq, { 'if-none-match': mark });
    expect([confirmed.status, await confirmed.text()]).toEqual([304, '']);
    expect(confirmed.headers.get('content-security-policy')).toBe(again.headers.get('content-security-policy'));
  });

  test('says the same in every encoding, and HEAD says how long it is', async () => {
    const plain = await site.get(faq, { 'accept-encoding': 'identity' });
    const text = await plain.text();
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').once('error', reject);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).once('end', () => resolve(Buffer.concat(chunks)));
    socket.write(`GET ${faq} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`);
    const raw = await promise;
    const body = raw.subarray(raw.indexOf('\r\n\r\n') + 4);
    expect(brotliDecompressSync(body).toString()).toBe(text);

    const head = await site.send(faq, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.headers.get('x-page'), Number(head.headers.get('content-length'))]).toEqual([
      'hit',
      Buffer.byteLength(text),
    ]);
  });

  test('the data of a page is kept like the page', async () => {
    await addQuietly('데이터로 보이는 질문');
    const first = await pageOf(await site.get(`${faq}.data`));
    expect(first).toMatchObject({ status: 200, how: 'miss', text: expect.stringContaining('데이터로 보이는 질문') });
    const partly = await pageOf(await site.get(`${faq}.data?_routes=root`));
    expect(partly).toEqual({ ...first, how: 'hit' });
  });

  test('its content policy names exactly its inline scripts, and nothing is allowed inline', async () => {
    const answer = await site.get(faq);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([^]*?)<\/script>/g)].map(
      ([, code]) => code as string,
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    const expected = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(scripts.length).toBeGreaterThan(2);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ').toSorted()).toEqual(
      ["'self'", ...new Set(expected)].toSorted(),
    );
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/nonce=|<[^>]+\sstyle=/);
  });

  test('is made anew once a day, early in the morning where it says nothing of the day', async () => {
    await site.get(faq);
    await addQuietly('아침이 되어야 보이는 질문');
    now = new Date('2026-11-14T18:39:59Z');
    expect(await pageOf(await site.get(faq))).toMatchObject({
      how: 'hit',
      text: expect.not.stringContaining('아침이'),
    });
    now = new Date('2026-11-14T19:20:00Z');
    expect(await pageOf(await site.get(faq))).toMatchObject({ how: 'miss', text: expect.stringContaining('아침이') });
  });

  test('six ways to see the site do not mix', async () => {
    const displays = textSizes.flatMap((text) => contrasts.map((contrast) => ({ text, contrast })));
    for (const round of ['miss', 'hit']) {
      for (const display of displays) {
        const page = await pageOf(await site.get(faq, { cookie: `display=${formatDisplay(display)}` }));
        expect(page.how).toBe(round);
        expect(page.text).toContain(`<html lang="ko" data-text="${display.text}" data-contrast="${display.contrast}"`);
      }
    }
    expect(site.server.cache?.size.pages).toBe(6);
    expect((await site.get(faq, { cookie: 'display=999-x; other=1' })).headers.get('x-page')).toBe('hit');
  });
});

describe('what is never kept', () => {
  test.each(['accessToken=', 'refreshToken=nonsense', '__Host-sid=1', 'accessToken=a.b.c; __Host-sid=x'])(
    'D-SEC-07 with %s and no valid token the page is the one of all visitors, and stays with nobody',
    async (cookie) => {
      const before = await site.get(faq, { cookie });
      expect([before.status, before.headers.get('x-page')]).toEqual([200, 'miss']);
      expect(site.server.cache?.size.pages).toBe(1);
      const kept = await site.get(faq);
      const after = await site.get(faq, { cookie, 'if-none-match': kept.headers.get('etag') as string });
      expect([after.status, after.headers.get('x-page'), after.headers.get('cache-control')]).toEqual([
        200,
        'hit',
        'no-store',
      ]);
      expect(after.headers.get('etag')).toBeNull();
      expect(after.headers.get('content-security-policy')).toBe(kept.headers.get('content-security-policy'));
      expect(await after.text()).toBe(await kept.text());
    },
  );

  test('the page of somebody who is signed in shows their name to nobody else', async () => {
    now = new Date();
    const { cookie } = await site.signIn('editor');
    expect((await pageOf(await site.get(faq, { cookie }))).text).toContain('<b>직원</b>');
    expect((await pageOf(await site.get(faq))).text).not.toContain('<b>직원</b>');
  });

  test('100,000 made-up query strings are the page that is there already', async () => {
    await site.get(faq);
    const kept = site.server.cache?.size;
    const ask = async (from: number) => {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let [open, hits, tail] = [5_000, 0, ''];
      socket.setEncoding('latin1').once('error', reject);
      socket.on('data', (text: string) => {
        const seen = (tail + text).split('x-page: hit');
        hits += seen.length - 1;
        tail = (seen.at(-1) as string).slice(-10);
        if (hits === open) resolve();
      });
      for (let page = 0; page < open; page += 1) {
        socket.write(`HEAD ${faq}?page=${from + page}&q${from + page}=${page} HTTP/1.1\r\nhost: x\r\n\r\n`);
      }
      await promise;
      open = 0;
      socket.destroy();
    };
    for (let from = 0; from < 100_000; from += 5_000) await ask(from);
    expect(site.server.cache?.size).toEqual(kept);
  }, 60_000);

  test('D-SEC-07 made-up paths are one page for all of them, and other spellings of a page lead to it', async () => {
    await site.get(faq);
    const first = await site.get('/made-up');
    const words = await first.text();
    const kept = site.server.cache?.size;
    const paths = Array.from({ length: 50 }, (_, n) => [`/made-up/${n}?x=${n}`, `/community/${n}/${n}`]).flat();
    for (const path of [...paths, '/not-found']) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('x-page'), answer.headers.get('cache-control')], path).toEqual([
        404,
        'hit',
        'no-store',
      ]);
      expect(answer.headers.get('etag')).toBeNull();
      expect(await answer.text()).toBe(words);
    }
    for (const spelling of ['/Community/FAQ', `${faq}/?x=1`, '/%63ommunity/faq']) {
      const answer = await site.get(spelling);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, faq]);
    }
    expect(site.server.cache?.size).toEqual(kept);
  });
});

describe('forms', () => {
  const send = (headers: Record<string, string>, body = 'text=150&back=/community/faq') =>
    site.send('/settings/display', { method: 'POST', headers, body });

  test('reach the page, and its cookie reaches the browser', async () => {
    const answer = await send(editing);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, faq]);
    expect(answer.headers.getSetCookie().join()).toContain('display=150-normal');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere (%o) are refused', async (from) => {
    const answer = await send({ ...editing, ...from });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(await answer.text()).toContain('다른 누리집');
  });

  test('larger than 64 kB are refused in Korean', async () => {
    const answer = await send(editing, `text=${'1'.repeat(65 * 1024)}`);
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('너무 큽니다')]);
  });
});

test('the address of a page comes from the configuration, never from the request', async () => {
  const answer = await site.get(faq, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(await answer.text()).not.toContain('evil.example');
});

describe('D-RT-10', () => {
  test('D-RT-10 an unknown route is a helpful Korean page with status 404', async () => {
    const answer = await site.get('/no/such/page');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain('lang="ko"');
    expect(html).toContain('href="tel:');
    expect(html).toContain('href="/');
  });

  test('D-RT-10 a failing page is a Korean page with status 500 or above and a way to call the office', async () => {
    await runSql(site.urls.ownerUrl, ['alter table faqs rename to faqs_away']);
    try {
      const answer = await site.get(faq);
      const html = await answer.text();
      expect(answer.status).toBe(500);
      expect(html).toContain('lang="ko"');
      expect(html).toContain('href="tel:');
      expect(html).not.toContain('relation');
      expect(site.server.cache?.size.pages).toBe(0);
      // D-SEC-07: it is not tried again at once.
      const again = await site.get(faq);
      expect([again.status, again.headers.get('x-page')]).toEqual([500, 'stale']);
      now = new Date(now.getTime() + 1_001);
      expect((await site.get(faq)).headers.get('x-page')).toBe('miss');
    } finally {
      await runSql(site.urls.ownerUrl, ['alter table faqs_away rename to faqs']);
    }
    now = new Date(now.getTime() + 1_001);
    expect((await site.get(faq)).status).toBe(200);
  });
});
