import type { Page } from '@playwright/test';
import { staffPassword, type SiteProcess } from '../../testing/process.ts';
import { asOwner, forgetLimits } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, linkFor, test } from '../fixtures/mail-site.ts';
import { unique } from '../fixtures/office.ts';

test.beforeEach(({ site }) => forgetLimits(site));
test.afterEach(({ site }) => forgetLimits(site));

const login = (page: Page) => page.getByLabel('아이디 또는 이메일');
const submit = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function fillIn(page: Page, username: string) {
  await login(page).fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
}

/** As when strangers have tried passwords for some minutes. */
async function besiege(site: SiteProcess) {
  const body = JSON.stringify({ login: 'nobody', password: 'not the right words at all' });
  const headers = { 'content-type': 'application/json', origin: site.origin };
  await fetch(`${site.origin}/api/auth/login`, { method: 'POST', headers, body });
  await asOwner(site, `update rate_limits set points = 1000 where key like 'sign-in-site:%'`);
}

test.describe('a new device while strangers try passwords', () => {
  // Mail goes through the worker, which is a process of its own.
  test.describe.configure({ timeout: 300_000 });

  test('D-SEC-22 D-SEC-04 is let in by the mailed link without script, by keyboard, and at 200 % text', async ({
    browser,
    site,
    letters,
  }) => {
    const username = `besieged${unique()}`;
    await site.createStaff(username, ['editor']);
    await besiege(site);
    const context = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled: false,
      // Half as wide: what text of 200 % leaves of a telephone.
      viewport: { width: 195, height: 422 },
    });
    const page = await context.newPage();
    await page.goto('/admin/login?next=/community/faq');
    await fillIn(page, username);
    await page.keyboard.press('Enter');
    await expect(said(page, '처음 보는 기기입니다.')).toContainText('15분 안에 이 기기에서');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(login(page)).toHaveValue(username);
    const isWithin = () => page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth);
    expect(await isWithin()).toBe(true);

    const link = await linkFor(letters, `${username}@example.com`, '/admin/new-device');
    const elsewhere = await browser.newPage({ baseURL: site.origin });
    await elsewhere.goto(link);
    await press(elsewhere.getByRole('button', { name: '이 기기가 맞습니다' }));
    await expect(elsewhere.getByRole('alert')).toContainText('그 브라우저에서');
    await elsewhere.close();

    await page.goto(link);
    expect(await isWithin()).toBe(true);
    await page.getByRole('button', { name: '이 기기가 맞습니다' }).press('Enter');
    await expect(said(page, '이 기기를 확인했습니다.')).toBeVisible();
    await fillIn(page, username);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin');
    await context.close();
  });

  test('D-SEC-22 is let in by the code that an owner reads out', async ({ page, browser, site, enterAs }) => {
    const username = `calls${unique()}`;
    await site.createStaff(username, ['editor']);
    await enterAs('owner');
    await besiege(site);
    const caller = await browser.newPage({ baseURL: site.origin });
    await caller.goto('/admin/login');
    await fillIn(caller, username);
    await press(submit(caller));
    await expect(said(caller, '처음 보는 기기입니다.')).toBeFocused();
    await caller.getByRole('link', { name: '받은 숫자 넣기' }).press('Enter');
    await expect(caller).toHaveURL('/admin/new-device');

    await page.goto('/admin/people');
    const row = page.getByRole('listitem').filter({ hasText: username });
    await tabTo(page, row.getByRole('button', { name: /새 기기 들이기$/ }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '숫자 만들기' }).press('Enter');
    await expect(said(page, '전화로 불러 주십시오')).toBeFocused();
    const [code = ''] = /\d{3} \d{3}/.exec((await said(page, '전화로').textContent()) ?? '') ?? [];

    await login(caller).fill(username);
    await caller.getByLabel('여섯 자리 숫자').fill('12');
    await press(caller.getByRole('button', { name: '확인하기' }));
    await expect(caller.getByRole('alert')).toContainText('여섯 자리 숫자를 적어 주십시오.');
    await caller.getByLabel('여섯 자리 숫자').fill(code);
    await caller.getByRole('button', { name: '확인하기' }).click();
    await expect(said(caller, '이 기기를 확인했습니다.')).toBeVisible();
    await fillIn(caller, username);
    await press(submit(caller));
    await expect(caller).toHaveURL('/admin');
    await caller.close();
  });
});
