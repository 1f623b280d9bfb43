import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { runCli } from '../fixtures/cli.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

test.beforeEach(({ site }) => forgetLimits(site));

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto('/admin/signup');
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('이메일').fill(`${username}@example.com`);
  await page.getByLabel('이름(닉네임)').fill('김새봄');
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: '가입 신청' }).click();
}

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('아이디 또는 이메일').fill(login);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

async function journey(page: Page, approve: (username: string) => Promise<string>): Promise<void> {
  const username = `new${unique()}`;
  await signUp(page, username);
  await expect(page.getByRole('status').filter({ hasText: '가입 신청을 받았습니다.' })).toBeVisible();

  await signIn(page, username);
  await expect(page.getByRole('alert')).toContainText('아직 승인되지 않은 계정입니다.');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');

  expect(await approve(username)).toContain(`${username} may sign in as editor`);
  await signIn(page, `${username}@example.com`);
  await expect(page).toHaveURL('/admin');
  await expect(signOutForm(page)).toBeAttached();
}

test.describe('signing up', () => {
  test('D-AU-10 D-AU-13 an account does nothing until it is approved on the command line, then signs in', async ({
    page,
    site,
  }) => {
    await journey(page, (username) => runCli(site, 'approve', username, 'editor'));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('D-SH-05 D-AU-10 goes the same way', async ({ page, site }) => {
      await journey(page, (username) => runCli(site, 'approve', username, 'editor'));
    });
  });

  test('D-AU-13 what is wrong is said above the form and at each field, and what was typed stays', async ({ page }) => {
    await page.goto('/admin/signup');
    await page.getByLabel('아이디').fill('한글 아이디');
    await page.getByLabel('이메일').fill('not-an-address');
    await page.getByLabel('이름(닉네임)').fill('김새봄');
    await page.getByLabel('비밀번호', { exact: true }).fill('short');
    await press(page.getByRole('button', { name: '가입 신청' }));
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/^아이디: /, /^이메일: /, /^비밀번호: /]);
    await expect(page).toHaveTitle(/^오류: /);
    for (const [link, field] of [
      [/^아이디: /, page.getByLabel('아이디')],
      [/^이메일: /, page.getByLabel('이메일')],
      [/^비밀번호: /, page.getByLabel('비밀번호', { exact: true })],
    ] as const) {
      await summary.getByRole('link', { name: link }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('아이디')).toHaveValue('한글 아이디');
    await expect(page.getByLabel('이메일')).toHaveValue('not-an-address');
    await expect(page.getByLabel('이름(닉네임)')).toHaveValue('김새봄');
    await expect(page.getByLabel('이름(닉네임)')).not.toHaveAttribute('aria-invalid');
  });

  test('D-AU-13 common and association words are refused as a password', async ({ page }) => {
    for (const password of ['password1234', '울산신장협회2026']) {
      await page.goto('/admin/signup');
      await page.getByLabel('아이디').fill(`weak${unique()}`);
      await page.getByLabel('이메일').fill(`weak${unique()}@example.com`);
      await page.getByLabel('이름(닉네임)').fill('김새봄');
      await page.getByLabel('비밀번호', { exact: true }).fill(password.padEnd(12, '!'));
      await press(page.getByRole('button', { name: '가입 신청' }));
      await expect(page.getByRole('alert').getByRole('link', { name: /^비밀번호: / })).toBeVisible();
    }
  });

  test('a taken username is said at its field', async ({ page, colleague }) => {
    await signUp(page, colleague.username);
    await expect(
      page.getByRole('alert').getByRole('link', { name: /^아이디: 이미 쓰고 있는 아이디입니다/ }),
    ).toBeVisible();
  });
});
