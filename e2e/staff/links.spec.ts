import type { Page } from '@playwright/test';
import { addNotice, changeNotice, usingNotice } from '../fixtures/board-pages.ts';
import { press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/links';
const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Asks to look again, and waits for the worker to have done so. */
async function look(page: Page): Promise<void> {
  await page.goto(path);
  await tabTo(page, page.getByRole('button', { name: '지금 다시 살피기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '다시 살피고 있습니다' })).toBeFocused();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('모두 살폈습니다. 밤마다', { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

test.describe('links that lead nowhere', () => {
  // The worker is a process of its own.
  test.describe.configure({ timeout: 300_000 });

  test('D-LNK-01 are found, counted on the first screen, mended, and gone', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    await site.startWorker();
    const title = `깨진 글 ${unique()}`;
    const words = { title, html: '<p><a href="/community/notices/999999">지난 공지</a></p>' };
    const post = await addNotice(colleague, words);
    await usingNotice(colleague, post, async () => {
      await enterAs('editor');
      await look(page);
      await expect(row(page, title)).toContainText('없는 주소');
      await expect(row(page, title)).toContainText('/community/notices/999999');

      await page.goto('/admin');
      await press(page.getByRole('main').getByRole('link', { name: /깨진 링크/ }));
      await expect(page).toHaveURL(path);
      await press(row(page, title).getByRole('link', { name: `${title} 고치러 가기` }));
      await expect(page).toHaveURL(`/community/notices/edit/${post.id}`);

      await changeNotice(colleague, post, { ...words, html: '<p><a href="/community/faq">질문</a></p>' });
      await look(page);
      await expect(row(page, title)).toHaveCount(0);
    });
  });
});
