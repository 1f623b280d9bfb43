import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { ownMenu } from '../fixtures/signed-in.ts';
import { faqPath, openCreate, openEdit } from '../fixtures/faq-page.ts';
import { openKoreanKeyboard } from '../fixtures/hangul.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

function countPosts(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

const isAdded = (page: Page) => page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' });

test.describe('Hangul in the FAQ', () => {
  test('S-FAQ-03 a title and a text typed syllable by syllable arrive whole', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const mark = unique();
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.title.focus();
    await korean.type(`투석 받는 날 ${mark}`);
    await expect(form.title).toHaveValue(`투석 받는 날 ${mark}`);
    await form.editor.focus();
    await korean.type('월요일과 목요일입니다');
    await expect(form.editor).toHaveText('월요일과 목요일입니다');
    await form.confirm.click();
    await expect(isAdded(page)).toBeVisible();
    const made = (await editor.listFaq()).find(({ title }) => title === `투석 받는 날 ${mark}`);
    expect(made).toMatchObject({ des: '<p>월요일과 목요일입니다</p>' });
    // Among the words that search would offer others for theirs.
    await editor.removeFaq(made as Faq);
  });

  test('S-FAQ-03 Enter in mid-syllable of the title saves once, with the syllable', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const mark = unique();
    const form = await openCreate(page);
    const posts = countPosts(page, '/api/faq');
    await form.editor.fill('내용');
    await form.title.focus();
    const korean = await openKoreanKeyboard(page);
    await korean.type(`${mark} 질`);
    await korean.enterWhileComposing('문');
    await expect(isAdded(page)).toBeVisible();
    expect(posts()).toBe(1);
    expect((await editor.listFaq()).filter(({ title }) => title === `${mark} 질문`)).toHaveLength(1);
  });

  test('S-FAQ-03 leaving the title in mid-syllable keeps the syllable', async ({ page, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.title.focus();
    await korean.type('질');
    await korean.compose('ㅁ', '무', '문');
    await form.editor.click();
    await expect(form.title).toHaveValue('질문');
    await korean.type('답');
    await expect(form.title).toHaveValue('질문');
    await expect(form.editor).toHaveText('답');
  });

  test('S-FAQ-03 Enter in mid-syllable of the text begins one new line', async ({ page, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.editor.focus();
    await korean.type('첫');
    await korean.enterWhileComposing('줄');
    await korean.type('둘째 줄');
    await expect(form.editor.locator('p')).toHaveText(['첫줄', '둘째 줄']);
  });

  test('S-FAQ-03 a click elsewhere in mid-syllable keeps the syllable where it was', async ({ page, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.editor.focus();
    await korean.type('윗줄');
    await page.keyboard.press('Enter');
    await korean.type('아랫');
    const above = form.editor.locator('p').first();
    await korean.clickWhileComposing('줄', above, { position: { x: 1, y: 8 } });
    await expect(form.editor.locator('p')).toHaveText(['윗줄', '아랫줄']);
    await page.keyboard.press('Home');
    await korean.type('맨 ');
    await expect(form.editor.locator('p')).toHaveText(['맨 윗줄', '아랫줄']);
  });

  test('S-FAQ-03 a syllable that is still open when Confirm is pressed is saved too', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const mark = unique();
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.title.fill(mark);
    await form.editor.focus();
    await korean.type('마지막 글');
    await korean.compose('ㅈ', '자');
    await form.confirm.click();
    await expect(isAdded(page)).toBeVisible();
    expect(await editor.listFaq()).toContainEqual(expect.objectContaining({ title: mark, des: '<p>마지막 글자</p>' }));
  });

  test('S-FAQ-03 a mark at the start of a line holds for what is composed there', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const mark = unique();
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.title.fill(mark);
    await form.editor.focus();
    await korean.type('앞');
    await page.keyboard.press('Enter');
    await form.toolbar.getByRole('button', { name: '굵게' }).click();
    await korean.type('한글');
    await expect(form.editor.locator('strong')).toHaveText('한글');
    await form.toolbar.getByRole('button', { name: '굵게' }).click();
    await korean.type('뒤');
    await form.confirm.click();
    await expect(isAdded(page)).toBeVisible();
    expect(await editor.listFaq()).toContainEqual(
      expect.objectContaining({ title: mark, des: '<p>앞</p><p><strong>한글</strong>뒤</p>' }),
    );
  });

  test('S-FAQ-03 a mark pressed in mid-syllable loses nothing', async ({ page, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    const korean = await openKoreanKeyboard(page);
    await form.editor.focus();
    await korean.type('한');
    await korean.clickWhileComposing('글', form.toolbar.getByRole('button', { name: '밑줄' }));
    await korean.type('다음');
    await expect(form.editor).toHaveText('한글다음');
    await expect(form.editor.locator('u')).toHaveText('다음');
  });

  test('S-FAQ-04 editing in the middle of a text', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const faq = await editor.addFaq({ des: '<p>앞<strong>굵은</strong>뒤</p>' });
    const form = await openEdit(page, faq.title);
    const korean = await openKoreanKeyboard(page);
    await form.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await korean.type('가운데');
    await expect(form.editor).toHaveText('앞가운데굵은뒤');
    await form.confirm.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    expect(await editor.listFaq()).toContainEqual(
      expect.objectContaining({ id: faq.id, des: '<p>앞가운데<strong>굵은</strong>뒤</p>' }),
    );
  });
});

test.describe('Hangul in the account forms', () => {
  test('Enter in mid-syllable at sign-in sends once, with the syllable', async ({ page }) => {
    await page.goto('/admin/login');
    await press(page.getByLabel('아이디 또는 이메일'));
    const posts = countPosts(page, '/api/auth/login');
    const korean = await openKoreanKeyboard(page);
    await korean.type('홍길');
    const [request] = await Promise.all([page.waitForRequest('**/api/auth/login'), korean.enterWhileComposing('동')]);
    expect(request.postDataJSON()).toMatchObject({ login: '홍길동' });
    await expect(page.getByRole('alert')).toBeFocused();
    expect(posts()).toBe(1);
    await expect(page.getByLabel('아이디 또는 이메일')).toHaveValue('홍길동');
  });

  test('a password typed on a Korean keyboard is the one that is sent', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('아이디 또는 이메일').fill('somebody');
    await press(page.getByLabel('비밀번호', { exact: true }));
    const korean = await openKoreanKeyboard(page);
    await korean.type('봄바람이 불어오는 언덕');
    const [request] = await Promise.all([page.waitForRequest('**/api/auth/login'), page.keyboard.press('Enter')]);
    expect(request.postDataJSON()).toEqual({ login: 'somebody', password: '봄바람이 불어오는 언덕' });
  });

  test('D-AU-13 a name typed at sign-up arrives whole, and Enter in mid-syllable sends once', async ({
    page,
    site,
  }) => {
    await forgetLimits(site);
    const username = `hangul${unique()}`;
    await page.goto('/admin/signup');
    await page.getByLabel('아이디').fill(username);
    await page.getByLabel('이메일').fill(`${username}@example.com`);
    await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await press(page.getByLabel('이름(닉네임)'));
    const posts = countPosts(page, '/api/auth/signup');
    const korean = await openKoreanKeyboard(page);
    await korean.type('김새');
    const [request] = await Promise.all([page.waitForRequest('**/api/auth/signup'), korean.enterWhileComposing('봄')]);
    expect(request.postDataJSON()).toMatchObject({ username, nickName: '김새봄' });
    await expect(page.getByRole('status').filter({ hasText: '가입 신청을 받았습니다.' })).toBeVisible();
    expect(posts()).toBe(1);
  });

  test('a name is edited in the own profile', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto('/admin/edit-profile');
    const name = page.getByLabel('이름(닉네임)');
    await name.fill('');
    await press(name);
    const korean = await openKoreanKeyboard(page);
    await korean.type('박하늘');
    await expect(name).toHaveValue('박하늘');
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('status').filter({ hasText: '회원 정보를 고쳤습니다.' })).toBeVisible();
    await page.goto(faqPath);
    await expect(ownMenu(page).filter({ hasText: '박하늘' })).toBeAttached();
  });
});
