import type { Page } from '@playwright/test';
import { screens } from '../accessibility/screens.ts';
import { holdTheRest } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

/** Watches from when all of the page is there and painted: while it still comes in, the browser paints halves. */
const watchShifts = (page: Page) =>
  page.evaluateHandle(async () => {
    const painted = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    if (document.readyState === 'loading')
      await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
    await painted();
    const moved: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return {
      /** What moved by itself since, and by how much of the window, as the browser counts it. */
      async moved() {
        await painted();
        note(observer.takeRecords());
        return moved;
      },
    };
  });

const sent = screens.filter(
  ({ who, make, isCutOff, isLastResort, isForWide, status }) =>
    who === 'visitor' && !make && !isCutOff && !isLastResort && !isForWide && status === undefined,
);

test.describe('a page that has been sent', () => {
  test('D-SH-05 nothing of it moves away under a finger when the script and the pictures come', async ({ context }) => {
    test.setTimeout(10_000 * sent.length);
    const moved: [string, string[]][] = [];
    const waiting = sent.values();
    // Most of the time a page waits until nothing comes any more: others are looked at meanwhile.
    const looks = Array.from({ length: 3 }, async () => {
      const page = await context.newPage();
      for (const { at } of waiting) {
        const letItCome = await holdTheRest(page);
        await page.goto(at, { waitUntil: 'commit' });
        const watch = await watchShifts(page);
        await letItCome();
        const shifts = await watch.evaluate((watched) => watched.moved());
        if (shifts.length > 0) moved.push([at, shifts]);
      }
    });
    await Promise.all(looks);
    expect(moved).toEqual([]);
  });

  test('D-SH-05 whoever types before the script comes goes on typing where they were', async ({ page }) => {
    const letTheRestCome = await holdTheRest(page);
    await page.goto('/transport/status', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '확인하기' }).click({ noWaitAfter: true });
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    const phone = page.getByLabel('전화번호');
    await phone.click();
    await page.keyboard.type('052');
    await letTheRestCome();
    await page.keyboard.type('-000', { delay: 100 });
    await expect(phone).toHaveValue('052-000');
  });
});
