import { drawingTime, drawnIssue, newest, newslettersPath } from '../fixtures/newsletters-page.ts';
import { untilItReads } from '../fixtures/visitor.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('the newsletter', () => {
  test.beforeEach(() => test.setTimeout(drawingTime + 60_000));

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test(`D-NWL-01 D-SH-05 an issue is found in the menu and read page by page`, async ({ page, site }) => {
        const id = await drawnIssue(site);
        await untilItReads(page, newslettersPath, { has: '3쪽' });
        await page.goto('/');
        await page.getByText('메뉴', { exact: true }).click();
        await page.getByRole('navigation', { name: '전체 메뉴' }).getByRole('link', { name: '소식지' }).click();
        await expect(page.getByRole('heading', { name: '소식지', level: 1 })).toBeVisible();
        const card = page.getByRole('main').getByRole('link', { name: newest });
        await expect(card).toContainText('제2호 · 2026년 10월 1일 · 3쪽');
        await card.click();

        await expect(page.getByRole('heading', { name: newest, level: 1 })).toBeVisible();
        await expect(page.getByRole('img', { name: `${newest} 표지` })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('물을 나누어 마시는 법');
        await page.getByRole('link', { name: '처음부터 읽기' }).click();
        await expect(page).toHaveURL(`${newslettersPath}/${id}/1`);
        await expect(page.getByRole('link', { name: /^이전 쪽/ })).toHaveCount(0);
        await page.getByRole('link', { name: '다음 쪽 (2쪽)' }).first().click();
        await expect(page).toHaveURL(`${newslettersPath}/${id}/2`);
        await expect(page.getByRole('heading', { name: `${newest} 2쪽`, level: 1 })).toBeVisible();
        const words = page.getByRole('region', { name: '2쪽의 글' });
        await expect(words).toContainText('어지러우면 바로 말합니다.');
        const picture = page.getByRole('img', { name: '제2호 2쪽 그림 크게 보기' });
        await expect(picture).toBeVisible();
        await page.getByText('다른 쪽 고르기').click();
        await page.getByRole('navigation', { name: '모든 쪽' }).getByRole('link', { name: '3쪽' }).click();
        await expect(page.getByRole('region', { name: '3쪽의 글' })).toContainText('작은 컵을 씁니다.');
        await expect(page.getByRole('link', { name: /^다음 쪽/ })).toHaveCount(0);
      });
    });
  }

  test('D-NWL-01 the PDF says how large it is and comes as a file', async ({ page, site }) => {
    const id = await drawnIssue(site);
    await page.goto(`${newslettersPath}/${id}`);
    const link = page.getByRole('link', { name: `${newest} PDF 내려받기` });
    await expect(link).toHaveText(/\(\d+ kB\)$/);
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-disposition']).toContain(encodeURIComponent(`${newest}.pdf`));
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const share = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(share ?? '')).headers()['content-type']).toBe('image/jpeg');
  });

  test('D-NWL-01 the words of a page are found, and lead to the page', async ({ page, site }) => {
    const id = await drawnIssue(site);
    await page.goto(`/search?q=${encodeURIComponent('얼음 한 조각')}`);
    await page.getByRole('link', { name: `${newest} 3쪽` }).click();
    await expect(page).toHaveURL(`${newslettersPath}/${id}/3`);
  });

  test('D-NWL-01 D-RT-10 an issue or a page that is not there is not found', async ({ page, site }) => {
    const id = await drawnIssue(site);
    for (const path of ['999999', 'x', `${id}/4`, `${id}/0`, `${id}/x`]) {
      expect((await page.goto(`${newslettersPath}/${path}`))?.status()).toBe(404);
    }
  });
});
