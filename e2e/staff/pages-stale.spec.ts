import type { Page } from '@playwright/test';
import {
  blockButtons,
  blockForm,
  changeBlock,
  draftLine,
  outlineButton,
  openOutline,
  saveButton,
  storedPage,
  writePage,
  giveBack,
} from '../fixtures/page-editor.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

// The save of the second is answered with 409.
test.use({ expectedNoise: /the server responded with a status of 409/ });

const path = '/love/sponsorship';
const key = 'love-sponsorship';

test.afterEach(async ({ colleague }) => giveBack(colleague, key));

async function writeInBlock(page: Page, name: string, words: string) {
  await blockButtons(page, name).getByRole('button', { name: '고치기' }).click();
  await blockForm(page, `글 ‘${name}’`).getByRole('textbox', { name: '내용' }).fill(words);
}

const words = async (...[colleague, stored]: Parameters<typeof storedPage>) =>
  (await storedPage(colleague, stored)).blocks.map((block) => 'html' in block && block.html);

test.describe('two editors of one page', () => {
  test.beforeEach(async ({ page, enterAs, colleague }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await openOutline(page, path);
    await writeInBlock(page, '첫째', '내가 쓴 글');
    await changeBlock(colleague, key, 'two', '동료가 쓴 글');
    await saveButton(page).click();
    const conflict = page
      .getByRole('alert')
      .filter({ hasText: `그사이 ${colleague.username} 직원 님이 이 페이지를 고쳤습니다` });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText(/\d+년 \d+월 \d+일 오[전후] \d+:\d\d에 저장했습니다/);
    await expect(conflict.locator('li').filter({ hasText: '‘첫째’' }).locator('ins')).toHaveText('내가 쓴 글');
    await expect(conflict.locator('li').filter({ hasText: '‘둘째’' }).locator('del')).toHaveText('동료가 쓴 글');
    expect(await words(colleague, key)).toEqual([
      '<p>첫째 글입니다.</p>',
      '<p>동료가 쓴 글</p>',
      '<p>셋째 글입니다.</p>',
    ]);
  });

  test('D-PGE-01 the second puts both texts together, and nothing is lost', async ({ page, colleague }) => {
    await page.getByRole('button', { name: '두 글을 합쳐 이어서 고치기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '두 글을 합쳤습니다.' })).toBeVisible();
    await expect(blockForm(page, '글 ‘첫째’').getByRole('textbox', { name: '내용' })).toHaveText('내가 쓴 글');
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    expect(await words(colleague, key)).toEqual(['<p>내가 쓴 글</p>', '<p>동료가 쓴 글</p>', '<p>셋째 글입니다.</p>']);
  });

  test('D-PGE-01 the second goes on with the own text, and the other stays in the versions', async ({
    page,
    colleague,
  }) => {
    await page.getByRole('button', { name: '내 글로 이어서 고치기' }).click();
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    expect(await words(colleague, key)).toEqual([
      '<p>내가 쓴 글</p>',
      '<p>둘째 글입니다.</p>',
      '<p>셋째 글입니다.</p>',
    ]);
    const { version } = await storedPage(colleague, key);
    const before = await colleague.call<object>('GET', `/page/${key}/versions/${version - 1}`);
    expect(JSON.stringify(before)).toContain('동료가 쓴 글');
  });

  test('D-PGE-01 the second drops the own text and sees the other', async ({ page, colleague }) => {
    await page.getByRole('button', { name: '내 글 버리기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '내 글을 버렸습니다.' })).toBeVisible();
    await expect(page.getByText('동료가 쓴 글')).toBeVisible();
    await press(outlineButton(page));
    await expect(page.getByRole('heading', { name: '차례로 보기' })).toBeFocused();
    expect(await words(colleague, key)).toContain('<p>동료가 쓴 글</p>');
  });
});

test.describe('a draft', () => {
  test('D-PGE-01 comes back after the tab was closed, and is gone once it is saved', async ({
    page,
    context,
    enterAs,
    colleague,
  }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await openOutline(page, path);
    await writeInBlock(page, '첫째', '쓰다 만 글');
    await expect(draftLine(page)).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto(path);
    await expect(again.getByText('첫째 글입니다.')).toBeVisible();
    await press(outlineButton(again));
    await expect(again.getByRole('heading', { name: '고치던 글이 있습니다' })).toBeFocused();
    await again.getByRole('button', { name: '이어서 고치기' }).click();
    await blockButtons(again, '첫째').getByRole('button', { name: '고치기' }).click();
    await expect(blockForm(again, '글 ‘첫째’').getByRole('textbox', { name: '내용' })).toHaveText('쓰다 만 글');
    await saveButton(again).click();
    await expect(again.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    await press(outlineButton(again));
    await expect(again.getByRole('heading', { name: '차례로 보기' })).toBeFocused();
  });

  test('D-PGE-01 is thrown away when its writer says so', async ({ page, enterAs, colleague }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await openOutline(page, path);
    await writeInBlock(page, '첫째', '쓰다 만 글');
    await page.getByRole('button', { name: '그만두기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '임시 저장하고 나가기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '임시 저장해 두었습니다' })).toBeVisible();
    await outlineButton(page).click();
    await page.getByRole('button', { name: '버리고 새로 고치기' }).click();
    await blockButtons(page, '첫째').getByRole('button', { name: '고치기' }).click();
    await expect(blockForm(page, '글 ‘첫째’').getByRole('textbox', { name: '내용' })).toHaveText('첫째 글입니다.');
    await page.getByRole('button', { name: '그만두기' }).click();
    await expect(outlineButton(page)).toBeFocused();
  });

  test('D-PGE-01 is kept before a link is followed', async ({ page, enterAs, colleague }) => {
    await writePage(colleague, key);
    const editor = await enterAs('editor');
    await openOutline(page, path);
    await writeInBlock(page, '첫째', '쓰다 만 글');
    await page.getByRole('navigation', { name: '현재 경로' }).getByRole('link', { name: '홈' }).click();
    await page.waitForURL('**/');
    expect(JSON.stringify(await editor.call('GET', `/page/${key}/draft`))).toContain('쓰다 만 글');
  });

  test('D-PGE-01 that cannot be kept warns whoever leaves', async ({ page, enterAs, colleague }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await openOutline(page, path);
    await page.route(`**/api/page/${key}/draft`, (route) => route.fulfill({ status: 503 }));
    await writeInBlock(page, '첫째', '쓰다 만 글');
    await expect(page.getByText('임시 저장하지 못했습니다.')).toBeVisible();
    await page.getByRole('navigation', { name: '현재 경로' }).getByRole('link', { name: '홈' }).click();
    const dialog = page.getByRole('dialog', { name: '방금 쓰신 것을 임시 저장하지 못했습니다' });
    await dialog.getByRole('button', { name: '계속 고치기' }).click();
    await expect(blockForm(page, '글 ‘첫째’').getByRole('textbox', { name: '내용' })).toHaveText('쓰다 만 글');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    const closed = page.waitForEvent('close');
    await question.accept();
    await closed;
  });
});
