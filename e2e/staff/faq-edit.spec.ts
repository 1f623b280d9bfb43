import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import { faqForm, faqPath, openEdit, question, staffButtons, summary } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

let faq: Faq;
let other: Faq;
test.beforeEach(async ({ enterAs }) => {
  const editor = await enterAs('editor');
  faq = await editor.addFaq();
  other = await editor.addFaq();
});

test.describe('changing a question', () => {
  test('S-FAQ-04 every question has Edit and Delete, outside what opens it', async ({ page }) => {
    await page.goto(faqPath);
    await expect(staffButtons(page, faq.title).getByRole('button')).toHaveText(['고치기', '삭제']);
    await expect(page.locator('summary').getByRole('button')).toHaveCount(0);
    expect(await page.getByRole('button', { name: '고치기' }).count()).toBe(await page.locator('main details').count());
  });

  test('S-FAQ-04 Edit makes an input and an editor of it, Confirm saves and leaves', async ({ page, colleague }) => {
    const { form, title, editor, confirm } = await openEdit(page, faq.title);
    await expect(title).toHaveValue(faq.title);
    await expect(editor).toHaveText('처음 내용');
    await expect(question(page, faq.title)).toHaveCount(0);
    await title.fill(`${faq.title} 고침`);
    await editor.fill('고친 내용');
    await confirm.click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    await summary(page, `${faq.title} 고침`).click();
    await expect(question(page, `${faq.title} 고침`).locator('p')).toHaveText('고친 내용');
    const stored = (await colleague.listFaq()).find(({ id }) => id === faq.id);
    expect(stored).toMatchObject({ title: `${faq.title} 고침`, des: '<p>고친 내용</p>' });
  });

  test('S-FAQ-04 Cancel restores the original values and gives the focus back', async ({ page, colleague }) => {
    const { form, title, editor, cancel } = await openEdit(page, faq.title);
    await title.fill('버릴 제목');
    await editor.fill('버릴 내용');
    await cancel.click();
    await expect(form).toHaveCount(0);
    const edit = staffButtons(page, faq.title).getByRole('button', { name: '고치기' });
    await expect(edit).toBeFocused();
    await expect(question(page, faq.title).locator('p')).toHaveText('처음 내용');
    await edit.click();
    await expect(title).toHaveValue(faq.title);
    await expect(editor).toHaveText('처음 내용');
    expect((await colleague.listFaq()).find(({ id }) => id === faq.id)).toMatchObject({ version: faq.version });
  });

  test('S-FAQ-04 space, Enter and another question do not close what is being edited', async ({ page }) => {
    const { title, editor } = await openEdit(page, faq.title);
    await title.press('End');
    await page.keyboard.type(' 더');
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.keyboard.type('다음 줄');
    await summary(page, other.title).click();
    await expect(question(page, other.title)).toHaveAttribute('open');
    await expect(title).toHaveValue(`${faq.title} 더`);
    await expect(editor.locator('p')).toHaveText(['처음 내용 ', '다음 줄']);
  });

  test('S-FAQ-04 editing another question, adding one or deleting one loses nothing that was typed', async ({
    page,
  }) => {
    const { title } = await openEdit(page, faq.title);
    await title.fill('아직 저장하지 않은 제목');
    await staffButtons(page, other.title).getByRole('button', { name: '고치기' }).click();
    const titles = page.getByRole('form', { name: '질문 고치기' }).getByLabel('제목');
    await expect(titles).toHaveCount(2);
    await expect(titles.first()).toHaveValue('아직 저장하지 않은 제목');
    await expect(titles.last()).toHaveValue(other.title);
    await titles.last().fill(`${other.title} 고침`);
    await page.getByRole('form', { name: '질문 고치기' }).last().getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
    await expect(titles).toHaveCount(1);
    await expect(titles).toHaveValue('아직 저장하지 않은 제목');
  });
});

test.describe('a change that fails', () => {
  test.use({ expectedNoise: /status of 500|net::ERR_FAILED/ });

  for (const [what, status, words] of [
    ['an answer other than 200 says that it failed', 500, '질문을 고치지 못했습니다.'],
    ['an exception says that an error occurred', 0, '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.'],
  ] as const) {
    test(`S-FAQ-08 ${what}, and what was typed stays`, async ({ page }) => {
      const { title, editor, confirm } = await openEdit(page, faq.title);
      await page.route(`**/api/faq/${faq.id}`, (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, json: { code: 'INTERNAL', message: '', requestId: 'r' } }),
      );
      await title.fill('고친 제목');
      await editor.fill('고친 내용');
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeFocused();
      await expect(title).toHaveValue('고친 제목');
      await expect(editor).toHaveText('고친 내용');
      await page.unroute(`**/api/faq/${faq.id}`);
      await confirm.click();
      await expect(page.getByRole('status').filter({ hasText: '질문을 고쳤습니다.' })).toBeVisible();
      await expect(faqForm(page, '질문 고치기').form).toHaveCount(0);
    });
  }
});
