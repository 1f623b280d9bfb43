import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { createButton, faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff, unique } from '../fixtures/office.ts';
import { sessionCookieNames } from '../fixtures/session-cookies.ts';
import { expect, test } from '../fixtures/site.ts';

test.beforeEach(({ site }) => forgetLimits(site));
test.afterEach(({ site }) => forgetLimits(site));

const people = '/admin/people';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const act = (page: Page, name: string, label: string) =>
  press(row(page, name).getByRole('button', { name: new RegExp(`${label}$`) }));
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, label: string) => dialog(page).getByRole('button', { name: label, exact: true }).click();
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function signIn(page: Page, login: string, password = staffPassword): Promise<void> {
  await page.goto(`/admin/login?next=${faqPath}`);
  await page.getByLabel('아이디 또는 이메일').fill(login);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: '로그인', exact: true }));
}

test.describe('what an owner decides about somebody', () => {
  test('D-AU-18 other work, a closed account and an opened one are what the colleague meets at the next step', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const colleague = await signInStaff(site, 'driver');
    const theirs = await browser.newPage({ baseURL: site.origin });
    await colleague.enter(theirs.context());
    await enterAs('owner');
    await page.goto(people);
    await act(page, colleague.username, '맡은 일 바꾸기');
    await dialog(page).getByRole('checkbox', { name: '기사' }).uncheck();
    await confirm(page, '바꾸기');
    await expect(dialog(page)).toContainText('맡을 일을 하나 이상 골라 주십시오.');
    await dialog(page).getByRole('checkbox', { name: '편집자' }).check();
    await confirm(page, '바꾸기');
    await expect(said(page, '맡은 일을 바꾸었습니다.')).toBeFocused();
    await expect(row(page, colleague.username)).toContainText('편집자');
    await expect(row(page, colleague.username)).not.toContainText('기사');
    await theirs.goto('/admin/edit-profile');
    await expect(theirs).toHaveURL(/\/admin\/login\?/);
    await signIn(theirs, colleague.username);
    await expect(createButton(theirs)).toBeVisible();

    await act(page, colleague.username, '계정 닫기');
    await confirm(page, '계정 닫기');
    await expect(said(page, '계정을 닫았습니다.')).toBeFocused();
    await expect(row(page, colleague.username)).toContainText('닫힌 계정');
    await signIn(theirs, colleague.username);
    await expect(theirs.getByRole('alert')).toContainText('아이디나 비밀번호가 맞지 않습니다.');

    await act(page, colleague.username, '다시 열기');
    await dialog(page).getByRole('checkbox', { name: '편집자' }).check();
    await confirm(page, '다시 열기');
    await expect(said(page, '계정을 다시 열었습니다.')).toBeFocused();
    await expect(row(page, colleague.username)).toContainText('편집자');
    await expect(row(page, colleague.username)).not.toContainText('닫힌 계정');
    await signIn(theirs, colleague.username);
    await expect(createButton(theirs)).toBeVisible();
    await theirs.close();
  });

  test('D-AU-14 somebody who mistyped the password too often is let in again by an owner', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const username = `mistypes${unique()}`;
    await site.createStaff(username, ['editor']);
    const theirs = await browser.newPage({ baseURL: site.origin });
    await signIn(theirs, username);
    await expect(createButton(theirs)).toBeVisible();
    // The device stays known.
    for (const name of sessionCookieNames) await theirs.context().clearCookies({ name });
    const refused = theirs.getByRole('alert');
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(theirs, username, 'not the right words at all');
      await expect(refused).toContainText('아이디나 비밀번호가 맞지 않습니다.');
    }
    await signIn(theirs, username);
    await expect(refused).toContainText('너무 여러 번 시도하셨습니다.');

    await enterAs('owner');
    await page.goto(people);
    await expect(row(page, username)).toContainText('로그인 잠김');
    await act(page, username, '잠금 풀기');
    await confirm(page, '잠금 풀기');
    await expect(said(page, '로그인 잠금을 풀었습니다.')).toBeFocused();
    await expect(row(page, username)).not.toContainText('로그인 잠김');
    await signIn(theirs, username);
    await expect(createButton(theirs)).toBeVisible();
    await theirs.close();
  });

  test('D-AU-18 an invitation that was taken back and a sign-up that was refused lead nowhere', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const username = `stranger${unique()}`;
    const stranger = await browser.newPage({ baseURL: site.origin });
    await stranger.goto('/admin/signup');
    await stranger.getByLabel('아이디').fill(username);
    await stranger.getByLabel('이메일').fill(`${username}@example.com`);
    await stranger.getByLabel('이름(닉네임)').fill('모르는 사람');
    await stranger.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await press(stranger.getByRole('button', { name: '가입 신청' }));
    await expect(said(stranger, '가입 신청을 받았습니다.')).toBeVisible();

    await enterAs('owner');
    await page.goto(people);
    await act(page, username, '거절');
    await confirm(page, '거절');
    await expect(said(page, '가입 신청을 거절하고 지웠습니다.')).toBeFocused();
    await expect(row(page, username)).toHaveCount(0);
    await signIn(stranger, username);
    await expect(stranger.getByRole('alert')).toContainText('아이디나 비밀번호가 맞지 않습니다.');

    const email = `uninvited${unique()}@example.com`;
    await page.getByLabel('이메일', { exact: true }).fill(email);
    await page.getByRole('checkbox', { name: '편집자' }).check();
    await page.getByRole('button', { name: '초대하기' }).click();
    await expect(said(page, '초대했습니다.')).toBeFocused();
    const link = await said(page, '초대했습니다.').getByText('/admin/invitation?token=').innerText();
    await stranger.goto(link);
    await expect(stranger.getByRole('button', { name: '직원 되기' })).toBeVisible();
    await act(page, email, '초대 거두기');
    await expect(said(page, '초대를 거두었습니다.')).toBeFocused();
    await expect(row(page, email)).toHaveCount(0);
    await stranger.goto(link);
    await expect(stranger.getByRole('main')).toContainText('쓸 수 없는 주소입니다.');
    await stranger.close();
  });
});
