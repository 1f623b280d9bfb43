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

const tile = `main a[href="${faqPath}"]`;

for (const width of [390, 1280]) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
    });

    test('the questions are few stops from the top of home', async ({ page }) => {
      expect(await stopsTo(page, tile)).toBeLessThanOrEqual(12);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '자주 묻는 질문', level: 1 })).toBeVisible();
    });

    test('with the skip link they are three stops away, and one more opens the first', async ({ page }) => {
      expect(await stopsTo(page, 'a[href="#main"]')).toBe(1);
      await page.keyboard.press('Enter');
      expect(await stopsTo(page, tile)).toBeLessThanOrEqual(2);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(faqPath);

      await page.goto(faqPath);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await stopsTo(page, 'main summary');
      await page.keyboard.press('Enter');
      await expect(page.locator('main details').first()).toHaveAttribute('open');
    });
  });
}
