import { seedContent } from '@kidney/api/seed.ts';
import { wordsMark } from '@kidney/contract/shared/share-picture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, publicOrigin, type TestSite } from '../../../../testing/server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await seedContent(site.database);
});
afterAll(() => site[Symbol.asyncDispose]());

/** Width and height as a PNG names them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function pictureAt(path: string) {
  const answer = await site.get(path);
  return { answer, png: Buffer.from(await answer.arrayBuffer()) };
}

const name = '울산 신장장애인협회';

describe('being found', () => {
  test('robots.txt keeps search engines out of what is not for them, and shows the list of pages', async () => {
    const answer = await site.get('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).split('\n');
    for (const path of ['/admin', '/api', '/settings', '/test']) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
  });

  /** The addresses that a list names, as paths. */
  async function listed(path: string): Promise<string[]> {
    const answer = await site.get(path, { 'accept-encoding': 'identity' });
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/xml; charset=utf-8',
    ]);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address as string).pathname,
    );
  }

  test('S-RT-02 S-RT-03 S-RT-04 S-RT-05 S-RT-06 the site map lists every page that may be found, and each of them answers', async () => {
    const files = await listed('/sitemap.xml');
    expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml']);
    const pages = await listed('/sitemap-pages.xml');
    for (const path of [
      '/',
      '/transport/center',
      '/kidney/therapy',
      '/community/faq',
      '/love/donation',
      '/hope/center',
    ]) {
      expect(pages).toContain(path);
    }
    const published = await listed('/sitemap-1.xml');
    for (const below of ['/community/notices/', '/community/news/', '/community/events/', '/daycare/programs/']) {
      expect(published.filter((path) => path.startsWith(below))).not.toEqual([]);
    }
    const paths = [...pages, ...published];
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /^\/(admin|settings|test|api|search)(\/|$)/.test(path))).toEqual([]);
    for (const path of paths) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    expect((await site.get('/sitemap-2.xml')).status).toBe(404);
  }, 120_000);

  test('a telephone learns the name of the association and finds the icons', async () => {
    const manifest = (await (await site.get('/site.webmanifest')).json()) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(name);
    for (const { src, sizes } of manifest.icons) {
      const { answer, png } = await pictureAt(src);
      expect([answer.status, sizeOf(png).join('x')]).toEqual([200, sizes]);
    }
  });
});

describe('pictures for shared links', () => {
  test('every page that may be found names its own, and it is a PNG of 1200 × 630', async () => {
    const html = await (await site.get('/kidney/therapy')).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(address).toMatch(`${publicOrigin}/og/kidney-therapy.png?v=`);
    const { answer, png } = await pictureAt(address.slice(publicOrigin.length));
    expect([answer.status, answer.headers.get('content-type'), sizeOf(png)]).toEqual([200, 'image/png', [1200, 630]]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await pictureAt('/og/community-faq.png');
    expect(other.png.equals(png)).toBe(false);
  });

  test('without the mark of its words, or with an old one, it is looked at again soon', async () => {
    for (const query of ['', '?v=old']) {
      const { answer } = await pictureAt(`/og/home.png${query}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    }
    const { answer } = await pictureAt(`/og/home.png?v=${wordsMark(name, name)}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('it is drawn anew when staff have changed the title', async () => {
    const first = await pictureAt('/og/love-sponsorship.png');
    const session = await site.signIn('editor');
    const page = (await (await site.get('/api/page/love-sponsorship')).json()) as { data: Record<string, unknown> };
    const { key: _key, updatedAt: _updatedAt, facts: _facts, ...content } = page.data;
    const saved = await site.send('/api/page/love-sponsorship', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: publicOrigin, ...session },
      body: JSON.stringify({ ...content, title: '함께 나누는 후원' }),
    });
    expect(saved.status).toBe(200);
    const changed = await pictureAt('/og/love-sponsorship.png');
    expect(changed.png.equals(first.png)).toBe(false);
  });

  test.each(['/og/nothing.png', '/og/admin-login.png', '/og/home.svg', '/og/..%2fhome.png', '/og/home.png%00'])(
    '%s is no picture',
    async (path) => {
      expect((await site.get(path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
