import { staffPassword } from '../../testing/process.ts';
import { createButton, faqForm, faqPath, question, staffButtons } from '../fixtures/faq-page.ts';
import { keysOnly, tabTo } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { ownMenu, signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => keysOnly(page));

  test('D-OFF-20 S-FAQ-03 a question is written, formatted with the arrow keys, and saved', async ({
    page,
    enterAs,
  }) => {
    const editor = await enterAs('editor');
    const name = `자판으로 쓴 질문 ${unique()}`;
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    await tabTo(page, createButton(page));
    await page.keyboard.press('Enter');
    const form = faqForm(page, '질문 추가');
    await expect(form.title).toBeFocused();
    await page.keyboard.type(name);

    const tool = (label: string) => form.toolbar.getByRole('button', { name: label });
    await page.keyboard.press('Tab');
    await expect(tool('굵게')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool('기울임')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool('취소선')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool('굵게')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tool('취소선')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(form.editor).toBeFocused();
    await page.keyboard.type('굵은 글');

    await page.keyboard.press('Shift+Tab');
    await expect(tool('굵게')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.editor).toBeFocused();
    await page.keyboard.type(' 보통 글');
    await page.keyboard.press('Tab');
    await expect(form.confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeFocused();
    expect(await editor.listFaq()).toContainEqual(
      expect.objectContaining({ title: name, des: '<p><strong>굵은 글</strong> 보통 글</p>' }),
    );
  });

  test('D-OFF-20 S-FAQ-04 a question is edited, cancelled, edited again and saved', async ({ page, enterAs }) => {
    const editor = await enterAs('editor');
    const faq = await editor.addFaq();
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    const edit = staffButtons(page, faq.title).getByRole('button', { name: '고치기' });
    const form = faqForm(page, '질문 고치기');
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await expect(form.title).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' 버릴 글');
    await tabTo(page, form.cancel);
    await page.keyboard.press('Space');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form.title).toHaveValue(faq.title);
    await tabTo(page, form.editor);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('고친 글');
    await tabTo(page, form.confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    expect(await editor.listFaq()).toContainEqual(expect.objectContaining({ id: faq.id, des: '<p>고친 글</p>' }));
  });

  test('D-OFF-20 S-FAQ-07 a question is kept, then deleted', async ({ page, enterAs }) => {
    const faq = await (await enterAs('editor')).addFaq();
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    const remove = staffButtons(page, faq.title).getByRole('button', { name: '삭제' });
    const dialog = page.getByRole('dialog');
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: '삭제' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '질문을 삭제했습니다.' })).toBeFocused();
    await expect(question(page, faq.title)).toHaveCount(0);
  });

  test('D-OFF-20 somebody else’s change is met and answered', async ({ page, enterAs, colleague }) => {
    const faq = await (await enterAs('editor')).addFaq();
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    await tabTo(page, staffButtons(page, faq.title).getByRole('button', { name: '고치기' }));
    await page.keyboard.press('Enter');
    const form = faqForm(page, '질문 고치기');
    await tabTo(page, form.editor);
    await page.keyboard.type('내 글. ');
    await colleague.changeFaq(faq, { des: '<p>동료의 글</p>' });
    await tabTo(page, form.confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '그사이 다른 분이' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '내 글로 저장' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
  });

  test('D-OFF-20 somebody signs in, comes back to where they were, and signs out again', async ({ page, site }) => {
    const username = `keys${unique()}`;
    await site.createStaff(username, ['editor']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/community/faq', { waitUntil: 'networkidle' });
    await tabTo(page, page.getByRole('link', { name: '직원 로그인' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('아이디 또는 이메일'));
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staffPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/community/faq');
    await tabTo(page, ownMenu(page));
    await page.keyboard.press('Enter');
    await expect(signOutForm(page)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '로그아웃' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(signOutForm(page)).toHaveCount(0);
  });
});
