import type { Page } from '@playwright/test';
import { faqPath } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

async function stopsTo(page: Page, selector: string): Promise<number> {
  for (let stops = 1; stops <= 20; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return stops;
  }
  throw new Error(`${selector} is more than 20 stops away`);
}

const shuttle = 'main a[href="/transport/apply"]';

for (const width of [390, 1280]) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
    });

    test('S-TR-01 with the skip link the shuttle is at most five stops from the top of home', async ({ page }) => {
      const toSkipLink = await stopsTo(page, 'a[href="#main"]');
      await page.keyboard.press('Enter');
      expect(toSkipLink + (await stopsTo(page, shuttle))).toBeLessThanOrEqual(5);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '병원 이동 차량 신청', level: 1 })).toBeVisible();
    });

    test('S-FAQ-02 with the skip link a few stops lead to the first question and Enter opens it', async ({ page }) => {
      await page.goto(faqPath);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await stopsTo(page, 'main summary');
      await page.keyboard.press('Enter');
      await expect(page.locator('main details').first()).toHaveAttribute('open');
    });
  });
}
