import { siteFiles, sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { initContent } from '@kidney/api/seed.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { fileURLToPath } from 'node:url';
import { drawSharePicture } from './discovery/share-picture.ts';
import { describe, expect, test } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { samplePackFolder } from '../../../testing/sample-content.ts';
import { createTestSite } from '../../../testing/server.ts';

const exampleFolder = fileURLToPath(new URL('../../../packs/example', import.meta.url));

const patiently = { timeout: 60_000 };
const anew = 'truncate settings, revisions, districts, facilities, site_pictures';

/** Every page and file of a site that was only initialised, with what each says. */
async function openAll(folder: string) {
  await using site = await createTestSite();
  await runSql(site.urls.ownerUrl, [anew]);
  await initContent(site.database, readSitePack(folder));
  const paths = [...sitePages, ...siteFiles, '/admin/login', '/kidney/facilities?q=x', '/nowhere'];
  const pages: { path: string; status: number; text: string }[] = [];
  for (const path of paths) {
    const answer = await site.get(path);
    pages.push({ path, status: answer.status, text: await answer.text() });
  }
  return pages;
}

describe('a site that was only initialised', () => {
  test('D-OPS-03 answers on every page, and says nothing that we made up', async () => {
    const pages = await openAll(samplePackFolder);
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual(['/nowhere']);
    expect(pages.filter(({ text }) => /표본|○○/.test(text)).map(({ path }) => path)).toEqual([]);
    expect(pages.find(({ path }) => path === '/kidney/facilities')?.text).toContain('울산 인공신장실');
  });

  test('D-OPS-03 every list that its site map names is there', async () => {
    await using site = await createTestSite();
    await runSql(site.urls.ownerUrl, [anew]);
    await initContent(site.database, readSitePack(samplePackFolder));
    const index = await (await site.get('/sitemap.xml')).text();
    const lists = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(lists.length).toBeGreaterThan(1);
    for (const path of lists) expect((await site.get(path)).status, path).toBe(200);
  });

  test('D-OPS-04 of another city it is that city’s, whatever page one opens', async () => {
    const pages = await openAll(exampleFolder);
    const lost = pages.filter(({ status }) => status !== 200).map(({ path }) => path);
    // Its pack says that it has no day care.
    expect(lost.filter((path) => !path.startsWith('/daycare/'))).toEqual(['/nowhere']);
    expect(lost).toContain('/daycare/overview');
    const ofUlsan = /울산|부르미|울주군|Ulsan|ulsan|052-|\[\[|\{지역\}/;
    expect(pages.filter(({ text }) => ofUlsan.test(text)).map(({ path }) => path)).toEqual([]);
    const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';
    expect(textOf('/')).toContain('가온 신장장애인협회');
    expect(textOf('/kidney/facilities')).toMatch(/가온 인공신장실[^]*해뜰구 0곳[^]*다온군 0곳/);
    expect(textOf('/transport/center')).toMatch(/나래콜은 이렇게 이용합니다/);
  });

  test('D-OPS-21 carries the mark and the sketch of its pack on every page, at addresses that may be kept for ever', async () => {
    await using site = await createTestSite();
    await runSql(site.urls.ownerUrl, [anew]);
    const pack = readSitePack(exampleFolder);
    await initContent(site.database, pack);
    const marks = new Set<string>();
    for (const path of [...sitePages, '/nowhere']) {
      const html = await (await site.get(path)).text();
      const [header = ''] = /<header[^]*?<\/header>/.exec(html) ?? [];
      const [day = '', night = ''] = ['logo', 'logo-dark'].map(
        (name) => header.match(`/pictures/${name}\\.[^"]+`)?.[0],
      );
      expect([path, day, night]).toEqual([path, expect.any(String), expect.stringContaining('.svg')]);
      marks.add(`${day} ${night}`);
    }
    expect(marks.size).toBe(1);
    const clinics = await (await site.get('/kidney/facilities')).text();
    const maps = ['map', 'map-dark'].map((name) => clinics.match(`/pictures/${name}\\.[^"]+`)?.[0] ?? '');
    const brought = Object.values(pack.pictures).map(({ svg }) => svg);
    const [both = ''] = marks;
    for (const address of [...both.split(' '), ...maps]) {
      const answer = await site.get(address, { 'accept-encoding': 'br, gzip' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
      expect(brought).toContain(await answer.text());
      expect((await site.get(address.replace(/\.[^.]+\.svg/, '.0000000000000000.svg'))).status).toBe(404);
    }

    const [, share = ''] =
      /og:image" content="https?:\/\/[^/]+([^"]+)/.exec(await (await site.get('/community/faq')).text()) ?? [];
    const shared = await site.get(share);
    expect(shared.headers.get('cache-control')).toContain('immutable');
    const { name } = pack.identity;
    const logo = { day: '', svg: pack.pictures.logo?.svg ?? '' };
    const drawn = (mark: typeof logo | null) => drawSharePicture(name, '자주 묻는 질문', mark);
    const bytes = Buffer.from(await shared.arrayBuffer());
    expect([bytes.equals(await drawn(logo)), bytes.equals(await drawn(null))]).toEqual([true, false]);
  }, 120_000);

  test('D-OPS-21 another drawing of the pack has another address, one that is gone has none, and pages say so at once', async () => {
    await using site = await createTestSite();
    await runSql(site.urls.ownerUrl, [anew]);
    const pack = readSitePack(exampleFolder);
    await initContent(site.database, pack);
    const logoOn = async () => (await (await site.get('/privacy')).text()).match(/\/pictures\/logo\.[^"]+/)?.[0];
    const first = await logoOn();
    const { logo, ...others } = pack.pictures;
    if (!logo) throw new Error('the example has a mark');
    const other = { ...logo, svg: logo.svg.replace('#8a3b12', '#7a2b02') };
    await initContent(site.database, { ...pack, pictures: { ...others, logo: other } });
    await expect.poll(logoOn, patiently).not.toBe(first);
    expect(await (await site.get((await logoOn()) ?? '')).text()).toBe(other.svg);
    await initContent(site.database, { ...pack, pictures: {} });
    await expect.poll(logoOn, patiently).toBeUndefined();
    expect(await initContent(site.database, { ...pack, pictures: {} })).toBe(0);
  });
});
