import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { createButton, faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, linkFor, test } from '../fixtures/mail-site.ts';
import { signInStaff, unique } from '../fixtures/office.ts';

test.beforeEach(({ site }) => forgetLimits(site));

const people = '/admin/people';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function signIn(page: Page, login: string, password = staffPassword): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('아이디 또는 이메일').fill(login);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: '로그인', exact: true }));
}

test.describe('people', () => {
  // Mail goes through the worker, which is a process of its own.
  test.describe.configure({ timeout: 300_000 });

  test('D-AU-18 an invitation by mail is accepted without script, and the new colleague writes', async ({
    page,
    browser,
    site,
    letters,
    enterAs,
  }) => {
    await enterAs('owner');
    const email = `invited${unique()}@example.com`;
    await page.goto(people);
    await tabTo(page, page.getByLabel('이메일', { exact: true }));
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole('checkbox', { name: '편집자' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(said(page, '초대했습니다.')).toBeFocused();
    await expect(row(page, email)).toContainText('편집자');

    const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
    const newcomer = await plain.newPage();
    await newcomer.goto(await linkFor(letters, email, '/admin/invitation'));
    await expect(newcomer.getByRole('main')).toContainText(email);
    const username = `joined${unique()}`;
    await newcomer.getByLabel('아이디').fill(username);
    await newcomer.getByLabel('이름(닉네임)').fill('김새봄');
    await newcomer.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await newcomer.getByRole('button', { name: '직원 되기' }).click();
    await expect(newcomer, 'signed in by joining').toHaveURL('/admin');
    await expect(newcomer.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible();
    await newcomer.goBack();
    await newcomer.reload();
    await expect(newcomer.getByRole('main')).toContainText('쓸 수 없는 주소입니다.');
    await plain.close();

    await page.context().clearCookies();
    await signIn(page, email);
    await expect(page).toHaveURL('/admin');
    await page.goto(faqPath);
    await expect(createButton(page)).toBeVisible();
  });

  test('D-AU-18 a sign-up proves its e-mail, is approved by keyboard, and signs in', async ({
    page,
    site,
    letters,
    browser,
  }) => {
    const username = `asks${unique()}`;
    const email = `${username}@example.com`;
    const applicant = await browser.newPage({ baseURL: site.origin });
    await applicant.goto('/admin/signup');
    await applicant.getByLabel('아이디').fill(username);
    await applicant.getByLabel('이메일').fill(email);
    await applicant.getByLabel('이름(닉네임)').fill(`이${username}`);
    await applicant.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await press(applicant.getByRole('button', { name: '가입 신청' }));
    await expect(said(applicant, '메일로 보내 드린 주소를')).toBeVisible();

    await (await signInStaff(site, 'owner')).enter(page.context());
    await page.goto(people);
    await expect(row(page, username)).toContainText('이메일 확인을 기다립니다');

    await applicant.goto(await linkFor(letters, email, '/admin/confirm-email'));
    await expect(applicant.getByRole('main')).toContainText(`아이디는 ${username}, 이름은 이${username}입니다.`);
    await press(applicant.getByRole('button', { name: '이메일 확인하기' }));
    await expect(said(applicant, '이메일을 확인했습니다.')).toBeFocused();

    await page.reload();
    await expect(row(page, username)).toContainText('이메일을 확인했습니다');
    await tabTo(page, row(page, username).getByRole('button', { name: /승인$/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('checkbox', { name: '기사' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: '승인' }));
    await page.keyboard.press('Enter');
    await expect(said(page, '가입을 승인했습니다.')).toBeFocused();
    await expect(row(page, username)).toContainText('기사');
    await signIn(applicant, username);
    await expect(applicant).toHaveURL('/admin');
    await applicant.close();
  });

  test('D-AU-18 the open tab of a leaver is refused by another node and goes to sign-in', async ({
    page,
    site,
    browser,
  }) => {
    const leaver = await signInStaff(site, 'editor');
    const other = await site.startAnother();
    const tab = await browser.newPage({ baseURL: site.origin });
    await leaver.enter(tab.context());
    await tab.route('**/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), origin: site.origin };
      await route.fulfill({ response: await route.fetch({ url: `${other}${pathname}${search}`, headers }) });
    });
    await tab.goto(faqPath);
    await press(createButton(tab));
    await tab.getByLabel('제목').fill('떠난 뒤의 질문');
    await tab.getByRole('textbox', { name: '내용' }).fill('남지 않을 글');
    // What is kept meanwhile would be refused before anything is pressed.
    await expect(tab.getByText(/^임시 저장했습니다/)).toBeVisible();

    await (await signInStaff(site, 'owner')).enter(page.context());
    await page.goto(people);
    await press(row(page, leaver.username).getByRole('button', { name: /계정 닫기$/ }));
    await page.getByRole('dialog').getByRole('button', { name: '계정 닫기' }).click();
    await expect(said(page, '계정을 닫았습니다.')).toBeFocused();

    const answer = tab.waitForResponse((response) => response.url() === `${site.origin}/api/faq`);
    await tab.getByRole('button', { name: '확인', exact: true }).click();
    expect((await answer).status()).toBe(401);
    await expect(tab).toHaveURL(/\/admin\/login\?/);
    await tab.close();
  });

  test('D-AU-15 a forgotten password is set anew by mail, and every session ends', async ({
    page,
    browser,
    site,
    letters,
  }) => {
    const person = await signInStaff(site, 'editor');
    const elsewhere = await browser.newPage({ baseURL: site.origin });
    await person.enter(elsewhere.context());
    await page.goto('/admin/login');
    await page.getByRole('link', { name: '비밀번호 찾기' }).press('Enter');
    await expect(page).toHaveURL('/admin/forgot-password');
    const email = `${person.username}@example.com`;
    // The page before it, with a field for 아이디 또는 이메일, is still there for a moment after the address has changed.
    await page.getByLabel('이메일', { exact: true }).fill(email);
    await press(page.getByRole('button', { name: '메일 받기' }));
    await expect(said(page, '계정이 있으면')).toBeFocused();

    const link = await linkFor(letters, email, '/admin/reset-password');
    const fresh = 'four other quiet harbour words';
    await page.goto(link);
    await page.getByLabel('새 비밀번호').fill(fresh);
    await press(page.getByRole('button', { name: '비밀번호 정하기' }));
    await expect(said(page, '비밀번호를 새로 정했습니다.')).toBeVisible();
    await page.goto(link);
    await page.getByLabel('새 비밀번호').fill(fresh);
    await press(page.getByRole('button', { name: '비밀번호 정하기' }));
    await expect(page.getByRole('alert')).toContainText('쓸 수 없는 주소입니다.');

    await elsewhere.goto('/admin/edit-profile');
    await expect(elsewhere).toHaveURL(/\/admin\/login\?/);
    await elsewhere.close();
    await signIn(page, person.username, fresh);
    await expect(page).toHaveURL('/admin');
  });

  test('D-AU-17 somebody sees where they are signed in, and ends one session and all others', async ({
    page,
    browser,
    site,
  }) => {
    const person = await signInStaff(site, 'editor');
    await person.enter(page.context());
    const others = [await browser.newPage({ baseURL: site.origin }), await browser.newPage({ baseURL: site.origin })];
    for (const other of others) {
      await signIn(other, person.username);
      await expect(other).toHaveURL('/admin');
    }
    await page.goto('/admin/sessions');
    await expect(row(page, '접속한 주소')).toHaveCount(3);
    await expect(row(page, '지금 이 기기').getByRole('button')).toHaveCount(0);
    await press(page.getByRole('button', { name: /로그아웃시키기$/ }).first());
    await expect(said(page, '그 기기에서 로그아웃했습니다.')).toBeFocused();
    await expect(row(page, '접속한 주소')).toHaveCount(2);
    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).press('Enter');
    await expect(said(page, '다른 모든 기기에서')).toBeFocused();
    await expect(row(page, '접속한 주소')).toHaveCount(1);
    for (const other of others) {
      await other.goto('/admin/edit-profile');
      await expect(other).toHaveURL(/\/admin\/login\?/);
      await other.close();
    }
  });

  test('D-AU-18 the last owner stays', async ({ page, enterAs }) => {
    const owner = await enterAs('owner');
    await page.goto(people);
    const others = page.getByRole('listitem').filter({ hasText: '책임자' }).filter({ hasNotText: owner.username });
    const close = (at: ReturnType<typeof row>) => at.getByRole('button', { name: /계정 닫기$/ });
    await press(close(row(page, owner.username)));
    const confirm = page.getByRole('dialog').getByRole('button', { name: '계정 닫기' });
    await page.keyboard.press('Escape');
    while ((await others.count()) > 0) {
      const left = await others.count();
      await close(others.first()).click();
      await confirm.click();
      await expect(others).toHaveCount(left - 1);
    }
    await close(row(page, owner.username)).click();
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('마지막 책임자입니다.');
  });
});
