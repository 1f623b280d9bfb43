import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { freePort } from '../../../scripts/postgres/server.ts';
import { scrape } from '../../../testing/metrics.ts';
import { staffPassword, startSiteProcess, type SiteProcess } from '../../../testing/process.ts';
import { startProxy, type SharedPorts, type TestProxy } from '../../../testing/proxy.ts';
import { patience, sized } from '../../../testing/size.ts';
import { startVarnish, type TestVarnish } from '../../../testing/varnish.ts';

const faq = '/community/faq';
const list = '/community/notices';
/** Unlike the first page it shows nothing that the worker draws anew when it begins. */
const plain = '/association/history';
const promised = 1_000;
/** A machine that does other things too is slow, not wrong. */
const patient = { timeout: 30_000, interval: 20 };

let site: SiteProcess;
let proxy: TestProxy;
let varnish: TestVarnish;
let workerPort: number;
let ports: SharedPorts;
beforeAll(async () => {
  ports = { varnish: await freePort(), behind: await freePort() };
  workerPort = await freePort();
  site = await startSiteProcess(inject('adminUrl'), {
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    SHARED_CACHE: 'on',
    PURGE_URLS: `http://127.0.0.1:${ports.varnish}`,
    WORKER_METRICS_PORT: String(workerPort),
  });
  const sitePort = Number(new URL(site.origin).port);
  [varnish] = await Promise.all([startVarnish(ports), site.startWorker(), site.createStaff('editor', ['editor'])]);
  proxy = await startProxy([sitePort, sitePort], { shared: ports });
});
// What the worker says on its arrival, or about the test before, and says again, is over.
beforeEach(() => settled(plain));
afterAll(async () => {
  await varnish[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** Reads the answer to its end: one that is left unread keeps the process from closing. */
async function ask(path: string, init: RequestInit = {}, origin = proxy.origin) {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  const { status, headers } = answer;
  return { status, headers, text: await answer.text(), cache: headers.get('x-cache') };
}
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
const caches = async (path: string, headers?: Record<string, string>) => {
  const seen = [];
  for (let n = 0; n < 3; n += 1) seen.push((await get(path, headers)).cache);
  return seen;
};
const kept = async (path: string) => {
  await expect.poll(async () => (await get(path)).cache, patient).toBe('HIT');
  return get(path);
};
/** Kept for so long that no purge of before, which is said again after 1.5 s, can still meet it. */
const settled = (path: string) =>
  vi.waitFor(async () => expect(Number((await get(path)).headers.get('age')), path).toBeGreaterThanOrEqual(2), patient);
/** A page is long, and what differs in it is not what matters here. */
const marksOf = ({ text, headers }: Awaited<ReturnType<typeof ask>>) => ({
  text: hash('sha256', text),
  etag: headers.get('etag'),
  encoding: headers.get('content-encoding'),
});
const asTheSite = async (path: string, headers: Record<string, string> = {}) =>
  marksOf(await ask(path, { headers }, site.origin));
async function firstPost(): Promise<string> {
  const { text } = await get(list);
  return new RegExp(`href="(${list}/\\d+)"`).exec(text)?.[1] ?? '';
}

async function signIn() {
  const headers = { 'content-type': 'application/json', origin: site.origin };
  const answer = await fetch(`${proxy.origin}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login: 'editor', password: staffPassword }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { ...headers, cookie: cookie.join('; '), authorization: `Bearer ${data.accessToken}` };
}

/** From an address of this machine that is not the one a purger comes from. */
function purgeFrom(localAddress: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${varnish.origin}/`, { method: 'PURGE', localAddress, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

/** What the worker says to whoever is in the place of the cache, where that is no cache for the proxy. */
async function nextPurge(port: number): Promise<string | undefined> {
  const { promise: said, resolve } = Promise.withResolvers<string | undefined>();
  const listener = createServer(({ method, headers }, response) => {
    if (method === 'PURGE') resolve(headers['xkey']?.toString());
    response.writeHead(method === 'PURGE' ? 200 : 503, { connection: 'close' }).end();
  }).listen(port, '127.0.0.1');
  const keys = await said;
  const closed = once(listener, 'close');
  listener.close();
  await closed;
  return keys;
}

/** A post that will be public in a moment: what is shown of its board until then ends with it. */
const schedule = (board: string, seconds: number) =>
  runSql(site.urls.administratorUrl, [
    `insert into posts (board, title, html, description, office, attachments, has_picture, listed, published_at)
      select board, '곧 나오는 글', html, description, office, '{}', false, true, now() + interval '${seconds} s'
      from posts where board = '${board}' limit 1`,
  ]);

// In this order: the last two take site and cache away from the others.
describe('pages in a shared cache', { shuffle: false }, () => {
  test('D-OPS-15 a second visitor gets the page from it, as the site would give it', async () => {
    const path = '/community/membership';
    const page = await kept(path);
    const own = await ask(path, {}, site.origin);
    expect([page.status, marksOf(page)]).toEqual([200, marksOf(own)]);
    for (const name of ['cache-control', 'vary', 'content-security-policy'])
      expect(page.headers.get(name), name).toBe(own.headers.get(name));
    expect(own.headers.get('cdn-cache-control')).toMatch(/^public, max-age=\d+, stale-if-error=86400$/);
    for (const name of ['cdn-cache-control', 'surrogate-key', 'xkey', 'via', 'x-varnish', 'x-page', 'x-ask-site'])
      expect(page.headers.get(name), name).toBeNull();
    const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, again.cache]).toEqual([304, 'HIT']);
    const ids = [page, again].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size, 'each request has its own').toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('D-OPS-15 six ways to see the site and three encodings do not mix, and other cookies do not count', async () => {
    const path = '/kidney/overview';
    for (const display of ['100-normal', '100-high', '125-normal', '125-high', '150-normal', '150-high'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { cookie: `a=1; display=${display}; b=2`, 'accept-encoding': encoding };
        const [first, second] = [await get(path, headers), await get(path, headers)];
        const own = await asTheSite(path, headers);
        expect([marksOf(first), second.cache, marksOf(second)]).toEqual([own, 'HIT', own]);
      }
    const usual = await asTheSite(path);
    for (const cookie of ['display=200-high', 'display=', 'xdisplay=150-high', 'other=display=150-high']) {
      const page = await get(path, { cookie });
      expect([page.cache, marksOf(page)], cookie).toEqual(['HIT', usual]);
    }
    const twice = { cookie: 'display=150-high; display=100-normal' };
    expect(marksOf(await get(path, twice))).toEqual(await asTheSite(path, twice));
  });

  test('D-OPS-15 who has a session passes it, and so does whatever is sent', async () => {
    const path = '/association/greeting';
    await kept(path);
    const staff = await signIn();
    for (const cookie of [staff.cookie, 'refreshToken', 'display=100-normal;accessToken=made-up', '__Host-sid=1']) {
      expect(await caches(path, { cookie }), cookie).toEqual(['PASS', 'PASS', 'PASS']);
      expect((await get(path, { cookie })).headers.get('cache-control')).toBe('no-store');
    }
    expect(await caches(path, { authorization: staff.authorization })).toEqual(['PASS', 'PASS', 'PASS']);
    const name = 'editor 직원';
    expect((await get(path, { cookie: staff.cookie })).text.includes(name)).toBe(true);
    expect((await get(path)).text.includes(name)).toBe(false);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin };
    const sent = await ask('/settings/display', { method: 'POST', headers: form, body: 'text=150&back=/' });
    expect([sent.status, sent.cache]).toEqual([303, 'PASS']);
  });

  test('D-OPS-15 words, made-up queries, addresses of no page and doors of staff are never kept', async () => {
    const never = ['/search?q=투석', `${list}?q=투석`, `${faq}?made=up`, '/no/such/page', '/admin/login', '/api/faq'];
    for (const path of never) expect(await caches(encodeURI(path)), path).toEqual(['PASS', 'PASS', 'PASS']);
    await kept('/community/events?view=past');
  });

  test('D-OPS-15 whoever reads a post is counted by the site, though it is kept for a bad day', async () => {
    const post = await firstPost();
    await get(post);
    expect(await caches(post)).toEqual(['PASS', 'PASS', 'PASS']);
    const page = await get(post);
    const again = await get(post, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([page, again].map(({ status, headers }) => [status, headers.get('x-page')])).toEqual([
      [200, 'hit'],
      [304, 'hit'],
    ]);
  });

  test('D-OPS-15 nobody purges it but this machine, and not by way of the proxy', async () => {
    const path = '/association/purpose';
    await kept(path);
    expect((await ask('/', { method: 'PURGE', headers: { xkey: 'all' } })).status).toBe(405);
    expect(await purgeFrom('127.0.0.2', { xkey: 'all' })).toBe(405);
    expect(await purgeFrom('127.0.0.1', { xkey: 'all', 'x-forwarded-for': '203.0.113.7' })).toBe(405);
    expect(await purgeFrom('127.0.0.1', {})).toBe(400);
    expect(await purgeFrom('127.0.0.1', { xkey: 'nothing' })).toBe(200);
    expect((await get(path)).cache).toBe('HIT');
    expect(await purgeFrom('127.0.0.1', { xkey: 'nothing settings' })).toBe(200);
    expect((await get(path)).cache).toBe('MISS');
  });

  test('D-OPS-15 what staff change is there for the next visitor within a second, and other pages stay', async () => {
    const other = '/kidney/therapy';
    const staff = await signIn();
    const times: number[] = [];
    for (let n = 1; n <= sized({ ci: 20, full: 80 }); n += 1) {
      await kept(faq);
      if (n === 1) await settled(other);
      const title = `${n}번째로 고친 질문`;
      const body = JSON.stringify({ title, des: '<p>내용</p>' });
      expect((await ask('/api/faq', { method: 'POST', headers: staff, body })).status).toBe(200);
      const savedAt = performance.now();
      const isThere = async () => (await get(faq)).text.includes(title);
      await expect.poll(isThere, { timeout: promised * patience, interval: 5 }).toBe(true);
      times.push(performance.now() - savedAt);
      if (n === 1) expect((await get(other)).cache).toBe('HIT');
    }
    expect(Math.max(...times)).toBeLessThan(promised * patience);
  });

  test('D-OPS-15 with every process dead pages past their time are shown, and new ones when one is back', async () => {
    const [ending, post] = ['/community/news', await firstPost()];
    await schedule('news', 15);
    await expect.poll(async () => (await get(post)).cache, patient).toBe('PASS');
    await kept(plain);
    await settled(ending);
    const before = await get(ending);
    expect(before.cache).toBe('HIT');
    const large = { cookie: 'display=150-high', 'accept-encoding': 'br' };
    const beforeLarge = await get(ending, large);
    process.kill(site.pid, 'SIGKILL');
    await expect.poll(async () => (await get(ending)).cache, patient).toBe('STALE');
    for (const path of [ending, post, plain]) expect((await get(path)).status, path).toBe(200);
    const late = await get(ending);
    expect([late.cache, marksOf(late)]).toEqual(['STALE', marksOf(before)]);
    await expect.poll(async () => (await get(ending, large)).cache, patient).toBe('STALE');
    const lateLarge = await get(ending, large);
    expect(marksOf(lateLarge)).toEqual(marksOf(beforeLarge));
    expect(lateLarge.text).toContain('data-text="150"');
    expect((await get('/community/newsletter')).status, 'never asked for').toBe(503);
    expect((await get(faq, { cookie: 'refreshToken=x' })).status).toBe(503);
    expect((await ask('/settings/display', { method: 'POST', body: 'text=150' })).status).toBe(503);
    await site.startAgain();
    await expect.poll(async () => (await get(ending)).text.includes('곧 나오는 글'), patient).toBe(true);
    await kept(ending);
    // Varnish has noticed, too.
    await expect.poll(async () => (await get(post)).cache, patient).toBe('PASS');
  });

  test('D-OPS-15 without it the proxy goes past it; what it was not told is counted, and said when it is back', async () => {
    await varnish.stop();
    for (let n = 0; n < 20; n += 1) {
      const page = await get(faq);
      expect([page.status, page.cache]).toEqual([200, null]);
    }
    await runSql(site.urls.administratorUrl, [`select pg_notify('content_changed', '["nothing"]')`]);
    const failed = async () =>
      (await scrape(workerPort)).find(({ name }) => name === 'kidney_purge_failed_total')?.value;
    await expect.poll(failed, patient).toBeGreaterThan(0);
    expect(await nextPurge(ports.varnish)).toBe('all');
    varnish = await startVarnish(ports);
    await kept(plain);
  });
});
