import type { Page } from '@playwright/test';
import { openCreate, openEdit, type FaqFormLocators } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

const sentence = '제목과 내용을 비워 둘 수 없습니다.';

/** Every way of writing to the list that the page has tried. What is typed is kept beside it. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const isDraft = request.url().includes('/api/faq/draft/');
    if (request.method() !== 'GET' && !isDraft) writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

async function expectRefused({ form, confirm }: FaqFormLocators, writes: string[]): Promise<void> {
  await confirm.click();
  await expect(form.getByRole('alert').filter({ hasText: sentence })).toBeFocused();
  expect(writes).toEqual([]);
}

const blanks: [string, string, (page: Page) => Promise<void>][] = [
  ['nothing at all', '', async () => undefined],
  ['spaces', '   ', async (page) => page.keyboard.type('    ')],
  ['ideographic and no-break spaces', '\u3000\u00a0', async (page) => page.keyboard.insertText('\u3000\u00a0\u00a0')],
  [
    'only empty paragraphs',
    '',
    async (page) => {
      for (let lines = 0; lines < 3; lines += 1) await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Enter');
    },
  ],
];

test.describe('blank title or description', () => {
  for (const [what, title, write] of blanks) {
    test(`S-FAQ-06 ${what} cannot be added`, async ({ page, enterAs }) => {
      await enterAs('editor');
      const form = await openCreate(page);
      const writes = watchWrites(page);
      await form.title.fill(title);
      await form.editor.click();
      await write(page);
      await expectRefused(form, writes);
      await expect(form.form.getByRole('alert').getByRole('link')).toHaveText([
        '제목을 입력해 주십시오.',
        '내용을 입력해 주십시오.',
      ]);
      await expect(form.title).toHaveAttribute('aria-invalid', 'true');
      await expect(form.editor).toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('S-FAQ-06 one of the two is not enough, and the message leads to what is missing', async ({ page, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    const writes = watchWrites(page);
    await form.title.fill('제목만');
    await expectRefused(form, writes);
    await form.form.getByRole('link', { name: '내용을 입력해 주십시오.' }).click();
    await expect(form.editor).toBeFocused();
    await page.keyboard.type('내용만');
    await form.title.fill(' ');
    await expectRefused(form, writes);
    await form.form.getByRole('link', { name: '제목을 입력해 주십시오.' }).click();
    await expect(form.title).toBeFocused();
    await expect(form.editor).toHaveText('내용만');
  });

  test('S-FAQ-06 a question cannot be made blank by editing it', async ({ page, enterAs }) => {
    const faq = await (await enterAs('editor')).addFaq();
    const form = await openEdit(page, faq.title);
    const writes = watchWrites(page);
    await form.editor.fill('');
    await expectRefused(form, writes);
    await form.cancel.click();
    await expect(page.getByRole('group', { name: faq.title })).toBeVisible();
  });

  test('S-FAQ-06 it is no browser alert', async ({ page, enterAs }) => {
    await enterAs('editor');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    });
    const form = await openCreate(page);
    await expectRefused(form, watchWrites(page));
    expect(dialogs).toEqual([]);
  });
});
