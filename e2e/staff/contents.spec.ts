import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addNotice, changeNotice, noticesPath } from '../fixtures/board-pages.ts';
import { press } from '../fixtures/hydrated.ts';
import { keysOnly, pressByKey } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads, withVisitor } from '../fixtures/visitor.ts';

const path = '/admin/contents';
const sought = (words: string, state = '') => `${path}?${state && `state=${state}&`}q=${encodeURIComponent(words)}`;
const list = (page: Page, name = '글 목록') => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name?: string) => list(page, name).getByRole('listitem');
const bar = (page: Page) => page.getByRole('region', { name: '고른 글에 할 일' });
const choose = (page: Page, title: string) => press(page.getByRole('checkbox', { name: `${title} 고르기` }));
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function doIt(page: Page, name: string) {
  await bar(page).getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test.describe('all content in one list', () => {
  test('D-OFF-07 several are put into the bin at once and taken out again; who did it is seen', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const mark = unique();
    const first = await addNotice(colleague, { title: `첫째 ${mark}` });
    const second = await addNotice(colleague, { title: `둘째 ${mark}` });
    const editor = await enterAs('editor');
    await page.goto(path);
    const search = page.getByRole('search', { name: '글 찾기' });
    await search.getByLabel('제목에 든 말').fill(mark);
    await search.getByLabel('쓴 사람').selectOption({ label: `${colleague.username} 직원` });
    await search.getByRole('button', { name: '찾기' }).click();
    await expect(rows(page)).toHaveText([/둘째.*공개.*공지사항/, /첫째.*공개.*공지사항/]);
    await press(page.getByRole('checkbox', { name: '보이는 글 모두 고르기' }));
    await expect(bar(page)).toContainText('2건을 골랐습니다.');
    await doIt(page, '휴지통에 넣기');
    await expect(said(page, '2건을 휴지통에 넣었습니다.')).toBeFocused();
    await expect(list(page)).toContainText('찾으시는 글이 없습니다.');

    await withVisitor(browser, site, async (visitor) => {
      await untilItReads(visitor, noticesPath, { not: second.title });
      await page.getByRole('link', { name: '휴지통', exact: true }).click();
      await expect(rows(page, '휴지통')).toHaveCount(2);
      await expect(rows(page, '휴지통').first()).toContainText(`${editor.username} 직원 님이`);
      await choose(page, first.title);
      await choose(page, second.title);
      await doIt(page, '되살리기');
      await expect(said(page, '2건을 되살렸습니다.')).toBeFocused();
      await untilItReads(visitor, noticesPath, { has: second.title });
    });
    for (const { id } of [first, second]) await colleague.call('DELETE', `/notice/${id}`);
  });

  test('D-OFF-20 D-OFF-07 by keyboard: what is kept is made public, and what a colleague changed meanwhile is left and named', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const mark = unique();
    const kept = { publish: { state: 'kept' } } as const;
    const plain = await addNotice(colleague, { title: `그대로 ${mark}`, ...kept });
    const changed = await addNotice(colleague, { title: `바뀔 글 ${mark}`, ...kept });
    await enterAs('editor');
    await keysOnly(page);
    await page.goto(sought(mark, 'kept'));
    await expect(rows(page, '비공개 보관')).toHaveCount(2);
    await pressByKey(page, page.getByRole('checkbox', { name: '보이는 글 모두 고르기' }), 'Space');
    await expect(bar(page)).toContainText('2건을 골랐습니다.');
    await changeNotice(colleague, changed, kept);
    await pressByKey(page, bar(page).getByRole('button', { name: '공개하기' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const told = page.getByRole('alert').filter({ hasText: '1건을 공개했습니다. 1건은 하지 못했습니다.' });
    await expect(told).toBeFocused();
    await expect(told).toContainText(`${changed.title}: 그사이 다른 직원이 고쳤습니다.`);
    await expect(rows(page, '비공개 보관')).toHaveText([new RegExp(changed.title)]);
    await page.goto(`${noticesPath}/${plain.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(plain.title);
    for (const { id } of [plain, changed]) await colleague.call('DELETE', `/notice/${id}`);
  });

  test('D-OFF-09 what was sought is kept as a file, and nothing else', async ({ page, enterAs, colleague }) => {
    const mark = unique();
    const wanted = await addNotice(colleague, { title: `찾는 글 ${mark}` });
    const other = await addNotice(colleague, { title: `다른 글 ${unique()}` });
    await enterAs('editor');
    await page.goto(sought(mark));
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'CSV로 내려받기' }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^모든-글-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toEqual([expect.stringContaining('제목'), expect.stringContaining(wanted.title)]);
    for (const { id } of [wanted, other]) await colleague.call('DELETE', `/notice/${id}`);
  });

  test('D-OFF-07 somebody who does not write sees neither list nor link', async ({ page, enterAs }) => {
    await enterAs('driver');
    await page.goto(path);
    await expect(page.getByText('이 화면은 맡은 직원만 볼 수 있습니다.')).toBeVisible();
    await expect(page.getByRole('link', { name: '모든 글', exact: true })).toHaveCount(0);
  });
});
