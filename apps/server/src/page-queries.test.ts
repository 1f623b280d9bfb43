import type { FormStart, StartedDraft } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';
import { areKnownValues } from './page-queries.ts';
import { rememberSite } from './remembered-site.ts';

const now = new Date('2026-11-14T03:00:00Z');
const isKnown = (path: string, query: string) => areKnownValues([...new URLSearchParams(query)], path, now);

test('D-SEC-07 the values of a query are those that the page knows', () => {
  rememberSite({ name: '협회', phone: '', districts: ['남구'] });
  const events = '/community/events';
  for (const month of ['2024-11', '2026-11', '2027-11']) {
    expect(isKnown(events, `view=month&month=${month}`), month).toBe(true);
  }
  for (const month of ['2024-10', '2027-12', '1900-01', '2026-13', '2026-1', 'x', '']) {
    expect(isKnown(events, `view=month&month=${month}`), month).toBe(false);
  }
  expect(isKnown('/community/news', 'month=2003-05')).toBe(true);
  expect(isKnown('/community/news', 'month=1903-05')).toBe(false);
  expect([isKnown('/community/news', 'page=50'), isKnown('/community/news', 'page=51')]).toEqual([true, false]);
  expect([isKnown('/kidney/facilities', 'district=남구'), isKnown('/kidney/facilities', 'district=강남구')]).toEqual([
    true,
    false,
  ]);
  expect(isKnown('/search', 'q=투석&year=2026&section=kidney')).toBe(true);
  expect([isKnown('/search', 'q=투석&year=1024'), isKnown('/search', 'q=투석&section=x')]).toEqual([false, false]);
  expect(isKnown('/transport/status', `token=${'a'.repeat(43)}`)).toBe(true);
  expect(isKnown('/transport/status', 'token=%27')).toBe(false);
});

test('D-SEC-07 the first of a month is one in Seoul', () => {
  const midnight = new Date('2026-11-30T15:00:00Z');
  expect(areKnownValues([['month', '2027-12']], '/community/events', midnight)).toBe(true);
});

test('D-SEC-07 every parameter that a page of visitors declares has its values declared, too', async () => {
  const file = new URL('../../web/build/server/index.js', import.meta.url).href;
  const { routes } = (await import(file)) as ServerBuild;
  const declared = Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as { query?: readonly string[] } | undefined;
    const isOfStaff = route?.path?.startsWith('admin') ?? true;
    return isOfStaff ? [] : (handle?.query ?? []);
  });
  // What fits no rule at all is refused, so a parameter without one would never reach its page.
  const likely = ['1', 'yes', '2026', '2026-11', 'a-1', 'r.1.a.b', 'past', '남구', 'night', 'mwf', 'kidney', 'gone'];
  for (const name of new Set(declared)) {
    expect(
      likely.some((value) => areKnownValues([[name, value]], '/x', now)),
      name,
    ).toBe(true);
  }
  expect(declared.length).toBeGreaterThan(20);
});

describe('D-SEC-07 a page that is asked for with values', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite({ clock: { now: () => now } });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test('D-SEC-07 what a page knows nothing of leads to the bare page', async () => {
    for (const [asked, bare] of [
      ['/community/events?view=month&month=1999-01', '/community/events'],
      ['/community/events?month=x', '/community/events'],
      ['/community/news?page=51', '/community/news'],
      ['/community/news.data?page=0', '/community/news.data'],
      ['/kidney/facilities?district=x', '/kidney/facilities'],
    ] as const) {
      const answer = await site.get(asked);
      expect([answer.status, answer.headers.get('location')], asked).toEqual([308, bare]);
    }
    expect((await site.get('/community/events?view=month&month=2026-12')).status).toBe(200);
    expect((await site.get('/kidney/facilities?district=&shift=&days=&q=')).status).toBe(200);
    expect((await site.get('/admin/login?next=/admin/facts&note=x')).status).toBe(200);
  });

  test('D-SEC-07 words that somebody typed are never kept', async () => {
    const before = site.server.cache?.size;
    for (const path of ['/search?q=투석', '/kidney/facilities?q=병원', '/community/news?q=소식']) {
      const answer = await site.get(path, { 'accept-encoding': 'gzip' });
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-encoding')).toBe('gzip');
    }
    expect(site.server.cache?.size).toEqual(before);
  });

  test('D-SEC-07 what one person has told us is neither kept nor packed', async () => {
    const { data: form } = (await (await site.get('/api/application-form/membership')).json()) as { data: FormStart };
    const accepted = form.consents.map(({ id }) => id);
    const begun = await site.send('/api/application-draft', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicOrigin },
      body: JSON.stringify({ kind: 'membership', accepted, giver: 'self' }),
    });
    const { page, token } = ((await begun.json()) as { data: StartedDraft }).data;
    const before = site.server.cache?.size;
    for (const encoding of ['gzip', 'br']) {
      const path = `/community/membership/apply/${page}?draft=${token}`;
      const answer = await site.get(path, { 'accept-encoding': encoding });
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-encoding'), encoding).toBeNull();
    }
    expect(site.server.cache?.size).toEqual(before);
  });
});
