import { noticesPath, picture, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { dropFile, fromHwp, fromNaverBlog, fromWord, paste } from '../fixtures/clipboard.ts';
import { unique, type StaffMember } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const storedText = async (editor: StaffMember, address: string) =>
  (await editor.call<{ html: string }>('GET', `/notice/${address.split('/').at(-1)}/source`)).html;

const copied = [
  {
    name: 'HWP',
    html: fromHwp,
    stored:
      '<p><strong>12월 운행 안내</strong></p><p></p><table><tbody><tr><td rowspan="2"><p>날짜</p></td><td colspan="2"><p>운 행</p></td></tr>' +
      '<tr><td><p>오전</p></td><td><p>오후</p></td></tr>' +
      '<tr><td><p>12월 25일</p></td><td><p>쉽니다</p></td><td><p></p></td></tr></tbody></table>',
  },
  {
    name: 'Word',
    html: fromWord,
    stored:
      '<h2>회원 모임</h2><p><strong>12월 모임</strong>에 오십시오.</p><ul><li>신분증</li><li>도장</li></ul><p>순서</p>' +
      '<ol><li>인사</li><li>식사</li></ol><table><tbody><tr><td><p>때</p></td></tr></tbody></table>',
  },
  {
    name: 'a Naver blog',
    html: fromNaverBlog,
    stored:
      '<p><strong>가을 나들이</strong> 다녀왔습니다.</p><blockquote><p>함께 걸었습니다</p></blockquote>' +
      '<p><strong><a href="https://example.com/a?b=c&amp;d=e">사진 더 보기</a></strong></p>',
  },
];

test.describe('what is pasted into a post', () => {
  for (const { name, html, stored } of copied) {
    test(`D-BRD-06 from ${name} comes out clean`, async ({ page, enterAs }) => {
      const editor = await enterAs('editor');
      await startWriting(page);
      await page.getByLabel('제목', { exact: true }).fill(`붙여 넣은 글 ${unique()}`);
      await textOf(page).click();
      await paste(textOf(page), html);
      await pressed(page, '올리기');
      await page.waitForURL(new RegExp(`${noticesPath}/\\d+$`));
      expect(await storedText(editor, page.url())).toBe(stored);
    });
  }

  test('D-BRD-06 leaves pictures of other servers there, and says so', async ({ page, enterAs }) => {
    await enterAs('editor');
    await startWriting(page);
    await textOf(page).click();
    await paste(textOf(page), fromNaverBlog);
    const said = page.getByRole('status').filter({ hasText: '사진 1장은 함께 들어오지 않았습니다' });
    await expect(said).toBeVisible();
    await paste(textOf(page), '<p>글만</p>');
    await expect(said).toBeHidden();
  });

  test('D-BRD-06 a picture lands where it was dropped, whatever is typed meanwhile', async ({ page, enterAs }) => {
    await enterAs('editor');
    await startWriting(page);
    await textOf(page).fill('첫째 줄');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('둘째 줄');
    const uploaded = Promise.withResolvers<void>();
    await page.route('**/api/media', async (route) => {
      await uploaded.promise;
      await route.continue();
    });
    await dropFile(textOf(page).locator('p').first(), picture('위.png'), 'top');
    await expect(page.getByRole('list', { name: '올리는 중인 파일' })).toContainText('위.png');
    await page.keyboard.type(' 끝');
    uploaded.resolve();
    await expect(textOf(page).locator('figure')).toBeVisible();
    await expect(textOf(page).locator('> *').first()).toHaveJSProperty('tagName', 'FIGURE');
    await expect(textOf(page).locator('p')).toHaveText(['첫째 줄', '둘째 줄 끝']);
  });

  test('D-BRD-06 nothing is saved while a file is on its way, and the screen says so', async ({ page, enterAs }) => {
    await enterAs('editor');
    await startWriting(page);
    await page.getByLabel('제목', { exact: true }).fill(`파일을 기다리는 글 ${unique()}`);
    await textOf(page).fill('내용');
    const uploaded = Promise.withResolvers<void>();
    await page.route('**/api/media', async (route) => {
      await uploaded.promise;
      await route.continue();
    });
    for (const field of ['내용: 사진 고르기', '첨부 파일']) {
      await page.getByLabel(field, { exact: true }).setInputFiles(picture('늦는 사진.png'));
      await pressed(page, '올리기');
      await expect(page.getByRole('alert').filter({ hasText: '올리는 중입니다' })).toBeFocused();
      await page.getByRole('group', { name: '늦는 사진.png' }).getByRole('button', { name: '취소' }).click();
    }
    uploaded.resolve();
    await pressed(page, '올리기');
    await page.waitForURL(new RegExp(`${noticesPath}/\\d+$`));
  });
});
