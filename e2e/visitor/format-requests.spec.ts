import { forgetLimits } from '../fixtures/database.ts';
import { noFormatRequests, requestPath } from '../fixtures/format-requests.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('asking for another format', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('D-FMT-01 says what is missing and keeps what was typed, then tells the day', async ({ page, site }) => {
        await forgetLimits(site);
        await page.goto('/accessibility');
        await page.getByRole('main').getByRole('link', { name: '다른 형식으로 받기' }).click();
        await expect(page).toHaveURL(requestPath);
        const main = page.getByRole('main');
        await main.getByLabel('이름').fill('요청인');
        await main.getByRole('button', { name: '요청하기' }).click();
        await expect(main.getByRole('alert').first()).toContainText('전화번호를 숫자로 적어 주십시오');
        await expect(main.getByLabel('이름')).toHaveValue('요청인');
        await main.getByLabel('점자').check({ force: true });
        await main.getByLabel('어떤 글을').fill('이동지원센터 안내');
        await main.getByLabel('전화번호').fill('052-000-0001');
        await main.getByLabel('개인정보 수집과 이용에 동의합니다').check({ force: true });
        await main.getByRole('button', { name: '요청하기' }).click();
        await expect(main.getByRole('heading', { name: '요청을 받았습니다' })).toBeVisible();
        await expect(main).toContainText(/\d+월 \d+일.*까지/);
        await expect(main).not.toContainText('요청인');
        await noFormatRequests(site);
      });
    });
  }
});
