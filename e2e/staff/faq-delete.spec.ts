import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import type { Page } from '@playwright/test';
import { faqPath, question, staffButtons } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

let faq: Faq;
test.beforeEach(async ({ colleague, enterAs }) => {
  await enterAs('editor');
  faq = await colleague.addFaq();
});

const deleteButton = (page: Page) => staffButtons(page, faq.title).getByRole('button', { name: '삭제' });

async function ask(page: Page) {
  await page.goto(faqPath);
  await press(deleteButton(page));
  const dialog = page.getByRole('dialog', { name: '이 질문을 삭제할까요?' });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    yes: dialog.getByRole('button', { name: '삭제' }),
    no: dialog.getByRole('button', { name: '취소' }),
  };
}

test.describe('deleting a question', () => {
  test('S-FAQ-07 asks first, naming the question, with the harmless answer in focus', async ({ page }) => {
    const { dialog, no } = await ask(page);
    await expect(dialog).toContainText(faq.title);
    await expect(no).toBeFocused();
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
  });

  for (const how of ['Cancel', 'Escape'] as const) {
    test(`S-FAQ-07 ${how} keeps it`, async ({ page, colleague }) => {
      const { dialog, no } = await ask(page);
      if (how === 'Cancel') await no.click();
      else await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(deleteButton(page)).toBeFocused();
      expect(await colleague.listFaq()).toContainEqual(faq);
    });
  }

  test('S-FAQ-08 a question that was deleted is gone, and it is said so', async ({ page, colleague }) => {
    const { dialog, yes } = await ask(page);
    await yes.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 삭제했습니다.' })).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(question(page, faq.title)).toHaveCount(0);
    expect((await colleague.listFaq()).map(({ id }) => id)).not.toContain(faq.id);
  });

  test('S-FAQ-08 one that somebody else deleted first is said to be gone', async ({ page, colleague }) => {
    const { yes } = await ask(page);
    await colleague.removeFaq(faq);
    await yes.click();
    await expect(page.getByRole('alert').filter({ hasText: '이미 삭제된 질문입니다.' })).toBeFocused();
  });

  test('a question that changed meanwhile is shown as it is now before it goes', async ({ page, colleague }) => {
    const { dialog, yes } = await ask(page);
    await colleague.changeFaq(faq, { des: '<p>지우면 안 되는 새 내용</p>' });
    await yes.click();
    await expect(dialog.getByRole('alert')).toContainText('그사이 다른 분이 이 질문을 고쳤습니다.');
    await expect(dialog).toContainText('지우면 안 되는 새 내용');
    expect((await colleague.listFaq()).map(({ id }) => id)).toContain(faq.id);
    await yes.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 삭제했습니다.' })).toBeVisible();
    expect((await colleague.listFaq()).map(({ id }) => id)).not.toContain(faq.id);
  });

  test('a question that changed meanwhile can be kept, and the list then shows what it became', async ({
    page,
    colleague,
  }) => {
    const { dialog, yes, no } = await ask(page);
    await colleague.changeFaq(faq, { des: '<p>지우면 안 되는 새 내용</p>' });
    await yes.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await no.click();
    await expect(dialog).toHaveCount(0);
    await expect(question(page, faq.title).locator('p')).toHaveText('지우면 안 되는 새 내용');
    expect((await colleague.listFaq()).map(({ id }) => id)).toContain(faq.id);
  });
});

test.describe('a deletion that fails', () => {
  test.use({ expectedNoise: /status of 500|net::ERR_FAILED/ });

  for (const [what, status, words] of [
    ['an answer other than 200 says that it failed', 500, '질문을 삭제하지 못했습니다.'],
    ['an exception says that an error occurred', 0, '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.'],
  ] as const) {
    test(`S-FAQ-08 ${what}`, async ({ page, colleague }) => {
      const { yes } = await ask(page);
      await page.route(`**/api/faq/${faq.id}?*`, (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, json: { code: 'INTERNAL', message: '', requestId: 'r' } }),
      );
      await yes.click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(question(page, faq.title)).toBeVisible();
      expect(await colleague.listFaq()).toContainEqual(faq);
    });
  }
});
