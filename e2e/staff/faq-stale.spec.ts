import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import type { Page } from '@playwright/test';
import { openEdit, question, summary } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

let faq: Faq;
test.beforeEach(async ({ colleague, enterAs }) => {
  await enterAs('editor');
  faq = await colleague.addFaq();
});

test.describe('two editors of one question', () => {
  /** This page's editor types; the colleague saves first; then this page confirms. */
  async function meet(page: Page, save: () => Promise<unknown>) {
    const form = await openEdit(page, faq.title);
    await form.title.fill(`${faq.title} 내 제목`);
    await form.editor.fill('내가 쓴 글');
    await save();
    await form.confirm.click();
    const conflict = page.getByRole('alert').filter({ hasText: '그사이 다른 분이 이 질문을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('동료가 쓴 글');
    await expect(form.title).toHaveValue(`${faq.title} 내 제목`);
    await expect(form.editor).toHaveText('내가 쓴 글');
    return { ...form, conflict, choose: (name: string) => conflict.getByRole('button', { name }).click() };
  }

  test('the second sees both texts and can save the own one', async ({ page, colleague }) => {
    const { choose } = await meet(page, () => colleague.changeFaq(faq, { des: '<p>동료가 쓴 글</p>' }));
    expect(await colleague.listFaq()).toContainEqual(
      expect.objectContaining({ id: faq.id, des: '<p>동료가 쓴 글</p>' }),
    );
    await choose('내 글로 저장');
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    expect(await colleague.listFaq()).toContainEqual(
      expect.objectContaining({ id: faq.id, title: `${faq.title} 내 제목`, des: '<p>내가 쓴 글</p>', version: 3 }),
    );
  });

  test('the second can leave the other’s text, and the list shows it', async ({ page, colleague }) => {
    const { form, choose } = await meet(page, () => colleague.changeFaq(faq, { des: '<p>동료가 쓴 글</p>' }));
    await choose('다른 분의 글로 두기');
    await expect(form).toHaveCount(0);
    await summary(page, faq.title).click();
    await expect(question(page, faq.title).locator('p')).toHaveText('동료가 쓴 글');
    expect(await colleague.listFaq()).toContainEqual(expect.objectContaining({ id: faq.id, version: 2 }));
  });

  test('the second can put both texts together without typing anything again', async ({ page, colleague }) => {
    const { editor, title, confirm, conflict, choose } = await meet(page, () =>
      colleague.changeFaq(faq, { des: '<p>동료가 <strong>쓴</strong> 글</p>' }),
    );
    await choose('다른 분의 글을 내 글 아래에 붙이기');
    await expect(conflict).toHaveCount(0);
    await expect(editor.locator('p')).toHaveText(['내가 쓴 글', '동료가 쓴 글']);
    await expect(title).toHaveValue(`${faq.title} 내 제목`);
    await editor.locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('과');
    await confirm.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    expect(await colleague.listFaq()).toContainEqual(
      expect.objectContaining({
        id: faq.id,
        des: '<p>내가 쓴 글과</p><p>동료가 <strong>쓴</strong> 글</p>',
        version: 3,
      }),
    );
  });

  test('what is typed after the conflict appeared is kept too', async ({ page, colleague }) => {
    const { editor, choose } = await meet(page, () => colleague.changeFaq(faq, { des: '<p>동료가 쓴 글</p>' }));
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('에 덧붙임');
    await choose('내 글로 저장');
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    expect(await colleague.listFaq()).toContainEqual(
      expect.objectContaining({ id: faq.id, des: '<p>내가 쓴 글에 덧붙임</p>' }),
    );
  });

  test('a third change between is met with the same choice, not overwritten', async ({ page, colleague }) => {
    const { conflict, choose } = await meet(page, async () => {
      faq = { ...(await colleague.changeFaq(faq, { des: '<p>동료가 쓴 글</p>' })), title: faq.title };
    });
    await colleague.changeFaq(faq, { des: '<p>동료가 또 쓴 글</p>' });
    await choose('내 글로 저장');
    await expect(conflict).toContainText('동료가 또 쓴 글');
    await choose('내 글로 저장');
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    expect(await colleague.listFaq()).toContainEqual(
      expect.objectContaining({ id: faq.id, des: '<p>내가 쓴 글</p>', version: 4 }),
    );
  });

  test('a question that was deleted meanwhile does not take the typed text with it', async ({ page, colleague }) => {
    const { title, editor, confirm } = await openEdit(page, faq.title);
    await title.fill('내 제목');
    await editor.fill('내가 쓴 글');
    await colleague.removeFaq(faq);
    await confirm.click();
    await expect(page.getByRole('alert').filter({ hasText: '이미 삭제된 질문입니다.' })).toBeFocused();
    await expect(title).toHaveValue('내 제목');
    await expect(editor).toHaveText('내가 쓴 글');
  });
});
