import type { Page } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const help = (page: Page) => page.getByRole('main').locator('summary', { hasText: '도움말' });
const words = (page: Page) => page.getByText('더 자세한 것은 사무국 안내서의');

test.describe('the help of the screens of staff', () => {
  test('opens and closes by keyboard, stands right below the title, and is folded on the next screen', async ({
    page,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto('/admin/service-days');
    await press(help(page));
    await expect(words(page)).toContainText('‘운행하지 않는 날 넣기’');
    await expect(words(page)).toBeVisible();
    const box = await help(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await help(page).press('Enter');
    await expect(words(page)).toBeHidden();
    await help(page).press('Enter');
    await expect(words(page)).toBeVisible();
    await page.goto('/community/notices/create');
    await expect(words(page)).toContainText('‘공지 쓰기’');
    await expect(words(page)).toBeHidden();
  });

  test('visitors neither see nor download it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/community/notices', { waitUntil: 'networkidle' });
    await expect(help(page)).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => url.includes('help'))).toEqual([]);
  });
});

test.describe('the help without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 opens where somebody signs in', async ({ page }) => {
    await page.goto('/admin/login');
    await help(page).click();
    await expect(words(page)).toBeVisible();
  });
});
