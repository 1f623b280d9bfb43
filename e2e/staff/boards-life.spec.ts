import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { draftLine, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('a post from its first word to the bin and back', () => {
  for (const board of boardNames) {
    const { site: path } = boards[board];
    test(`D-BRD-03 D-BRD-04 on ${path}`, async ({ page, enterAs }) => {
      const title = `한살이 ${unique()}`;
      await enterAs('editor');
      await startWriting(page, path);
      await page.getByLabel('제목', { exact: true }).fill('버릴 글');
      await expect(draftLine(page)).toBeVisible();
      await page.goto(`${path}/create`);
      await page.getByRole('button', { name: '버리고 새로 고치기' }).click();
      await page.getByLabel('제목', { exact: true }).fill(title);
      await textOf(page).fill('처음 글');
      await pressed(page, '미리보기');
      await expect(page.getByRole('heading', { name: '미리보기' })).toBeFocused();
      await pressed(page, '올리기');

      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: '이 글 고치기' }).click();
      await expect(textOf(page)).toHaveText('처음 글');
      await textOf(page).fill('나중 글');
      await pressed(page, '저장');
      await expect(page.getByRole('main')).toContainText('나중 글');
      await page.getByRole('link', { name: '이 글 고치기' }).click();
      await pressed(page, '고친 기록');
      await pressed(page, '앞 판과 비교');
      await expect(page.locator('del')).toHaveText('처음');

      await page.goto(path);
      await page.getByRole('link', { name: title }).click();
      await press(page.getByRole('button', { name: '휴지통으로', exact: true }));
      await page.getByRole('button', { name: '휴지통으로 옮기기' }).click();
      await expect(page).toHaveURL(path);
      await press(page.getByRole('button', { name: '예약·보관한 글', exact: true }));
      await press(page.getByRole('button', { name: '휴지통', exact: true }));
      await page.getByRole('button', { name: `${title} 되살리기` }).click();
      await expect(page.getByRole('status').filter({ hasText: '되살렸습니다' })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      expect(await (await page.request.get(`${path}/feed.xml`)).text()).toContain(title);
    });
  }
});
