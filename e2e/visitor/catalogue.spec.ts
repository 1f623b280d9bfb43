import { readdirSync } from 'node:fs';
import { expect, test } from '../fixtures/site.ts';

const folders = (path: string) =>
  readdirSync(new URL(`../../apps/web/app/${path}`, import.meta.url), { withFileTypes: true });

const parts = folders('ui/')
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const drawings = ['figures', 'logos', 'banners'].flatMap((folder) =>
  folders(`art/${folder}/`).map(({ name }) => name.replace('.svg', '')),
);

test.describe('catalogue', () => {
  test('D-RT-08 shows every part of the design system, and its contents lead to each', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/test');
    await expect(page.getByRole('heading', { level: 1, name: '화면 부품 모음' })).toBeVisible();
    const shown = await page
      .locator('main section[id^="part-"]')
      .evaluateAll((all) =>
        all
          .filter((section) => section.querySelector(':scope > div')?.checkVisibility())
          .map((section) => section.id.replace('part-', '')),
      );
    expect(shown).toEqual(parts);
    const contents = page.getByRole('navigation', { name: '이 쪽의 차례' });
    const ways = await contents
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    expect(ways.filter((hash) => hash.startsWith('#part-'))).toEqual(parts.map((part) => `#part-${part}`));
  });

  test('D-RT-08 shows every drawing', async ({ page }) => {
    await page.goto('/test');
    const addresses = await page
      .locator('#drawings img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    const missing = drawings.filter((name) => !addresses.some((address) => address.includes(`/${name}-day-`)));
    expect(drawings.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  test('D-RT-08 shows the colours as the browser paints them, and their contrast', async ({ page }) => {
    await page.goto('/test');
    const swatches = await page.locator('#colours li').evaluateAll((all) =>
      all.slice(0, 12).map((item) => ({
        words: item.textContent,
        fill: getComputedStyle(item.querySelector('rect') as Element).fill,
      })),
    );
    expect(swatches[0]).toEqual({ words: 'ink#14232b고대비 #fff', fill: 'rgb(20, 35, 43)' });
    await expect(page.locator('#colours li').filter({ hasText: 'paper 위의 ink' }).first()).toContainText('15.1 : 1');
    expect(new Set(swatches.map(({ fill }) => fill)).size).toBeGreaterThan(8);
  });

  test('D-RT-08 the display settings change every part of it', async ({ page }) => {
    await page.goto('/test');
    const button = page.locator('#part-button button').first();
    const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.locator('main form').first().getByRole('button', { name: '고대비' }).click();
    await expect(page).toHaveURL('/test');
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before);
    for (const image of await page.locator('main img').all())
      expect(await image.getAttribute('src')).toContain('-night-');
  });

  test('D-RT-08 is not to be found: no search engine, no menu, no list of pages leads to it', async ({
    page,
    site,
  }) => {
    await page.goto('/test');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /test\n');
    expect(await (await page.request.get('/sitemap-pages.xml')).text()).not.toContain(`${site.origin}/test<`);
    for (const path of ['/', '/sitemap']) {
      await page.goto(path);
      await expect(page.locator('a[href^="/test"]')).toHaveCount(0);
    }
  });

  test('D-RT-08 who reads another page does not download it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.url());
    });
    await page.goto('/kidney/overview', { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const text = await (await page.request.get(script)).text();
      expect(text.includes('화면 부품 모음'), script).toBe(false);
    }
  });
});
