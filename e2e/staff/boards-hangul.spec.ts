import { noticesPath, picture, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { openKoreanKeyboard } from '../fixtures/hangul.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('Hangul in a post', () => {
  test.beforeEach(async ({ page, enterAs }) => {
    await enterAs('editor');
    await startWriting(page);
  });

  test('D-BRD-06 every field takes what is typed syllable by syllable, and Enter sends nothing too early', async ({
    page,
  }) => {
    const mark = unique();
    const korean = await openKoreanKeyboard(page);
    const title = page.getByLabel('제목', { exact: true });
    await title.focus();
    await korean.type(`겨울철 차량 ${mark} 안`);
    await korean.enterWhileComposing('내');
    await expect(title).toHaveValue(`겨울철 차량 ${mark} 안내`);
    await expect(page).toHaveURL(`${noticesPath}/create`);

    await page.getByLabel('내용: 사진 고르기').setInputFiles(picture('사진.png'));
    const words = page.getByLabel('사진 1 설명');
    await words.focus();
    await korean.type('눈 덮인 차');
    await korean.compose('ㄹ', '랴', '량');
    await textOf(page).locator('p').last().click();
    await expect(words).toHaveValue('눈 덮인 차량');

    await korean.type('조심해서 모시겠습니다');
    await page.getByRole('button', { name: '링크', exact: true }).click();
    await korean.type('/한');
    await korean.enterWhileComposing('글');
    await expect(textOf(page).getByRole('link', { name: '/한글' })).toBeVisible();
    await pressed(page, '올리기');
    await expect(page.getByRole('heading', { name: `겨울철 차량 ${mark} 안내`, level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: '눈 덮인 차량' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('조심해서 모시겠습니다');
  });

  test('D-BRD-06 Enter in mid-syllable begins one new line, in text, lists and cells', async ({ page }) => {
    const korean = await openKoreanKeyboard(page);
    const text = textOf(page);
    await text.focus();
    await korean.type('첫');
    await korean.enterWhileComposing('줄');
    await page.getByRole('button', { name: '목록', exact: true }).click();
    await korean.type('하');
    await korean.enterWhileComposing('나');
    await korean.type('둘');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '표', exact: true }).click();
    await korean.type('날');
    await korean.enterWhileComposing('짜');
    await korean.type('시각');
    await expect(text.locator('> p').first()).toHaveText('첫줄');
    await expect(text.locator('li')).toHaveText(['하나', '둘']);
    await expect(text.locator('th').first().locator('p')).toHaveText(['날짜', '시각']);
  });

  test('D-BRD-06 a click elsewhere in mid-syllable keeps the syllable where it was', async ({ page }) => {
    const korean = await openKoreanKeyboard(page);
    const text = textOf(page);
    await text.focus();
    await korean.type('윗줄');
    await page.keyboard.press('Enter');
    await korean.type('아랫');
    await korean.clickWhileComposing('줄', text.locator('p').first(), { position: { x: 1, y: 8 } });
    await expect(text.locator('p')).toHaveText(['윗줄', '아랫줄']);
    await page.keyboard.press('Home');
    await korean.type('맨 ');
    await expect(text.locator('p')).toHaveText(['맨 윗줄', '아랫줄']);
  });

  test('D-BRD-06 bold at the start of a line holds for what is composed there', async ({ page }) => {
    const korean = await openKoreanKeyboard(page);
    const text = textOf(page);
    const bold = page.getByRole('button', { name: '굵게', exact: true });
    await text.focus();
    await korean.type('앞');
    await page.keyboard.press('Enter');
    await bold.click();
    await korean.type('한글');
    await expect(text.locator('strong')).toHaveText('한글');
    await korean.clickWhileComposing('뒤', bold);
    await korean.type('다음');
    await expect(text.locator('p')).toHaveText(['앞', '한글뒤다음']);
    await expect(text.locator('strong')).toHaveText('한글뒤');
  });
});
