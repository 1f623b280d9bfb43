import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { totpOf } from '../../testing/totp.ts';
import { asOwner, forgetLimits } from '../fixtures/database.ts';
import { createButton, faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, linkFor, test } from '../fixtures/mail-site.ts';
import { unique } from '../fixtures/office.ts';
import { addAuthenticator } from '../fixtures/passkeys.ts';

test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ site }) => forgetLimits(site));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const codes = (page: Page) => page.getByRole('listitem').filter({ hasText: /^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/ });
const appSecret = /^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/;

async function signIn(page: Page, login: string, next = faqPath): Promise<void> {
  await page.goto(`/admin/login?next=${next}`);
  await page.getByLabel('아이디 또는 이메일').fill(login);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await press(button(page, '로그인'));
}

async function setPasskeyUp(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/second-factor\?/);
  await tabTo(page, button(page, '이 기기에 패스키 만들기'));
  await page.keyboard.press('Enter');
  await expect(codes(page)).toHaveCount(10);
}

test('D-AU-16 an invited dispatcher sets a passkey up, writes, and signs in with it again', async ({
  page,
  browser,
  site,
  letters,
  enterAs,
}) => {
  await enterAs('owner');
  const email = `keyed${unique()}@example.com`;
  await page.goto('/admin/people');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await press(page.getByRole('checkbox', { name: '편집자' }));
  await page.getByRole('checkbox', { name: '이동 담당' }).click();
  await button(page, '초대하기').click();
  await expect(said(page, '초대했습니다.')).toBeFocused();

  const newcomer = await browser.newPage({ baseURL: site.origin });
  await addAuthenticator(newcomer);
  await newcomer.goto(await linkFor(letters, email, '/admin/invitation'));
  await newcomer.getByLabel('아이디').fill(`keyed${unique()}`);
  await newcomer.getByLabel('이름(닉네임)').fill('김새봄');
  await newcomer.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await press(button(newcomer, '직원 되기'));
  await expect(newcomer).toHaveURL(/\/admin\/second-factor\?/);
  // Every other page leads there, too.
  await newcomer.goto('/admin/service-days');
  await setPasskeyUp(newcomer);
  await button(newcomer, '적어 두었습니다').press('Enter');
  await expect(newcomer).toHaveURL('/admin/service-days');
  await newcomer.goto(faqPath);
  await press(createButton(newcomer));
  const title = `처음 쓴 질문 ${unique()}`;
  await newcomer.getByLabel('제목').fill(title);
  await newcomer.getByRole('textbox', { name: '내용' }).fill('처음 쓴 답');
  await button(newcomer, '확인').click();
  await expect(newcomer.getByRole('main')).toContainText(title);
  await page.goto('/admin/records');
  await expect(page.getByRole('main')).toContainText('두 번째 확인 방법을 더했습니다.');

  await newcomer.context().clearCookies();
  await signIn(newcomer, email);
  await expect(newcomer).toHaveURL(/\/admin\/second-factor\?/);
  await press(button(newcomer, '패스키로 확인'));
  await expect(newcomer).toHaveURL(faqPath);
  await expect(createButton(newcomer)).toBeVisible();
  await newcomer.close();
});

test('D-AU-16 an owner sets an app up, loses it, and comes in by a recovery code, once, without script', async ({
  page,
  browser,
  site,
}) => {
  const username = `apped${unique()}`;
  await site.createStaff(username, ['owner']);
  await signIn(page, username);
  await expect(page).toHaveURL(/\/admin\/second-factor\?/);
  await press(button(page, '인증 앱 쓰기'));
  await expect(said(page, '그림을 인증 앱으로 찍으시고')).toBeFocused();
  const secret = await page.getByText(appSecret).innerText();
  await page.getByLabel('앱에 보이는 숫자').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('앱에 보이는 숫자')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('앱에 보이는 숫자').fill(totpOf(secret));
  await page.keyboard.press('Enter');
  await expect(codes(page)).toHaveCount(10);
  const code = await codes(page).first().innerText();
  await button(page, '적어 두었습니다').press('Enter');
  await expect(page).toHaveURL(faqPath);

  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  for (const expected of [faqPath, /\/admin\/second-factor\?/]) {
    const elsewhere = await plain.newPage();
    await elsewhere.goto(`/admin/login?next=${faqPath}`);
    await elsewhere.getByLabel('아이디 또는 이메일').fill(username);
    await elsewhere.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await button(elsewhere, '로그인').click();
    await expect(elsewhere).toHaveURL(/\/admin\/second-factor\?/);
    await elsewhere.getByLabel('인증 앱의 숫자 또는 복구 번호').fill(code);
    await button(elsewhere, '번호로 확인').click();
    await expect(elsewhere).toHaveURL(expected);
    await plain.clearCookies();
  }
  await plain.close();
});

test('D-AU-16 an owner changes from passkey to app and back, and never takes the last one away', async ({
  page,
  site,
}) => {
  const username = `changes${unique()}`;
  await site.createStaff(username, ['owner']);
  await addAuthenticator(page);
  await signIn(page, username);
  await setPasskeyUp(page);
  await button(page, '적어 두었습니다').press('Enter');
  await expect(page).toHaveURL(faqPath);
  await page.goto('/admin/second-factor');
  const removePasskey = page.getByRole('button', { name: /^패스키 .* 지우기$/ });
  const removeApp = button(page, '인증 앱 지우기');
  await press(removePasskey);
  await expect(page.getByRole('alert')).toContainText('마지막 2단계 인증은 지울 수 없습니다.');
  await button(page, '인증 앱 쓰기').click();
  // It takes the focus when it is said, and a key pressed before that goes to it.
  await expect(said(page, '그림을 인증 앱으로 찍으시고')).toBeFocused();
  const secret = await page.getByText(appSecret).innerText();
  await page.getByLabel('앱에 보이는 숫자').fill(totpOf(secret));
  await page.keyboard.press('Enter');
  await expect(said(page, '인증 앱을 등록했습니다.')).toBeFocused();

  await removePasskey.press('Enter');
  await expect(said(page, '패스키를 지웠습니다.')).toBeFocused();
  await expect(removePasskey).toHaveCount(0);
  await button(page, '이 기기에 패스키 만들기').click();
  await expect(said(page, '패스키를 등록했습니다.')).toBeFocused();
  await removeApp.press('Enter');
  await expect(said(page, '인증 앱을 지웠습니다.')).toBeFocused();
  await expect(removeApp).toHaveCount(0);
  await expect(button(page, '인증 앱 쓰기')).toBeVisible();
});

test('D-AU-16 something grave asks again after five minutes, and goes on where it was', async ({ page, site }) => {
  const username = `grave${unique()}`;
  await site.createStaff(username, ['owner']);
  await addAuthenticator(page);
  await signIn(page, username, '/admin/people');
  await setPasskeyUp(page);
  await button(page, '적어 두었습니다').press('Enter');
  await expect(page).toHaveURL('/admin/people');
  await asOwner(site, `update sessions set factor_at = now() - interval '6 minutes'`);

  const email = `after${unique()}@example.com`;
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await press(page.getByRole('checkbox', { name: '기사' }));
  await button(page, '초대하기').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '패스키로 확인' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('한 번 더 확인');
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(email);

  await button(page, '초대하기').click();
  await expect(dialog.getByRole('button', { name: '패스키로 확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page, '초대했습니다.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
});

/** Who watches over the session comes with a script of its own, after the buttons. */
const isWatchedOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('user'))).not.toBeNull();

test('D-AU-09 whoever rests is warned two minutes before, stays by one key, and is signed out without it', async ({
  page,
  site,
  enterAs,
}) => {
  await page.clock.install();
  const { username } = await enterAs('editor');
  await page.goto(faqPath);
  await expect(createButton(page)).toBeVisible();
  await isWatchedOver(page);
  const warning = page.getByRole('dialog', { name: '계속 쓰고 계십니까?' });
  // Having done something at the beginning is no reason to stay for longer.
  await page.keyboard.press('Shift');
  await page.clock.fastForward('27:30');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('00:40');
  await expect(warning.getByRole('button', { name: '계속 쓰기' })).toBeFocused();
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.keyboard.press('Enter');
  expect((await refreshed).status()).toBe(200);
  await expect(warning).toBeHidden();

  // The server's clock stayed behind, so the new token looks as old as a token can be: ten minutes.
  await page.clock.fastForward('18:10');
  await expect(warning).toBeVisible();
  await asOwner(
    site,
    `update sessions set last_used_at = now() - interval '31 minutes'
     where account_id = (select id from accounts where username = '${username}')`,
  );
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/admin\/login\?note=expired/);
});

test('D-AU-09 whoever works stays, also without asking the server for anything', async ({ page, enterAs }) => {
  await page.clock.install();
  await enterAs('editor');
  await page.goto(faqPath);
  await expect(createButton(page)).toBeVisible();
  await isWatchedOver(page);
  await page.clock.fastForward('06:00');
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.keyboard.press('Shift');
  expect((await refreshed).status()).toBe(200);
});
