import type { Locator, Page } from '@playwright/test';
import { faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

interface Fiber {
  memoizedProps: { value?: { isMobile?: boolean } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** No page uses the flag yet, so what the root layout hands to them is read out of React's own tree. */
function mobileFlag(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (!key) return undefined;
    const root = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    const waiting: (Fiber | null | undefined)[] = [root?.stateNode.current];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (!fiber) continue;
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value !== null && 'isMobile' in value) return value.isMobile;
      waiting.push(fiber.sibling, fiber.child);
    }
    return undefined;
  });
}

test.describe('mobile flag', () => {
  for (const [width, flag] of [
    [720, true],
    [721, false],
  ] as const) {
    test(`S-SH-01 is ${flag} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect.poll(() => mobileFlag(page)).toBe(flag);
    });
  }

  test('S-SH-01 follows the window', async ({ page }) => {
    await page.setViewportSize({ width: 721, height: 800 });
    await page.goto('/');
    await expect.poll(() => mobileFlag(page)).toBe(false);
    await page.setViewportSize({ width: 720, height: 800 });
    await expect.poll(() => mobileFlag(page)).toBe(true);
    await page.setViewportSize({ width: 721, height: 800 });
    await expect.poll(() => mobileFlag(page)).toBe(false);
  });
});

const distance = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

async function hydrated(page: Page): Promise<void> {
  await page.goto(faqPath);
  await expect.poll(() => mobileFlag(page)).toBeDefined();
}

test.describe('scroll button', () => {
  test('S-SH-04 appears past 5 % of the page’s height', async ({ page }) => {
    await hydrated(page);
    const button = page.getByRole('button', { name: '맨 아래로' });
    await expect(button).toBeHidden();
    const edge = Math.floor((await page.evaluate(() => document.documentElement.scrollHeight)) * 0.05);
    await scrollTo(page, edge + 1);
    await expect(button).toBeVisible();
    await scrollTo(page, edge);
    await expect(button).toBeHidden();
  });

  test('S-SH-04 goes to the bottom, and to the top when within 50 px of the bottom', async ({ page }) => {
    await hydrated(page);
    const [down, up] = [page.getByRole('button', { name: '맨 아래로' }), page.getByRole('button', { name: '맨 위로' })];
    const whole = await distance(page);
    await scrollTo(page, whole - 50);
    await expect(up).toBeVisible();
    await scrollTo(page, whole - 51);
    await expect(down).toBeVisible();
    await down.click();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(whole);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
    await expect(down).toBeHidden();
  });

  test('S-SH-04 is hidden for 1,000 ms during the smooth scroll', async ({ page }) => {
    await page.clock.install();
    await hydrated(page);
    await scrollTo(page, Math.ceil((await distance(page)) * 0.3));
    const down = page.getByRole('button', { name: '맨 아래로' });
    await expect(down).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await down.click();
    const either = page.getByRole('button', { name: /^맨 (위|아래)로$/ });
    await expect(either).toBeHidden();
    await expect.poll(async () => (await distance(page)) - (await page.evaluate(() => Math.round(scrollY)))).toBe(0);
    await page.clock.runFor(999);
    await expect(either).toBeHidden();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: '맨 위로' })).toBeVisible();
  });
});

test.describe('what keeps its place in the window', () => {
  async function boxOf(control: Locator) {
    const box = await control.boundingBox();
    if (!box) throw new Error('it is not shown');
    return box;
  }

  for (const width of [320, 1280]) {
    test(`D-SH-11 is no button over words with large text at ${width} px`, async ({ page, context, site }) => {
      await context.addCookies([{ name: 'display', value: '150-normal', url: site.origin }]);
      await page.setViewportSize({ width, height: 640 });
      await hydrated(page);
      await scrollTo(page, Math.ceil((await distance(page)) * 0.3));
      const strip = await boxOf(page.getByRole('button', { name: '맨 아래로' }));
      expect([strip.x, strip.width]).toEqual([0, width]);
      expect(strip.height).toBeGreaterThanOrEqual(44);
      const dock = page.getByRole('navigation', { name: '바로 가기' });
      const end = width <= 720 ? (await boxOf(dock)).y : 640;
      expect(Math.abs(strip.y + strip.height - end)).toBeLessThanOrEqual(4);
    });
  }

  test('D-SH-11 is not the dock where the window is low', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await hydrated(page);
    const dock = page.getByRole('navigation', { name: '바로 가기' });
    await expect(dock).not.toBeInViewport();
    await scrollTo(page, await distance(page));
    await expect(dock).toBeInViewport();
    expect((await boxOf(dock)).y).toBeGreaterThanOrEqual(
      await page.locator('footer').evaluate((footer) => Math.floor(footer.getBoundingClientRect().bottom)),
    );
  });
});

test.describe('loading', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const faqChunk = /\/assets\/faq\.route-[^/]+\.js$/;

  test('S-RT-07 a page’s code is fetched when somebody goes there, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.some((path) => /\/assets\/home\.route-/.test(path))).toBe(true);
    expect(scripts.filter((path) => faqChunk.test(path))).toEqual([]);
    await press(page.getByRole('main').getByRole('link', { name: /자주 묻는 질문/ }));
    await expect(page).toHaveURL(faqPath);
    expect(scripts.filter((path) => faqChunk.test(path))).toHaveLength(1);
  });

  test('S-RT-07 a spinner shows while a page’s code is on its way', async ({ page }) => {
    const arrives = Promise.withResolvers<void>();
    await page.route(faqChunk, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto('/');
    const spinner = page.getByRole('status').filter({ hasText: '불러오는 중입니다' });
    await expect(spinner).toHaveCount(0);
    await press(page.getByRole('main').getByRole('link', { name: /자주 묻는 질문/ }));
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
    arrives.resolve();
    await expect(page.getByRole('heading', { name: '자주 묻는 질문', level: 1 })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
});
