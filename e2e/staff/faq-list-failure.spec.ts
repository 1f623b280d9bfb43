import { withoutTable } from '../fixtures/database.ts';
import { faqPath, questions } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ expectedNoise: /status of 500/ });

test.describe('when the database refuses', () => {
  test('S-FAQ-08 a list that cannot be loaded is logged, said, and can be asked for again', async ({
    page,
    site,
    enterAs,
  }) => {
    await enterAs('editor');
    await withoutTable(site, 'faqs', async () => {
      const answer = await page.goto(faqPath);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('alert')).toContainText('질문 목록을 불러오지 못했습니다.');
      await expect(page.getByRole('link', { name: '052-000-0000' }).first()).toBeAttached();
      expect(site.log.join('')).toContain('the list of questions could not be loaded');
      const again = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(faqPath));
      await page.getByRole('button', { name: '다시 불러오기' }).click();
      expect((await again).status()).toBe(500);
      await expect(page.getByRole('alert')).toContainText('질문 목록을 불러오지 못했습니다.');
    });
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(questions(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('D-RT-10 a page that fails is a Korean page with status 500 and a number to call', async ({
    page,
    site,
    enterAs,
  }) => {
    await enterAs('editor');
    await withoutTable(site, 'accounts', async () => {
      const answer = await page.goto('/admin/edit-profile');
      expect(answer?.status()).toBe(500);
      await expect(page).toHaveTitle(/^화면을 보여 드리지 못했습니다/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('화면을 보여 드리지 못했습니다');
      await expect(main.getByRole('link', { name: '052-000-0000' })).toHaveAttribute('href', 'tel:052-000-0000');
      await expect(page.locator('body')).not.toContainText(/permission denied|select |stack/i);
    });
    await page.getByRole('main').getByRole('link', { name: '다시 불러오기' }).click();
    await expect(page.getByLabel('이름(닉네임)')).toBeVisible();
  });
});
