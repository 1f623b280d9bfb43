import type { Page } from '@playwright/test';
import { screens } from '../accessibility/screens.ts';
import { expect, test } from '../fixtures/site.ts';

/** By how much of the window things moved by themselves, as the browser counts it. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((seen) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            seen(sum);
          }),
        );
      }),
  );

const sent = screens.filter(
  ({ who, make, isCutOff, isLastResort, isForWide, status }) =>
    who === 'visitor' && !make && !isCutOff && !isLastResort && !isForWide && status === undefined,
);

test.describe('a page that has been sent', () => {
  test('D-SH-05 nothing of it moves away under a finger when the script comes', async ({ page }) => {
    test.setTimeout(10_000 * sent.length);
    const moved: [string, number][] = [];
    for (const { at } of sent) {
      await page.goto(at, { waitUntil: 'networkidle' });
      const sum = await shiftsOf(page);
      if (sum > 0) moved.push([at, sum]);
    }
    expect(moved).toEqual([]);
  });
});
