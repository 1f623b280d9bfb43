import type { PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import type { Page } from '@playwright/test';
import { addNotice, usingNotice } from '../fixtures/board-pages.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const words = (page: Page) => page.getByRole('searchbox', { name: '찾으시는 말' });
const hits = (page: Page) => page.getByRole('main').getByRole('article');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function ask(page: Page, q: string) {
  await words(page).fill(q);
  await words(page).press('Enter');
  await expect(results(page)).toContainText(`‘${q}’ 검색 결과`);
}

test.describe('search without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SRC-01 a word of two syllables is found inside longer words, and marked', async ({ page }) => {
    await page.goto('/search');
    await ask(page, '투석');
    await expect(page).toHaveURL(/\/search\?q=[^#]+#found$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(results(page)).toContainText(/\d건$/);
    const inside = hits(page).filter({ hasText: '혈액투석' }).first();
    await expect(inside.locator('mark').first()).toHaveText('투석');
    for (const mark of await page.locator('article mark').all()) await expect(mark).toHaveText('투석');
    await hits(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
  });

  test('D-SRC-01 the section and the year narrow it, and what is empty leads on', async ({ page, colleague }) => {
    const post = await addNotice(colleague, { title: '겨울나들이 접수', html: '<p>버스를 탑니다.</p>' });
    await usingNotice(colleague, post, async () => {
      const year = new Date(Date.parse(post.publishedAt ?? '') + 9 * 3_600_000).getUTCFullYear();
      await page.goto('/search');
      await ask(page, '겨울나들이');
      await expect(hits(page)).toHaveCount(1);
      await page.getByLabel('어디에서').selectOption('소식·참여');
      await page.getByLabel('언제 글에서').selectOption(`${year}년`);
      await page.getByRole('button', { name: '고른 대로 찾기' }).click();
      await expect(page).toHaveURL(new RegExp(`section=community&year=${year}`));
      await expect(hits(page).getByRole('link', { name: '겨울나들이 접수' })).toBeVisible();
      await expect(page.getByLabel('어디에서')).toHaveValue('community');

      await page.getByLabel('어디에서').selectOption('사랑 나눔');
      await page.getByRole('button', { name: '고른 대로 찾기' }).click();
      await expect(
        page.getByRole('heading', { name: `사랑 나눔, ${year}년 글에는 찾으시는 내용이 없습니다` }),
      ).toBeVisible();
      await page.getByRole('link', { name: '누리집 전체에서 찾기' }).click();
      await expect(hits(page)).toHaveCount(1);
    });
  });

  test('D-SRC-01 a word that is not there: what was perhaps meant, the menu, the telephone', async ({ page }) => {
    await page.goto('/search');
    await ask(page, '투섣병원');
    await expect(page.getByRole('heading', { name: '찾으시는 내용이 없습니다' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '전체 메뉴에서 찾기' })).toBeVisible();
    await expect(main.getByRole('link', { name: '052-000-0000' })).toHaveAttribute('href', 'tel:052-000-0000');
    await main.getByRole('link', { name: '투석', exact: true }).click();
    await expect(results(page)).toContainText('‘투석’ 검색 결과');
    await expect(hits(page).first()).toBeVisible();
  });

  test('D-SRC-01 one syllable is answered with words, and a spelled-out attack is only text', async ({ page }) => {
    await page.goto('/search');
    await ask(page, '물');
    await expect(page.getByRole('heading', { name: '두 글자 이상 써 주십시오' })).toBeVisible();
    await ask(page, '<img src=x onerror=alert(1)>');
    await expect(page.getByRole('heading', { name: '찾으시는 내용이 없습니다' })).toBeVisible();
  });
});

test.describe('search', () => {
  test('D-SRC-01 the menu leads there; first consonants are enough for a suggestion', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: '찾기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('누리집에서 찾기');
    const offered = page
      .getByRole('navigation', { name: '추천하는 말' })
      .getByRole('link', { name: '투석', exact: true });
    await hydrated(words(page));
    await words(page).pressSequentially('ㅌㅅ');
    await offered.click();
    await expect(results(page)).toContainText('‘투석’ 검색 결과');
    await expect(words(page)).toHaveValue('투석');
    await expect(page.getByRole('navigation', { name: '추천하는 말' })).toHaveCount(0);
  });

  test('D-SRC-01 with the keyboard alone: ask, come to the results, open the first', async ({ page }) => {
    await page.goto('/search');
    await words(page).focus();
    await page.keyboard.type('인공신장실');
    await page.keyboard.press('Enter');
    await expect(results(page)).toContainText('‘인공신장실’ 검색 결과');
    await page.waitForURL(/#found$/);
    // The address leads to the results, so the first stop after them is the first hit.
    await page.keyboard.press('Tab');
    await expect(hits(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search/);
  });

  test('D-SRC-01 a notice is found as soon as it is public, and no longer once it is in the bin', async ({
    page,
    colleague,
  }) => {
    const said = async (count: number) =>
      expect(async () => {
        await page.goto('/search?q=무지개다리');
        await expect(results(page)).toBeVisible();
        await expect(hits(page)).toHaveCount(count, { timeout: 500 });
      }).toPass({ timeout: 60_000 });
    await said(0);
    const post: PostSource = await addNotice(colleague, { html: '<p>무지개다리에서 만납니다.</p>' });
    await usingNotice(colleague, post, () => said(1));
    await said(0);
  });
});
