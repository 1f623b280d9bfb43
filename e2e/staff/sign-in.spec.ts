import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { signOut, signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

let username: string;
test.beforeEach(async ({ site }) => {
  username = `staff${unique()}`;
  await site.createStaff(username, ['editor']);
});

const homePath = '/admin';
const title = (page: Page) => page.getByRole('heading', { level: 1, name: '오늘 할 일' });
const login = (page: Page) => page.getByLabel('아이디 또는 이메일');
const password = (page: Page) => page.getByLabel('비밀번호', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });

test.describe('signing in', () => {
  for (const how of ['username', 'e-mail'] as const) {
    test(`D-AU-13 with the ${how}`, async ({ page }) => {
      await page.goto('/admin/login');
      await login(page).fill(how === 'username' ? username : `${username}@example.com`);
      await password(page).fill(staffPassword);
      await press(submit(page));
      await expect(page).toHaveURL(homePath);
      await expect(title(page)).toBeVisible();
    });
  }

  test('a wrong password is said in a summary that has the focus; the name stays, the password goes', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await login(page).fill(username);
    await password(page).fill('not the right words at all');
    await press(submit(page));
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('아이디나 비밀번호가 맞지 않습니다.');
    await expect(page).toHaveTitle(/^오류: /);
    await expect(login(page)).toHaveValue(username);
    await expect(password(page)).toHaveValue('');
    await password(page).fill(staffPassword);
    await submit(page).click();
    await expect(page).toHaveURL(homePath);
  });

  test('each summary link goes to its field', async ({ page }) => {
    await page.goto('/admin/login');
    await press(submit(page));
    const links = page.getByRole('alert').getByRole('link');
    await expect(links).toHaveText([/^아이디 또는 이메일: /, /^비밀번호: /]);
    await links.last().click();
    await expect(password(page)).toBeFocused();
    await links.first().click();
    await expect(login(page)).toBeFocused();
    await expect(login(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(login(page)).toHaveAccessibleDescription(/오류/);
  });

  test('leads back to where somebody came from', async ({ page }) => {
    await page.goto('/admin/edit-profile');
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await login(page).fill(username);
    await password(page).fill(staffPassword);
    await press(submit(page));
    await expect(page).toHaveURL('/admin/edit-profile');
    await expect(page.getByLabel('이메일')).toHaveValue(`${username}@example.com`);
  });

  test('D-AU-14 leads back to the page whose footer it was asked from, also after a wrong password', async ({
    page,
  }) => {
    await page.goto('/community/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: '직원 로그인' }).click();
    await login(page).fill(username);
    await password(page).fill('not the right words at all');
    await press(submit(page));
    await expect(page.getByRole('alert')).toBeFocused();
    await password(page).fill(staffPassword);
    await submit(page).click();
    await expect(page).toHaveURL('/community/faq');
  });

  for (const elsewhere of ['https://evil.example/', '/\\evil.example']) {
    test(`never leads to another site: next=${elsewhere}`, async ({ page }) => {
      await page.goto(`/admin/login?${new URLSearchParams({ next: elsewhere })}`);
      await login(page).fill(username);
      await password(page).fill(staffPassword);
      await press(submit(page));
      await expect(page).toHaveURL(homePath);
    });
  }

  test('fits password managers: names, hints, no traps', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(login(page)).toHaveAttribute('autocomplete', 'username');
    await expect(login(page)).toHaveAttribute('autocapitalize', 'none');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(page.locator('main form')).toHaveAttribute('method', 'post');
    await page.goto('/admin/signup');
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByLabel('아이디')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('이메일')).toHaveAttribute('autocomplete', 'email');
  });

  test('nothing moves away under a finger when the script comes', async ({ page, browser, baseURL }) => {
    const before = await browser.newPage({ baseURL: baseURL as string, javaScriptEnabled: false });
    await Promise.all([before.goto('/admin/login'), page.goto('/admin/login')]);
    await expect(page.getByRole('button', { name: '비밀번호 보기' })).toBeVisible();
    expect(await submit(page).boundingBox()).toEqual(await submit(before).boundingBox());
    await before.close();
  });

  test('a password can be pasted, and looked at', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/admin/login');
    await login(page).fill(username);
    await page.evaluate((words) => navigator.clipboard.writeText(words), staffPassword);
    await password(page).focus();
    await page.keyboard.press('Control+V');
    await expect(password(page)).toHaveValue(staffPassword);
    const show = page.getByRole('button', { name: '비밀번호 보기' });
    await press(show);
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: '비밀번호 숨기기' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveValue(staffPassword);
    await submit(page).click();
    await expect(page).toHaveURL(homePath);
  });

  test('D-AU-20 loads a new document, and so does signing out, which leaves nothing in the browser', async ({
    page,
  }) => {
    const mark = () => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const isSame = () => page.evaluate(() => 'sameDocument' in globalThis);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/login');
    await login(page).fill(username);
    await password(page).fill(staffPassword);
    await mark();
    await press(submit(page));
    await expect(page).toHaveURL(homePath);
    await expect(title(page)).toBeVisible();
    expect(await isSame()).toBe(false);
    await mark();
    const answer = page.waitForResponse((response) => response.url().endsWith('/admin/logout'));
    await signOut(page);
    expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"');
    await expect(page).toHaveURL('/');
    expect(await isSame()).toBe(false);
    await expect(signOutForm(page)).toHaveCount(0);
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => ['accessToken', 'refreshToken', '__Host-sid'].includes(name))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
  });
});

test.describe('signing in without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 works, with the way back, and out again', async ({ page }) => {
    await page.goto('/admin/edit-profile');
    await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
    await login(page).fill(username);
    await password(page).fill(staffPassword);
    await submit(page).click();
    await expect(page).toHaveURL('/admin/edit-profile');
    await expect(page.getByLabel('이메일')).toHaveValue(`${username}@example.com`);
    await page.getByText('메뉴', { exact: true }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/');
    await expect(signOutForm(page)).toHaveCount(0);
  });

  test('D-SH-05 a wrong password is said, the name stays, the password goes', async ({ page }) => {
    await page.goto('/admin/login?next=/admin/edit-profile');
    await login(page).fill(username);
    await password(page).fill('not the right words at all');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('아이디나 비밀번호가 맞지 않습니다.');
    await expect(login(page)).toHaveValue(username);
    await expect(password(page)).toHaveValue('');
    await password(page).fill(staffPassword);
    await submit(page).click();
    await expect(page).toHaveURL('/admin/edit-profile');
  });
});
