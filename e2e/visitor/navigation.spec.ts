import { faqPath, question, summary } from '../fixtures/faq-page.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('finding the way', () => {
  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await page.goto(faqPath);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문 바로가기' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  test('S-FAQ-02 the keyboard alone opens and closes a question', async ({ page }) => {
    await page.goto(faqPath);
    const title = '차량은 언제 다닙니까?';
    const at = summary(page, title);
    for (
      let stops = 0;
      stops < 40 && !(await at.evaluate((element) => element === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(at).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, title)).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(question(page, title)).not.toHaveAttribute('open');
  });

  test('S-RT-01 the pages of the staff stand in the same layout', async ({ page }) => {
    for (const [path, title] of [
      ['/', '무엇을 도와드릴까요?'],
      ['/admin/login', '직원 로그인'],
      ['/admin/signup', '직원 가입'],
      ['/admin/change-password', '비밀번호 바꾸기'],
      ['/admin/edit-profile', '내 정보 고치기'],
    ] as const) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>(?:<span.*?</span>)?${RegExp.escape(title)}`));
      for (const part of ['<header', '<main', '<footer']) expect(html.split(part).length, `${path} ${part}`).toBe(2);
    }
  });

  for (const path of ['/admin/change-password', '/admin/edit-profile']) {
    test(`S-RT-01 ${path} sends a visitor to sign in, and knows the way back`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: '직원 로그인' })).toBeVisible();
    });
  }

  test('D-RT-10 an unknown address says so with status 404, ways on, and a number to call', async ({ page }) => {
    for (const path of ['/nothing', '/community/faq/17', '/admin/nothing', '/%ED%95%9C%EA%B8%80']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page).toHaveTitle(/^찾으시는 화면이 없습니다/);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/');
      await expect(main.getByRole('link', { name: '자주 묻는 질문' })).toHaveAttribute('href', faqPath);
      await expect(main.getByRole('link', { name: '052-000-0000' })).toHaveAttribute('href', 'tel:052-000-0000');
    }
  });

  test('D-RT-10 an unknown address met on the way shows the same page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page.getByRole('main').getByRole('link', { name: /복지 혜택/ }));
    await page.evaluate(() => history.pushState(null, '', '/nothing'));
    await page.evaluate(() => history.pushState(null, '', '/'));
    await page.goBack();
    await expect(page.getByRole('heading', { name: '찾으시는 화면이 없습니다' })).toBeVisible();
  });
});
