import type { Page } from '@playwright/test';
import { keysOnly, pressByKey, tabTo } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { addEarlierMonth, earlierMonth, removeEarlierMonth } from '../fixtures/records-page.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/records';
const search = (page: Page) => page.getByRole('search', { name: '기록 찾기' });
const list = (page: Page) => page.getByRole('region', { name: '기록', exact: true });

test.describe('the owner looks at who did what', () => {
  test('D-LOG-01 finds what a colleague did, by person, act, thing and day', async ({ page, enterAs, colleague }) => {
    const faq = await colleague.addFaq({ title: `기록에 남을 질문 ${unique()}` });
    await colleague.changeFaq(faq, { des: '<p>고친 내용</p>' });
    await colleague.removeFaq(faq);
    await enterAs('owner');
    await page.goto(path);
    await search(page)
      .getByLabel('한 사람')
      .selectOption({ label: `${colleague.username} 직원` });
    await search(page).getByLabel('무엇에').selectOption('자주 묻는 질문');
    await search(page).getByLabel('번호').fill(String(faq.id));
    await search(page).getByRole('button', { name: '찾기' }).click();
    await expect(list(page).getByRole('listitem')).toHaveText([
      new RegExp(`자주 묻는 질문 ${faq.id}번을 지웠습니다.*${colleague.username} 직원 님.*접속한 곳`),
      new RegExp(`자주 묻는 질문 ${faq.id}번을 고쳤습니다`),
      new RegExp(`자주 묻는 질문 ${faq.id}번을 새로 올렸습니다`),
    ]);
    await search(page).getByLabel('한 일').selectOption('고침');
    await search(page).getByRole('button', { name: '찾기' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await search(page).getByLabel('언제까지').fill('2026-01-01');
    await search(page).getByRole('button', { name: '찾기' }).click();
    await expect(list(page)).toContainText('찾으시는 기록이 없습니다.');
    await search(page).getByRole('link', { name: '모두 보기' }).click();
    await expect(page).toHaveURL(path);
  });

  test('D-LOG-01 goes back page by page', async ({ page, enterAs, colleague }) => {
    const faq = await colleague.addFaq();
    for (let n = 0; n < 55; n += 1)
      await colleague.call('PUT', `/faq/${faq.id}`, { title: faq.title, des: `<p>${n}</p>` });
    await enterAs('owner');
    await page.goto(`${path}?kind=faq&id=${faq.id}`);
    await expect(list(page).getByRole('listitem')).toHaveCount(50);
    await page.getByRole('link', { name: '더 오래된 기록' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(6);
    await expect(list(page).getByRole('listitem').last()).toContainText('새로 올렸습니다');
    await page.getByRole('link', { name: '가장 새 기록으로' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(50);
    await colleague.removeFaq(faq);
  });

  test('D-OFF-20 D-LOG-01 ticks a month by keyboard, and it is known who did', async ({ page, site, enterAs }) => {
    const months = 2;
    const { words } = earlierMonth(months);
    await addEarlierMonth(site, months);
    const owner = await enterAs('owner');
    await keysOnly(page);
    await page.goto(path);
    const tick = page.getByRole('button', { name: `${words} 점검함으로 적기` });
    await expect(page.getByRole('listitem').filter({ has: tick })).toContainText('로그인 실패·잠김 1건');
    await pressByKey(page, tick);
    const dialog = page.getByRole('dialog', { name: `${words} 기록을 보셨습니까?` });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '점검한 달로 적었습니다.' })).toBeFocused();
    await tabTo(page, page.locator('main summary', { hasText: '다른 달 보기' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toContainText(
      `${owner.username} 직원 님이`,
    );
    await removeEarlierMonth(site, months);
  });

  test('D-LOG-01 nobody else sees it', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(path);
    await expect(page.getByText('이 화면은 맡은 직원만 볼 수 있습니다.')).toBeVisible();
    await expect(page.getByRole('link', { name: '기록', exact: true })).toHaveCount(0);
  });
});
