import type { Page } from '@playwright/test';
import type { MessageList } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { runSql } from '../../scripts/postgres/roles.ts';
import { press } from '../fixtures/hydrated.ts';
import { keysOnly, pressByKey } from '../fixtures/keyboard.ts';
import { queueForHand, stateOf } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/messages';
const form = (page: Page) => page.getByRole('form', { name: '메시지 쓰기' });
const rows = (page: Page) => page.getByRole('region', { name: '메시지 목록' }).getByRole('article');
const done = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeFocused();

test.afterEach(async ({ site }) => {
  await runSql(site.urls.ownerUrl, ['delete from messages']);
});

test.describe('the office and its messages', () => {
  test('D-OFF-06 a text that nothing can send is written, counted in bytes, copied and handed over', async ({
    page,
    context,
    site,
    enterAs,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.startWorker();
    const owner = await enterAs('owner');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('보낼 준비가 되어 있지 않습니다');
    await expect(form(page)).toBeVisible();
    await form(page).getByRole('radio', { name: '문자' }).check();
    await form(page).getByLabel('받는 곳').fill('052-000-0000');
    await form(page).getByLabel('제목').fill('차량 점검');
    await form(page).getByLabel('글', { exact: true }).fill('내일 쉽니다.');
    await expect(form(page)).toContainText('12/90바이트');
    await form(page).getByRole('button', { name: '보내기' }).click();
    await done(page, '메시지를 맡았습니다.');

    const held = async () => (await owner.call<MessageList>('GET', '/messages')).messages[0]?.state;
    await expect.poll(held, { timeout: 60_000 }).toBe('held');
    await page.reload();
    await expect(rows(page)).toContainText(['직접 전해 주십시오']);
    await expect(rows(page)).toContainText(['문자 · ***-0000']);
    await press(rows(page).getByRole('button', { name: /복사해서 전하기$/ }));
    const dialog = page.getByRole('dialog', { name: '사무국 안내 직접 전하기' });
    await dialog.getByRole('button', { name: '받는 곳 복사' }).click();
    await expect(dialog.getByRole('status')).toHaveText('받는 곳을 복사했습니다.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0520000000');
    await dialog.getByRole('button', { name: '글 복사' }).click();
    await expect(dialog.getByRole('status')).toHaveText('글을 복사했습니다.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[.+\] 내일 쉽니다\.$/);
    await dialog.getByRole('button', { name: '직접 전했습니다' }).click();
    await done(page, '직접 전한 것으로 적었습니다.');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('link', { name: '끝난 것' }).click();
    await expect(rows(page)).toContainText(['직접 전함']);
    await expect(rows(page).getByRole('button')).toHaveCount(0);
  });

  test('D-OFF-20 D-OFF-06 one is tried again, and one is put away with whom it was for, by keyboard alone', async ({
    page,
    site,
    enterAs,
  }) => {
    const owner = await enterAs('owner');
    const { id } = await queueForHand(site, owner);
    await keysOnly(page);
    await page.goto(path);
    await pressByKey(page, rows(page).getByRole('button', { name: /다시 보내기$/ }));
    await done(page, '다시 보냅니다.');
    await expect.poll(() => stateOf(owner, id), { timeout: 60_000 }).toBe('held');
    await page.reload();
    await pressByKey(page, rows(page).getByRole('button', { name: /치우기$/ }));
    const dialog = page.getByRole('dialog', { name: '이 메시지를 치울까요?' });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await done(page, '메시지를 치웠습니다.');
    await expect(rows(page)).toHaveCount(0);
    await pressByKey(page, page.getByRole('link', { name: '끝난 것' }));
    await expect(rows(page)).toContainText(['받는 곳은 지웠습니다']);
  });

  test('D-OFF-06 what is missing is said where it is missing', async ({ page, enterAs }) => {
    await enterAs('owner');
    await page.goto(path);
    await press(form(page).getByRole('button', { name: '보내기' }));
    const summary = form(page).getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([/^받는 곳: /, /^제목: /, /^글: /]);
    await summary.getByRole('link', { name: /^제목/ }).click();
    await page.keyboard.type('점검');
    await expect(form(page).getByLabel('제목')).toHaveValue('점검');
  });

  test('D-AU-11 an editor is told that it is not theirs, and a visitor signs in first', async ({ page, enterAs }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`);
    await enterAs('editor');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('이 화면은 맡은 직원만 볼 수 있습니다');
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator(`header a[href="${path}"]`)).toHaveCount(0);
  });
});
