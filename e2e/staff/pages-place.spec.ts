import type { Page } from '@playwright/test';
import { countPresses } from '../fixtures/counted.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { keysOnly, tabTo } from '../fixtures/keyboard.ts';
import { changeBlock, draftLine, giveBack, saveButton, storedPage, writePage } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

// A save over somebody else's is answered with 409; letters that are loaded late move the page of every visitor.
test.use({ expectedNoise: /the server responded with a status of 4(09|04)/ });

const path = '/hope/center';
const key = 'hope-center';
const wide = { width: 1280, height: 800 };

const editButton = (page: Page, name: string) => page.getByRole('button', { name: `${name} 고치기`, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name: `${name} 고치기`, exact: true });
const words = (page: Page) => page.getByRole('textbox', { name: '내용' });
const headings = (page: Page) => page.locator('.editable section[id] h2');

/** Where everything stands, once the style is there. What is drawn anew the browser does not count as moved. */
async function placesOf(page: Page): Promise<number[]> {
  const isStyled = () =>
    page.evaluate(() => [...document.styleSheets].length >= document.querySelectorAll('link[rel=stylesheet]').length);
  await expect.poll(isStyled).toBe(true);
  await expect(headings(page)).toHaveCount(3);
  return page
    .locator('.editable section, .editable h2, .editable p:visible, footer')
    .evaluateAll((found) =>
      found
        .filter((each) => !each.closest('[role=group]') && each.textContent !== '')
        .map((each) => Math.round(each.getBoundingClientRect().top + scrollY)),
    );
}

test.beforeEach(async ({ page, colleague }) => {
  await writePage(colleague, key);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
});
test.afterEach(async ({ colleague }) => giveBack(colleague, key));

test.describe('a page is changed in its place', () => {
  for (const viewport of [wide, { width: 390, height: 844 }]) {
    test(`D-OFF-16 a paragraph takes two presses, and nothing moves when the buttons come, ${viewport.width} px`, async ({
      page,
      browser,
      site,
      enterAs,
      colleague,
    }) => {
      await page.setViewportSize(viewport);
      await enterAs('editor');
      const { count } = await countPresses(page);
      const held = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const before = await placesOf(page);
      await expect(page.getByRole('button', { name: /고치기/ })).toHaveCount(0);
      held.resolve();
      await hydrated(editButton(page, '글 ‘둘째’'));
      expect(await placesOf(page)).toEqual(before);
      const third = page.getByText('셋째 글입니다.');
      await editButton(page, '글 ‘둘째’').click();
      await expect(words(page)).toBeFocused();
      await expect(page.getByRole('button', { name: /^맨 (?:위|아래)로$/ }), 'over the form').toBeHidden();
      await expect(page.getByRole('navigation', { name: '바로 가기' }), 'under the form').toBeHidden();
      await expect(third).toBeVisible();
      await expect(editButton(page, '글 ‘첫째’')).toBeVisible();
      await page.keyboard.type('새로 쓴 말. ');
      await saveButton(page).click();
      await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
      await expect(editButton(page, '글 ‘둘째’')).toBeFocused();
      expect(count.presses).toBe(2);
      expect((await storedPage(colleague, key)).blocks[1]).toMatchObject({ html: '<p>새로 쓴 말. 둘째 글입니다.</p>' });
      await using visitors = await browser.newContext({ baseURL: site.origin });
      const visitor = await visitors.newPage();
      await untilItReads(visitor, path, { has: '새로 쓴 말.' });
      await expect(visitor.getByRole('button', { name: /고치기/ })).toHaveCount(0);
    });
  }

  test('D-OFF-16 blocks are moved, put between, hidden and removed where they stand, taken back, and saved at once', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    await page.goto(path);
    await press(editButton(page, '글 ‘셋째’'));
    const tools = page.getByRole('group', { name: '글 ‘셋째’' });
    await tools.getByRole('button', { name: '위로' }).click();
    await expect(tools.getByRole('button', { name: '위로' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '2번째로 옮겼습니다' })).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(headings(page)).toHaveText(['첫째', '둘째', '셋째']);
    await tools.getByRole('button', { name: '위로' }).click();

    // One form at a time; what was done before stays.
    await page.getByRole('button', { name: '여기에 넣기, 글 ‘둘째’ 위' }).click();
    await page.getByRole('button', { name: /^순서/ }).click();
    const steps = form(page, '순서');
    await expect(steps.getByLabel('제목 (없어도 됩니다)')).toBeFocused();
    await expect(form(page, '글 ‘셋째’')).toHaveCount(0);
    await steps.getByLabel('제목 (없어도 됩니다)').fill('사이에');
    await saveButton(page).click();
    const wrong = page.getByRole('alert').filter({ hasText: '저장하지 못했습니다' });
    await expect(wrong).toBeFocused();
    const named = form(page, '순서 ‘사이에’');
    for (const index of [0, 1]) {
      await named.getByLabel('할 일').nth(index).fill(`할 일 ${index}`);
      await named.getByLabel('설명').nth(index).fill('설명입니다.');
    }

    await editButton(page, '글 ‘첫째’').click();
    await page.getByRole('button', { name: '지우기' }).click();
    await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(editButton(page, '글 ‘첫째’')).toBeFocused();
    await editButton(page, '글 ‘둘째’').click();
    await page.getByRole('button', { name: '숨기기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '숨겼습니다' })).toBeVisible();
    await expect(headings(page)).toHaveText(['첫째', '셋째', '사이에']);
    expect((await storedPage(colleague, key)).blocks).toHaveLength(3);
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    const { blocks } = await storedPage(colleague, key);
    expect(blocks.map(({ heading, hidden }) => [heading, hidden])).toEqual([
      ['첫째', false],
      ['셋째', false],
      ['사이에', false],
      ['둘째', true],
    ]);
  });

  test('D-OFF-20 D-OFF-16 by keyboard alone, with the title, and the list of blocks knows what is not saved', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await page.setViewportSize(wide);
    await enterAs('editor');
    await keysOnly(page);
    await page.goto(path);
    await hydrated(editButton(page, '글 ‘첫째’'));
    await tabTo(page, page.getByRole('button', { name: '제목 고치기' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('페이지 제목')).toBeFocused();
    await page.keyboard.type(' 하나');
    await tabTo(page, editButton(page, '글 ‘첫째’'));
    await page.keyboard.press('Enter');
    await expect(words(page)).toBeFocused();
    await page.keyboard.type('쓴 말. ');
    await tabTo(page, page.getByRole('button', { name: '차례로 보기' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '차례로 보기' })).toBeFocused();
    await expect(page.getByText('쓴 말. 첫째 글입니다.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '제자리에서 고치기' }));
    await page.keyboard.press('Enter');
    await tabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /하나$/ })).toBeVisible();
    expect(await storedPage(colleague, key)).toMatchObject({
      blocks: [{ html: '<p>쓴 말. 첫째 글입니다.</p>' }, {}, {}],
    });
  });

  test('D-OFF-16 who is second sees both texts at the block, and a draft waits there after the tab was closed', async ({
    page,
    context,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    await page.goto(path);
    await press(editButton(page, '글 ‘첫째’'));
    await expect(words(page)).toBeFocused();
    await page.keyboard.type('내가 쓴 말. ');
    await expect(draftLine(page)).toBeVisible();
    await page.close();
    await changeBlock(colleague, key, 'two', '동료가 쓴 글');

    const again = await context.newPage();
    await again.goto(path);
    await press(editButton(again, '글 ‘첫째’'));
    await expect(again.getByRole('heading', { name: '고치던 글이 있습니다' })).toBeFocused();
    await again.getByRole('button', { name: '이어서 고치기' }).click();
    await expect(words(again)).toHaveText('내가 쓴 말. 첫째 글입니다.');
    await saveButton(again).click();
    const conflict = again.getByRole('alert').filter({ hasText: `그사이 ${colleague.username} 직원 님이` });
    await expect(conflict).toBeFocused();
    await again.getByRole('button', { name: '두 글을 합쳐 이어서 고치기' }).click();
    await expect(words(again)).toHaveText('내가 쓴 말. 첫째 글입니다.');
    await saveButton(again).click();
    await expect(again.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();
    expect((await storedPage(colleague, key)).blocks).toMatchObject([
      { html: '<p>내가 쓴 말. 첫째 글입니다.</p>' },
      { html: '<p>동료가 쓴 글</p>' },
      {},
    ]);
    // Leaving asks, and throws away only what was typed since.
    await editButton(again, '글 ‘셋째’').click();
    await expect(words(again)).toBeFocused();
    await again.keyboard.type('버릴 말');
    await again.getByRole('button', { name: '그만두기' }).click();
    await again.getByRole('dialog').getByRole('button', { name: '고친 것 버리기' }).click();
    await expect(again.getByText('셋째 글입니다.', { exact: true })).toBeVisible();
    await expect(editButton(again, '글 ‘셋째’')).toBeFocused();
  });

  test('D-OFF-16 an amount is changed where it lives, which says in how many places it stands', async ({
    page,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto('/transport/center');
    await press(page.getByRole('link', { name: /값 고치기$/ }).first());
    await expect(page).toHaveURL(/\/admin\/facts\?key=/);
    await expect(page.getByText(/^\d+곳에 나옵니다\. 여기서 고치시면 모두 함께 바뀝니다\.$/)).toBeVisible();
    await expect(page.getByLabel('내용')).toBeFocused();
  });
});
