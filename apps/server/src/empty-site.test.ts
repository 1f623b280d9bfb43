import { siteFiles, sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { initContent } from '@kidney/api/seed.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { samplePackFolder } from '../../../testing/sample-content.ts';
import { createTestSite } from '../../../testing/server.ts';

const exampleFolder = fileURLToPath(new URL('../../../packs/example', import.meta.url));

/** Every page and file of a site that was only initialised, with what each says. */
async function openAll(folder: string) {
  await using site = await createTestSite();
  await runSql(site.urls.ownerUrl, ['truncate settings, revisions, districts, facilities']);
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
    await runSql(site.urls.ownerUrl, ['truncate settings, revisions, districts, facilities']);
    await initContent(site.database, readSitePack(samplePackFolder));
    const index = await (await site.get('/sitemap.xml')).text();
    const lists = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(lists.length).toBeGreaterThan(1);
    for (const path of lists) expect((await site.get(path)).status, path).toBe(200);
  });

  test('D-OPS-04 of another city it is that city’s, whatever page one opens', async () => {
    const pages = await openAll(exampleFolder);
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual(['/nowhere']);
    const ofUlsan = /울산|부르미|울주군|Ulsan|ulsan|052-|\[\[|\{지역\}/;
    expect(pages.filter(({ text }) => ofUlsan.test(text)).map(({ path }) => path)).toEqual([]);
    const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';
    expect(textOf('/')).toContain('가온 신장장애인협회');
    expect(textOf('/kidney/facilities')).toMatch(/가온 인공신장실[^]*해뜰구 0곳[^]*다온군 0곳/);
    expect(textOf('/transport/center')).toMatch(/나래콜은 이렇게 이용합니다/);
  });
});
