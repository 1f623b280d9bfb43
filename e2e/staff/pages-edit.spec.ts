import {
  blockButtons,
  blockForm,
  blockNames,
  draftLine,
  outlineButton,
  openOutline,
  saveButton,
  storedPage,
  writePage,
  giveBack,
} from '../fixtures/page-editor.ts';
import { informationPaths } from '../fixtures/information-pages.ts';
import { keysOnly, pressByKey, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

// A page that was refused is answered with 400.
test.use({ expectedNoise: /the server responded with a status of 400/ });

const path = '/hope/center';
const key = 'hope-center';

test.afterEach(async ({ colleague }) => giveBack(colleague, key));

test.describe('a page is edited where it is read', () => {
  test('D-PGE-01 an editor writes, adds, moves, hides and removes blocks, looks, saves, and visitors see it', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    await writePage(colleague, key);
    await using visitors = await browser.newContext({ baseURL: site.origin });
    const visitor = await visitors.newPage();
    await untilItReads(visitor, path, { has: '첫째 글입니다.' });

    await enterAs('editor');
    await openOutline(page, path);

    await blockButtons(page, '1번 글').getByRole('button', { name: '고치기' }).click();
    const first = blockForm(page, '글 ‘첫째’');
    await expect(first.getByLabel('제목 (없어도 됩니다)')).toBeFocused();
    await first.getByRole('textbox', { name: '내용' }).fill('새로 쓴 글입니다.');
    await first.getByRole('button', { name: '다 고쳤습니다' }).click();
    await expect(blockButtons(page, '1번 글').getByRole('button', { name: '고치기' })).toBeFocused();

    await blockButtons(page, '3번 글').getByRole('button', { name: '위로' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2번째로 옮겼습니다' })).toBeVisible();
    await expect(blockButtons(page, '2번 글 ‘셋째’').getByRole('button', { name: '위로' })).toBeFocused();
    await blockButtons(page, '셋째').getByRole('button', { name: '숨기기' }).click();

    await page.getByRole('button', { name: '블록 추가' }).click();
    await page.getByLabel('어디에 넣을까요?').selectOption({ label: '맨 위' });
    await page.getByRole('button', { name: /^순서/ }).click();
    const steps = page.getByRole('form', { name: '순서 고치기' });
    await expect(steps.getByLabel('제목 (없어도 됩니다)')).toBeFocused();
    for (const [index, title] of ['전화하기', '만나기'].entries()) {
      await steps.getByLabel('할 일').nth(index).fill(title);
      await steps.getByLabel('설명').nth(index).fill(`${title} 설명입니다.`);
    }
    await expect(blockNames(page)).toHaveText(['제목 없음', '첫째', '셋째', '둘째']);

    await blockButtons(page, '둘째').getByRole('button', { name: '지우기' }).click();
    await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(blockButtons(page, '둘째').getByRole('button', { name: '고치기' })).toBeFocused();
    await blockButtons(page, '둘째').getByRole('button', { name: '지우기' }).click();

    await page.getByRole('button', { name: '미리보기' }).click();
    await expect(page.getByRole('heading', { name: '미리보기' })).toBeFocused();
    await expect(page.getByText('새로 쓴 글입니다.')).toBeVisible();
    await expect(page.getByText('만나기 설명입니다.')).toBeVisible();
    await expect(page.getByText('셋째 글입니다.')).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText('첫째 글입니다.')).toBeVisible();

    await page.getByRole('button', { name: '계속 고치기' }).click();
    await expect(page.getByRole('button', { name: '미리보기' })).toBeFocused();
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    await expect(outlineButton(page)).toBeVisible();

    const { blocks } = await storedPage(colleague, key);
    expect(blocks.map(({ type, hidden, heading }) => [type, hidden, heading])).toEqual([
      ['steps', false, undefined],
      ['text', false, '첫째'],
      ['text', true, '셋째'],
    ]);
    await untilItReads(visitor, path, { has: '새로 쓴 글입니다.' });
    await expect(visitor.getByText('첫째 글입니다.')).toHaveCount(0);
    await expect(visitor.getByText('셋째 글입니다.')).toHaveCount(0);
  });

  test('D-PGE-01 what is wrong is said with the block, and leads to the field', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await openOutline(page, path);
    await blockButtons(page, '제목과 소개').getByRole('button', { name: '고치기' }).click();
    await page.getByLabel('페이지 제목').fill('');
    await page.getByRole('button', { name: '블록 추가' }).click();
    await page.getByRole('button', { name: /^링크 모음/ }).click();
    const links = page.getByRole('form', { name: '링크 모음 고치기' });
    await links.getByLabel('보이는 말').fill('나라');
    await links.getByLabel('주소').fill('example.org');
    await links.getByRole('button', { name: '다 고쳤습니다' }).click();
    await saveButton(page).click();

    const summary = page.getByRole('alert').filter({ hasText: '저장하지 못했습니다' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /4번 링크 모음: 주소는/ }).click();
    await expect(links.getByLabel('주소')).toBeFocused();
    await links.getByLabel('주소').fill('https://example.org');
    await summary.getByRole('link', { name: /제목과 소개/ }).click();
    await expect(page.getByLabel('페이지 제목')).toBeFocused();
    await page.getByLabel('페이지 제목').fill('다시 쓴 제목');
    await saveButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '다시 쓴 제목' })).toBeVisible();
  });

  test('D-PGE-01 text keeps its headings, lists and links through the editor', async ({ page, enterAs, colleague }) => {
    const html =
      '<h3>작은 제목</h3><ul><li>하나</li><li>둘</li></ul><p><a href="/kidney/welfare">혜택</a>을 <strong>보십시오</strong>.</p>';
    const { version, facts, updatedAt, key: _, ...content } = await writePage(colleague, key);
    expect([version > 0, facts, updatedAt !== '']).toEqual([true, [], true]);
    const [first, ...others] = content.blocks;
    await colleague.call('PUT', `/page/${key}`, { ...content, blocks: [{ ...first, html }, ...others] });
    await enterAs('editor');
    await openOutline(page, path);
    await blockButtons(page, '1번 글').getByRole('button', { name: '고치기' }).click();
    const form = blockForm(page, '글 ‘첫째’');
    await form.getByRole('textbox', { name: '내용' }).locator('li').last().click();
    // The browser tells of the caret's place later than of the keys.
    await expect(form.getByRole('button', { name: '목록', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('셋');
    await expect(draftLine(page)).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    const [saved] = (await storedPage(colleague, key)).blocks;
    expect(saved).toMatchObject({ html: html.replace('<li>둘</li>', '<li>둘</li><li>셋</li>') });
  });

  test('D-OFF-20 D-PGE-01 everything can be done from the keyboard', async ({ page, enterAs, colleague }) => {
    await writePage(colleague, key);
    await enterAs('editor');
    await keysOnly(page);
    await page.goto(path);
    await pressByKey(page, outlineButton(page));
    await expect(page.getByRole('heading', { name: '차례로 보기' })).toBeFocused();
    const down = blockButtons(page, /^1번/).getByRole('button', { name: '아래로' });
    await tabTo(page, down);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(blockNames(page)).toHaveText(['둘째', '셋째', '첫째']);
    // At the end it stays where it is, and so does the focus.
    await page.keyboard.press('Enter');
    await expect(blockButtons(page, '3번 글 ‘첫째’').getByRole('button', { name: '아래로' })).toBeFocused();
    await tabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    expect((await storedPage(colleague, key)).blocks.map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  });

  test('D-PGE-01 the transport page is edited in the same way, and looked at as it is drawn', async ({
    page,
    enterAs,
  }) => {
    await enterAs('owner');
    await openOutline(page, '/transport/center');
    await blockButtons(page, /^1번/).getByRole('button', { name: '고치기' }).click();
    await page.getByRole('textbox', { name: '내용' }).fill('오늘 새로 쓴 소개입니다.');
    await page.getByRole('button', { name: '미리보기' }).click();
    await expect(page.getByText('오늘 새로 쓴 소개입니다.')).toBeVisible();
    await expect(page.locator('#apply')).toBeVisible();
  });
});

test.describe('who may edit a page', () => {
  test('D-PGE-01 an editor may edit every page, and is told that it needs script', async ({
    browser,
    page,
    site,
    enterAs,
  }) => {
    const editor = await enterAs('editor');
    await using context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
    await editor.enter(context);
    const plain = await context.newPage();
    for (const each of ['/transport/center', ...informationPaths]) {
      await plain.goto(each);
      await expect(plain.locator('main noscript p'), each).toHaveText(/^고치시려면 .* 자바스크립트를 켜/);
      await expect(plain.locator('main noscript p'), each).toBeVisible();
    }
    for (const each of ['/transport/center', '/privacy', '/accessibility']) {
      await page.goto(each);
      await expect(outlineButton(page), each).toBeVisible();
    }
  });

  test('D-AU-11 a visitor and a driver see no way to edit', async ({ page, enterAs }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible();
    await expect(outlineButton(page)).toHaveCount(0);
    await enterAs('driver');
    await page.goto(path);
    await expect(page.locator('form[action="/admin/logout"]').first()).toBeAttached();
    await expect(page.getByRole('button', { name: /주소 복사|가족에게 보내기/ })).toBeVisible();
    await expect(outlineButton(page)).toHaveCount(0);
  });
});
