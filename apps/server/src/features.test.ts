import { siteFiles, sitePages, sectionStarts } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { Features } from '@kidney/contract/office/settings/features.paths.ts';
import { initContent, seedContent } from '@kidney/api/seed.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { describe, expect, test } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { samplePackFolder } from '../../../testing/sample-content.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';

const all: Features = { transport: true, daycare: true };
const anew =
  'truncate settings, revisions, facts, pages, districts, facilities, site_pictures, search_entries, search_words';
const pack = readSitePack(samplePackFolder);

/** A site that has just begun, with what its pack says that it has. */
async function siteWith(features: Features): Promise<TestSite> {
  const site = await createTestSite();
  await runSql(site.urls.ownerUrl, [anew]);
  await initContent(site.database, { ...pack, features });
  return site;
}

/** Every address of this site that a page of it leads to, with the page. */
async function linksOf(site: TestSite, from: readonly string[]): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const page of from) {
    const html = await (await site.get(page)).text();
    for (const [, address = ''] of html.matchAll(/<a\b[^>]*?href="(\/[^"#]*)/g))
      links.set(address.replaceAll('&amp;', '&'), page);
  }
  return links;
}

const gone: Record<'transport' | 'daycare', Record<'pages' | 'files' | 'calls' | 'words', string[]>> = {
  transport: {
    pages: ['/transport', '/transport/center', '/transport/apply', '/transport/apply/rider', '/TRANSPORT/center'],
    files: [],
    calls: ['/service-days', '/application-form/transport', '/page/transport-center'],
    words: ['이동 신청', '이번 주 차량 운행', '병원이송센터'],
  },
  daycare: {
    pages: ['/daycare', '/daycare/overview', '/daycare/introduction', '/daycare/programs', '/daycare/programs/1'],
    files: ['/daycare/news', '/daycare/news/1', '/daycare/notice', '/daycare/news/create', '/daycare/news/feed.xml'],
    calls: ['/program', '/program/1', '/daycare/news', '/daycare/notice/1', '/daycare/news/feed', '/daycare/news/bin'],
    words: ['주간보호 소식', '낮 동안 쉬고'],
  },
};

describe.each(['transport', 'daycare'] as const)('an association without %s', (name) => {
  test('D-OPS-22 has neither its pages nor its calls, and no page leads there', async () => {
    await using site = await siteWith({ ...all, [name]: false });
    const { pages, files, calls, words } = gone[name];
    for (const path of [...pages, ...files, ...pages.map((page) => `${page}.data`)])
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    for (const path of calls) expect([path, (await site.get(`/api${path}`)).status]).toEqual([path, 404]);
    const editor = await site.signIn('editor');
    for (const path of [...pages.slice(1), ...files])
      expect([path, (await site.get(path, editor)).status]).toEqual([path, 404]);

    const isThere = (path: string) =>
      !pages.includes(path) && !files.includes(path) && !path.startsWith(`/${name}/news`);
    const there = [...sitePages, ...siteFiles].filter(isThere).filter((path) => !path.startsWith(`/${name}/notice`));
    expect(there).toContain('/transport/status');
    for (const path of there) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    const links = await linksOf(site, [
      ...there.filter((path) => !siteFiles.includes(path)),
      '/search?q=투석',
      '/nowhere',
    ]);
    expect(links.size).toBeGreaterThan(40);
    const broken: string[] = [];
    for (const [address, page] of links)
      if ((await site.get(address)).status >= 400) broken.push(`${page} → ${address}`);
    expect(broken).toEqual([]);

    const home = await (await site.get('/')).text();
    for (const word of words) expect(home).not.toContain(word);
    const map = await (await site.get('/sitemap-pages.xml', { 'accept-encoding': 'identity' })).text();
    expect(pages.filter((page) => map.includes(`${publicOrigin}${page}<`))).toEqual([]);
    expect((await site.get(`/og/${name}-${name === 'daycare' ? 'overview' : 'center'}.png`)).status).toBe(404);
  }, 180_000);

  test('D-OPS-22 hides what was there before, and shows it again', async () => {
    await using site = await createTestSite();
    await seedContent(site.database);
    const [, start = ''] = Object.entries(sectionStarts).find(([section]) => section === `/${name}`) ?? [];
    const found = async () =>
      (
        await (
          await site.get(`/api/search?q=${encodeURIComponent(name === 'daycare' ? '프로그램' : '병원이송센터')}`)
        ).text()
      ).includes(`"path":"${start.slice(0, start.lastIndexOf('/'))}`);
    const status = async () => (await site.get(start)).status;
    const listed = async () =>
      (await (await site.get('/sitemap-1.xml', { 'accept-encoding': 'identity' })).text()).includes(
        start.slice(0, start.lastIndexOf('/') + 1),
      );
    expect([await status(), await found()]).toEqual([200, true]);
    await initContent(site.database, { ...pack, features: { ...all, [name]: false } });
    await expect.poll(status, { timeout: 30_000 }).toBe(404);
    expect([await found(), await listed()]).toEqual([false, false]);
    await initContent(site.database, { ...pack, features: all });
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    expect(await found()).toBe(true);
  }, 120_000);
});

test('D-OPS-22 nobody begins an application for a ride that is not offered', async () => {
  await using site = await siteWith({ ...all, transport: false });
  const answer = await site.send('/api/application-draft', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify({ kind: 'transport', accepted: [], giver: 'self' }),
  });
  expect(answer.status).toBe(404);
  const menu = await (await site.get('/sitemap')).text();
  expect(menu).toMatch(/소식·참여[^]*내 신청 확인[^]*주간보호/);
});
