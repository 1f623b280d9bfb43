import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { createButton, faqPath } from '../fixtures/faq-page.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { ownMenu, signOut, signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/**
 * Stops the tab's own time: whatever is noticed from now on is noticed without any timer, and so sooner than by looking
 * every 300 ms, on a busy machine as on an idle one.
 */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test.describe('two tabs', () => {
  test('S-AU-07 a sign-out is noticed in the other tab at once, and said there', async ({ page, context, enterAs }) => {
    await enterAs('editor');
    await page.clock.install();
    await page.goto(faqPath);
    await expect(createButton(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(faqPath);
    await expect(createButton(other)).toBeVisible();

    await stopTime(page);
    await signOut(other);
    await expect(signOutForm(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: '다른 창에서 로그아웃하셨습니다.' })).toBeVisible();
    await expect(page).toHaveURL(faqPath);
    await expect(createButton(page)).toHaveCount(0);
    await expect(other).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
  });

  test('S-AU-07 a sign-in is noticed in the other tab at once, and brings the staff’s part with it', async ({
    page,
    context,
    site,
  }) => {
    const username = `tabs${unique()}`;
    await site.createStaff(username, ['editor']);
    await page.clock.install();
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    await expect(createButton(page)).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/admin/login');
    await other.getByLabel('아이디 또는 이메일').fill(username);
    await other.getByLabel('비밀번호', { exact: true }).fill(staffPassword);

    // The clock is both tabs': a script that still waits for its turn would wait for ever.
    const signIn = other.getByRole('button', { name: '로그인', exact: true });
    await hydrated(signIn);
    await stopTime(page);
    await signIn.click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('user')), { timeout: 30_000 })
      .toContain(username);
    // What the tab draws now comes in files of its own, which React shows by a timer.
    await page.clock.resume();
    await expect(ownMenu(page)).toContainText(`${username} 직원 님`);
    await expect(createButton(page)).toBeVisible();
  });

  test('S-AU-07 another person’s sign-in replaces the first one’s name', async ({ page, context, site, enterAs }) => {
    const first = await enterAs('editor');
    await page.goto(faqPath);
    await expect(ownMenu(page)).toContainText(`${first.username} 직원 님`);
    const username = `tabs${unique()}`;
    await site.createStaff(username, ['driver']);
    const other = await context.newPage();
    await other.goto('/admin/login');
    await other.getByLabel('아이디 또는 이메일').fill(username);
    await other.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await press(other.getByRole('button', { name: '로그인', exact: true }));
    await expect(ownMenu(page)).toContainText(`${username} 직원 님`);
    await expect(createButton(page)).toHaveCount(0);
  });
});
