import { faqPath, question, questions, summary } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ javaScriptEnabled: false });

const first = '병원 이동 차량은 누가 이용할 수 있습니까?';
const second = '이용 분담금은 얼마입니까?';

test.describe('without script', () => {
  test('D-SH-05 S-FAQ-02 the questions can be read, one at a time', async ({ page }) => {
    await page.goto(faqPath);
    await summary(page, first).click();
    await expect(question(page, first).locator('p')).toBeVisible();
    await expect(question(page, first).locator('strong')).toHaveText('신장장애인');
    await summary(page, second).click();
    await expect(question(page, second).locator('p').first()).toBeVisible();
    await expect(question(page, first)).not.toHaveAttribute('open');
    await summary(page, second).click();
    await expect(questions(page).and(page.locator('[open]'))).toHaveCount(0);
  });

  test('D-SH-05 S-FAQ-01 the picture is the one for the width', async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 800 });
    const wide = page.waitForRequest(/\/faq-wide-[^/]+\.svg$/);
    await page.goto(faqPath);
    await wide;
    await page.setViewportSize({ width: 768, height: 800 });
    const phone = page.waitForRequest(/\/faq-phone-[^/]+\.svg$/);
    await page.reload();
    await phone;
  });

  test('D-SH-05 the phone menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByText('메뉴', { exact: true }).click();
    await page.getByRole('navigation', { name: '전체 메뉴' }).getByRole('link', { name: '자주 묻는 질문' }).click();
    await expect(page).toHaveURL(faqPath);
    await expect(page.getByRole('heading', { name: '자주 묻는 질문', level: 1 })).toBeVisible();
  });

  test('D-SH-05 text size and contrast are chosen by a form, each without losing the other', async ({ page }) => {
    await page.goto(faqPath);
    await page.getByText('메뉴', { exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: '아주 크게' }).click();
    await expect(page).toHaveURL(faqPath);
    await expect(page.locator('html')).toHaveAttribute('data-text', '150');
    await page.getByText('메뉴', { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '아주 크게' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('banner').getByRole('button', { name: '고대비' }).click();
    await expect(page).toHaveURL(faqPath);
    await expect(page.locator('html')).toHaveAttribute('data-text', '150');
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    const fontSize = async () => {
      // A style comes after the words that it is for.
      await page.waitForLoadState();
      return page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
    };
    const size = await fontSize();
    await page.goto('/');
    expect(await fontSize()).toBe(size);
    await page.getByText('메뉴', { exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: '보통' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-text', '100');
    const normal = await fontSize();
    expect(Number.parseFloat(size) / Number.parseFloat(normal)).toBeCloseTo(1.5, 2);
  });

  test('D-SH-05 D-RT-10 an unknown address is explained', async ({ page }) => {
    const answer = await page.goto('/community/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '찾으시는 화면이 없습니다' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '처음 화면으로' }).click();
    await expect(page).toHaveURL('/');
  });

  test('D-SH-05 what would need script is not seen', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: '비밀번호 보기' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /맨 (위|아래)로/ })).toHaveCount(0);
  });
});
