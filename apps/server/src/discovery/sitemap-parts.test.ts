import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestClock } from '../../../../testing/clock.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../../testing/server.ts';

const clock = createTestClock();
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ clock });
  // A tenth stands on another page, and one is not public yet.
  await runSql(site.urls.ownerUrl, [
    `insert into search_entries
      (id, kind, key, section, path, title, body, folded, terms, at, visible_from, visible_until) overriding system value
    select n, 'news', n, 'community', '/community/news/' || n || case when n % 10 = 0 then '#part' else '' end, '글', '', '',
      '', '2026-01-01', case when n = 200002 then '2026-11-16' else '2026-01-01' end::timestamptz, 'infinity'
    from (select generate_series(1, 20) union select generate_series(49991, 50010) union select 150001
      union select generate_series(200001, 200002)) as ids (n)`,
  ]);
});
afterAll(() => site[Symbol.asyncDispose]());

/** What a list names, as paths, at a time of that day. */
async function listed(path: string, time = '12:00'): Promise<string[]> {
  const answer = await clock.at(`2026-11-15T${time}:00+09:00`, () => site.get(path));
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(publicOrigin.length),
  );
}

test('D-DSC-01 the site map is split at 50,000 addresses, without empty parts', async () => {
  expect(await listed('/sitemap.xml')).toEqual(['pages', 1, 2, 4, 5].map((part) => `/sitemap-${part}.xml`));
  const first = await listed('/sitemap-1.xml');
  expect([first.length, first[0], first.at(-1)]).toEqual([27, '/community/news/1', '/community/news/49999']);
  const second = await listed('/sitemap-2.xml');
  expect([second.length, second[0]]).toEqual([9, '/community/news/50001']);
  expect(await listed('/sitemap-4.xml')).toEqual(['/community/news/150001']);
  for (const wrong of ['-3', '-0', '-x', '-123456', '-1.xml', '']) {
    const path = `/sitemap${wrong}.xml`;
    expect([path, (await site.get(path)).status]).toEqual([path, wrong === '' ? 200 : 404]);
  }
});

test('it is kept for an hour, packed, and then made anew', async () => {
  const later = '/community/news/200002';
  expect(await listed('/sitemap-5.xml')).not.toContain(later);
  await site.database.write.$client.query(`update search_entries set visible_from = '2026-01-01' where key = '200002'`);
  expect(await listed('/sitemap-5.xml', '12:59')).not.toContain(later);
  expect(await listed('/sitemap-5.xml', '13:01')).toContain(later);
  const packed = await site.server.app.inject({ url: '/sitemap-5.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toContain(`<loc>${publicOrigin}${later}</loc><lastmod>`);
});
