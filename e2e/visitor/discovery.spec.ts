import type { Page } from '@playwright/test';
import { faqPath, questions } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

async function pagesToFind(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap-pages.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

async function dataOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

test.describe('found and shared', () => {
  test('S-RT-02 every page says what it is: title, description, canonical address and picture of its own', async ({
    site,
  }) => {
    const addresses = await pagesToFind(site.origin);
    expect(addresses.length).toBeGreaterThan(20);
    const titles = new Set<string>();
    for (const address of addresses) {
      const html = await (await fetch(address)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      titles.add(title);
      const description = meta(html, 'description') ?? '';
      expect(description.length, address).toBeGreaterThan(20);
      expect(description.length, address).toBeLessThanOrEqual(170);
      expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(meta(html, 'og:url'), address).toBe(address);
      expect(meta(html, 'og:description'), address).toBe(description);
      expect(title, address).toContain(meta(html, 'og:title') ?? 'no title');
      expect(meta(html, 'twitter:card'), address).toBe('summary_large_image');
      expect(meta(html, 'og:image'), address).toMatch(new RegExp(`^${site.origin}/og/[a-z-]+\\.png\\?v=[a-z0-9]+$`));
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
    }
    expect(titles.size).toBe(addresses.length);
  });

  test('S-RT-01 the pages of the staff are not to be found', async ({ page }) => {
    for (const path of ['/admin/login', '/admin/signup', '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
  });

  test('S-FAQ-09 search engines read who we are, the path to a page, and the questions', async ({ page, site }) => {
    await page.goto('/');
    expect(await dataOf(page)).toEqual([
      expect.objectContaining({ '@type': 'NGO', url: `${site.origin}/`, telephone: '052-000-0000' }),
    ]);
    await page.goto(faqPath);
    const [path, faq] = (await dataOf(page)) as [
      { itemListElement: { name: string; item: string }[] },
      { mainEntity: object[] },
    ];
    expect(path.itemListElement.map(({ name }) => name)).toEqual(['홈', '소식·참여', '자주 묻는 질문']);
    expect(path.itemListElement.at(-1)?.item).toBe(`${site.origin}${faqPath}`);
    expect(faq.mainEntity).toHaveLength(await questions(page).count());
  });

  test('S-RT-07 scripts are fetched after the page is there, and then it is a living one', async ({ page }) => {
    await page.goto('/');
    await press(page.getByRole('main').getByRole('link', { name: /복지 혜택/ }));
    await expect(page).toHaveURL('/kidney/welfare');
    await expect(page).toHaveTitle(/복지 정보 \| /);
    const { load, scripts } = await page.evaluate(() => ({
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(load);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/kidney\/welfare$/);
  });

  test('S-RT-01 on paper there is the text, whom to call and where we are, and nothing to press', async ({ page }) => {
    for (const path of ['/', '/transport/center']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByText(/^전화 052-000-0000 .*표본 주소/)).toBeVisible();
      for (const name of ['주 메뉴', '바로 가기', '전체 메뉴'])
        await expect(page.getByRole('navigation', { name })).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });
});
