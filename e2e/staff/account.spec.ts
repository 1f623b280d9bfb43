import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { asOwner } from '../fixtures/database.ts';
import { createButton, faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const newPassword = 'four other quiet harbour words';
const save = (page: Page) => page.getByRole('button', { name: '저장' });

async function signInAgain(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`/admin/login?next=${faqPath}`);
  await page.getByLabel('아이디 또는 이메일').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: '로그인', exact: true }));
}

test.describe('changing the password', () => {
  async function change(page: Page, current: string, wanted: string): Promise<void> {
    await page.goto('/admin/change-password');
    await page.getByLabel('지금 비밀번호').fill(current);
    await page.getByLabel('새 비밀번호').fill(wanted);
    await press(page.getByRole('main').getByRole('button', { name: '비밀번호 바꾸기' }));
  }

  test('D-AU-17 asks for the current one, ends the other sessions, and keeps this one', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const person = await enterAs('editor');
    const elsewhere = await browser.newPage({ baseURL: site.origin });
    await signInAgain(elsewhere, person.username, staffPassword);
    await expect(createButton(elsewhere)).toBeVisible();

    await change(page, staffPassword, newPassword);
    await expect(page.getByRole('status').filter({ hasText: '비밀번호를 바꿨습니다.' })).toBeFocused();
    await expect(page.getByLabel('지금 비밀번호')).toHaveValue('');
    await expect(page.getByLabel('새 비밀번호')).toHaveValue('');

    await elsewhere.goto('/admin/edit-profile');
    await expect(elsewhere).toHaveURL(/\/admin\/login\?/);
    await page.goto(faqPath);
    await expect(createButton(page)).toBeVisible();

    await signInAgain(elsewhere, person.username, staffPassword);
    await expect(elsewhere.getByRole('alert')).toContainText('아이디나 비밀번호가 맞지 않습니다.');
    await signInAgain(elsewhere, person.username, newPassword);
    await expect(elsewhere).toHaveURL(faqPath);
    await elsewhere.close();
  });

  test('D-AU-17 a wrong current password, and one too short, are said at their fields', async ({ page, enterAs }) => {
    await enterAs('editor');
    await change(page, 'not the right words at all', newPassword);
    await expect(page.getByRole('alert')).toBeFocused();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^지금 비밀번호: / })
      .click();
    await expect(page.getByLabel('지금 비밀번호')).toBeFocused();
    await change(page, staffPassword, 'short');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^새 비밀번호: .*12/]);
    await expect(page.getByLabel('지금 비밀번호')).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('새 비밀번호')).toHaveAttribute('autocomplete', 'new-password');
  });
});

test.describe('editing the own profile', () => {
  test('a new name is saved and shown in the header', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/edit-profile');
    await page.getByLabel('이름(닉네임)').fill('박새이름');
    await press(save(page));
    await expect(page.getByRole('status').filter({ hasText: '회원 정보를 고쳤습니다.' })).toBeFocused();
    await expect(page.getByRole('banner')).toContainText('박새이름 님');
    await page.reload();
    await expect(page.getByLabel('이름(닉네임)')).toHaveValue('박새이름');
    await expect(page.getByRole('banner')).toContainText('박새이름 님');
  });

  test('a new e-mail asks for the password, and what was typed stays', async ({ page, enterAs }) => {
    const { username } = await enterAs('editor');
    await page.goto('/admin/edit-profile');
    await page.getByLabel('이메일').fill(`${username}-new@example.com`);
    await press(save(page));
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^지금 비밀번호: / })
      .click();
    await expect(page.getByLabel('지금 비밀번호')).toBeFocused();
    await expect(page.getByLabel('이메일')).toHaveValue(`${username}-new@example.com`);
    await page.keyboard.type(staffPassword);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: '회원 정보를 고쳤습니다.' })).toBeVisible();
    await signInAgain(page, `${username}-new@example.com`, staffPassword);
    await expect(page).toHaveURL(faqPath);
  });

  test('what is typed while the page is still being read again goes where it is typed', async ({ page, enterAs }) => {
    const { username } = await enterAs('editor');
    await page.goto('/admin/edit-profile');
    // From here on the form is sent by script; before, it may go by itself.
    await press(page.getByRole('button', { name: '비밀번호 보기' }));
    await expect(page.getByRole('button', { name: '비밀번호 숨기기' })).toBeVisible();
    const typedFirst = Promise.withResolvers<void>();
    await page.route('**/admin/edit-profile.data*', async (route) => {
      await typedFirst.promise;
      await route.continue();
    });
    await page.getByLabel('이메일').fill(`${username}-new@example.com`);
    await press(save(page));
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^지금 비밀번호: / })
      .click();
    const password = page.getByLabel('지금 비밀번호');
    await password.pressSequentially('a');
    typedFirst.resolve();
    // As fast as a person: what is drawn anew comes between two keys.
    await page.keyboard.type('bcdefgh', { delay: 100 });
    await expect(password).toHaveValue('abcdefgh');
  });

  test('a record that changed meanwhile is shown, nothing typed is lost, and saving again takes it', async ({
    page,
    site,
    enterAs,
  }) => {
    const { username } = await enterAs('editor');
    await page.goto('/admin/edit-profile');
    await page.getByLabel('이름(닉네임)').fill('내가 적은 이름');
    await asOwner(
      site,
      `update accounts set nick_name = '다른 곳의 이름', version = version + 1 where username = '${username}'`,
    );
    await press(save(page));
    await expect(page.getByRole('alert')).toContainText('그사이 다른 곳에서');
    await expect(page.getByRole('status').filter({ hasText: '다른 곳의 이름' })).toBeVisible();
    await expect(page.getByLabel('이름(닉네임)')).toHaveValue('내가 적은 이름');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: '회원 정보를 고쳤습니다.' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('이름(닉네임)')).toHaveValue('내가 적은 이름');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('D-SH-05 a name and a password can be changed', async ({ page, enterAs }) => {
      await enterAs('editor');
      await page.goto('/admin/edit-profile');
      await page.getByLabel('이름(닉네임)').fill('박무늬');
      await save(page).click();
      await expect(page.getByRole('status').filter({ hasText: '회원 정보를 고쳤습니다.' })).toBeVisible();
      await page.goto('/admin/change-password');
      await expect(page.getByRole('banner')).toContainText('박무늬 님');
      await page.getByLabel('지금 비밀번호').fill(staffPassword);
      await page.getByLabel('새 비밀번호').fill(newPassword);
      await page.getByRole('main').getByRole('button', { name: '비밀번호 바꾸기' }).click();
      await expect(page.getByRole('status').filter({ hasText: '비밀번호를 바꿨습니다.' })).toBeVisible();
    });
  });
});
