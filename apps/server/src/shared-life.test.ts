import { announceContentChange } from '@kidney/api/platform/content-changes.ts';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../../testing/clock.ts';
import { aPost } from '../../../testing/posts.ts';
import { createTestSite, publicOrigin } from '../../../testing/server.ts';
import type { Render } from './renderer.ts';
import { keysOf } from './shared-life.ts';
import type { Web } from './web.ts';

const env = { SHARED_CACHE: 'on' };
const path = '/community/faq';
const lifeOf = ({ headers }: Response) => headers.get('cdn-cache-control');
const seenOf = (page: Response) => [page.status, page.headers.get('x-page'), lifeOf(page)];
const lasting = (seconds: number) => `public, max-age=${seconds}, stale-if-error=86400`;

/** The site as built, with something between it and its pages. */
const renderedBy =
  (wrap: (render: Render) => Render) =>
  (built: Web): Web => ({
    ...built,
    open: async (app) => {
      const site = await (await built.open(app))();
      const wrapped = { ...site, render: wrap(site.render) };
      return async () => wrapped;
    },
  });

test('D-OPS-15 kept pages tell shared caches how long and by which tags; browsers go on asking each time', async () => {
  await using site = await createTestSite({ env });
  for (const origin of ['miss', 'hit']) {
    const page = await site.get(path);
    expect(seenOf(page)).toEqual([200, origin, lasting(60)]);
    expect(page.headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['faq', 'settings']));
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const unchanged = await site.get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(seenOf(unchanged)).toEqual([304, 'hit', lasting(60)]);
  }
  expect(lifeOf(await site.get(`${path}.data`))).toBe(lasting(60));
});

test('D-OPS-15 nothing else does: sessions, words, made-up queries, no page, doors of staff, the API, files', async () => {
  await using site = await createTestSite({ env });
  const staff = await site.signIn('editor');
  await site.get(path);
  for (const cookie of [staff.cookie, 'accessToken=x', 'refreshToken', '__Host-sid=1'])
    expect(lifeOf(await site.get(path, { cookie })), cookie).toBeNull();
  for (const other of [`${path}?made=up`, '/search?q=x', '/no/such/page', '/admin/login', '/api/faq', '/favicon.svg'])
    for (let n = 0; n < 2; n += 1) expect(lifeOf(await site.get(other)), other).toBeNull();
  const sent = await site.send(path, { method: 'POST', headers: { origin: publicOrigin }, body: '' });
  expect(lifeOf(sent)).toBeNull();
  await using silent = await createTestSite();
  expect(lifeOf(await silent.get(path)), 'off').toBeNull();
});

test('D-OPS-15 midnight stays midnight, and what stands in for a page gets no new life', async () => {
  let isBroken = false;
  const web = renderedBy((render) => (call) => (isBroken ? Promise.reject(new Error('planned')) : render(call)));
  const clock = createTestClock();
  await using site = await createTestSite({ env, clock, web });
  const seenAt = (moment: string) => clock.at(moment, async () => seenOf(await site.get('/community/events')));
  expect(await seenAt('2026-11-18T14:00:00Z')).toEqual([200, 'miss', lasting(60)]);
  expect(await seenAt('2026-11-18T14:59:29.500Z')).toEqual([200, 'hit', lasting(30)]);
  expect(await seenAt('2026-11-18T14:59:59.500Z')).toEqual([200, 'hit', null]);
  isBroken = true;
  expect(await seenAt('2026-11-18T15:00:01Z')).toEqual([200, 'stale', null]);
  expect(await seenAt('2026-11-18T15:00:01.500Z')).toEqual([200, 'stale', null]);
});

test('D-OPS-15 a page that a change overtook is for whoever waited for it, and for no shared cache', async () => {
  const held = { read: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() };
  let isFirst = true;
  const web = renderedBy((render) => async (call) => {
    const rendered = await render(call);
    if (isFirst) {
      isFirst = false;
      held.read.resolve();
      await held.release.promise;
    }
    return rendered;
  });
  await using site = await createTestSite({ env, web });
  const slow = site.get(path);
  await held.read.promise;
  await site.database.write.transaction((tx) => announceContentChange(tx, ['faq']));
  // Until the change is heard, a visitor waits for the page that is held back; the next one does not.
  const next = () => site.send(path, { signal: AbortSignal.timeout(500) });
  await vi.waitFor(async () => expect(lifeOf(await next())).toBe(lasting(60)), { timeout: 10_000 });
  held.release.resolve();
  expect(seenOf(await slow)).toEqual([200, 'miss', null]);
});

test('D-OPS-15 the page of a post is asked for each time, so that its readers are counted', async () => {
  await using site = await createTestSite({ env });
  const saved = await site.send('/api/news', {
    method: 'POST',
    headers: { ...(await site.signIn('editor')), 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify(aPost()),
  });
  const { data } = (await saved.json()) as { data: { id: number } };
  // The first page may be overtaken by the word of the post itself, which is heard a moment later.
  const life = async () => lifeOf(await site.get(`/community/news/${data.id}`));
  await expect.poll(life, { timeout: 10_000 }).toBe(lasting(0));
});

test('D-OPS-15 tags that do not fit into one header, or would not stay apart in it, are none', () => {
  expect(keysOf(['facts', 'post:12', 'page:kidney-overview'])).toBe('facts post:12 page:kidney-overview');
  expect(keysOf(Array.from({ length: 200 }, (_, n) => `post:${n}`))).toBeNull();
  expect(keysOf(['two words'])).toBeNull();
});
