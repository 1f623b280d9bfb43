import {
  changeBlock,
  openOutline,
  blockButtons,
  blockForm,
  saveButton,
  storedPage,
  versionsButton,
  writePage,
  giveBack,
} from '../fixtures/page-editor.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/daycare/introduction';
const key = 'daycare-introduction';

test.afterEach(async ({ colleague }) => giveBack(colleague, key));

test.describe('the versions of a page', () => {
  test('D-PGE-01 every save is a version with its author and time, and an old one is brought back', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const first = await writePage(colleague, key);
    const editor = await enterAs('editor');
    await openOutline(page, path);
    await blockButtons(page, '첫째').getByRole('button', { name: '고치기' }).click();
    await blockForm(page, '글 ‘첫째’').getByRole('textbox', { name: '내용' }).fill('고친 첫째 글입니다.');
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible();

    await press(versionsButton(page));
    await expect(page.getByRole('heading', { name: '고친 기록' })).toBeFocused();
    const rows = page.getByRole('main').locator('ol > li').filter({ hasText: '판' });
    await expect(rows.nth(0)).toContainText(`${first.version + 1}판지금 보이는 글`);
    await expect(rows.nth(0)).toContainText(
      new RegExp(`${editor.username} 직원 · \\d+년 \\d+월 \\d+일 오[전후] \\d+:\\d\\d`),
    );
    await expect(rows.nth(1)).toContainText(`${colleague.username} 직원 · `);

    const older = page.getByRole('group', { name: `${first.version}판`, exact: true });
    await older.getByRole('button', { name: '보기' }).click();
    await expect(page.getByRole('heading', { name: `${first.version}판 보기` })).toBeFocused();
    await expect(page.getByText('첫째 글입니다.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '목록으로' }).click();
    await expect(older.getByRole('button', { name: '보기' })).toBeFocused();

    await older.getByRole('button', { name: '이 판으로 되돌리기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${first.version}판으로 되돌렸습니다.` })).toBeVisible();
    expect(await storedPage(colleague, key)).toMatchObject({ version: first.version + 2, blocks: first.blocks });
    await using visitors = await browser.newContext({ baseURL: site.origin });
    const visitor = await visitors.newPage();
    await visitor.goto(path);
    await expect(visitor.getByText('첫째 글입니다.', { exact: true })).toBeVisible();
  });

  test('D-PGE-01 two versions are compared block by block and word by word', async ({ page, enterAs, colleague }) => {
    const { version, blocks, title, lead, description, sources, checkedOn } = await writePage(colleague, key);
    await changeBlock(colleague, key, 'one', '첫째 이야기입니다.');
    const [one, two, three] = (await storedPage(colleague, key)).blocks;
    const added = { id: 'four', type: 'text', hidden: false, heading: '넷째', html: '<p>넷째 글입니다.</p>' };
    await colleague.call('PUT', `/page/${key}`, {
      title,
      lead,
      description,
      sources,
      checkedOn,
      blocks: [three, one, added],
    });
    expect(blocks.map(({ id }) => id)).toEqual(['one', two?.id, 'three']);

    await enterAs('editor');
    await page.goto(path);
    await press(versionsButton(page));
    await page.getByLabel('이 판과').selectOption(String(version));
    await page.getByLabel('이 판을').selectOption(String(version + 2));
    await page.getByRole('button', { name: '비교하기' }).click();
    await expect(page.getByRole('heading', { name: `${version}판과 ${version + 2}판 비교` })).toBeFocused();
    const difference = (name: string) => page.getByRole('main').locator('ol > li').filter({ hasText: name });
    await expect(difference('글 ‘첫째’')).toContainText('고침');
    await expect(difference('글 ‘첫째’').locator('del')).toHaveText('글입니다.');
    await expect(difference('글 ‘첫째’').locator('ins')).toHaveText('이야기입니다.');
    await expect(difference('글 ‘둘째’')).toContainText('지움');
    await expect(difference('글 ‘첫째’')).toContainText('자리를 옮김');
    await expect(difference('글 ‘셋째’')).toHaveCount(0);
    await expect(difference('글 ‘넷째’')).toContainText('새로 넣음');
  });

  test('D-AU-11 somebody who may not edit is not shown the versions', async ({ page, enterAs }) => {
    await enterAs('dispatcher');
    await page.goto(path);
    await expect(page.getByRole('button', { name: /주소 복사|가족에게 보내기/ })).toBeVisible();
    await expect(versionsButton(page)).toHaveCount(0);
  });
});
