import type { ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import type { Page } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import type { StaffMember } from '../fixtures/office.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads, withVisitor } from '../fixtures/visitor.ts';

const path = '/admin/service-days';
const form = (page: Page) => page.getByRole('form', { name: '쉬는 날 넣기' });
const preview = (page: Page) => form(page).getByRole('group', { name: '미리 보기' });
const done = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeFocused();
const inKorean = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' });

/** 11월 16일(월) */
const dayOf = (date: string) => inKorean.format(new Date(date)).replace(' (', '(');
const overview = (staff: StaffMember) => staff.call<ServiceOverview>('GET', '/service-days');

/** The first day after today from Monday to Friday. On a holiday, what the office writes stands in place of its name. */
function nextWeekday({ today }: ServiceOverview): string {
  let day = Date.parse(today.date);
  do day += 86_400_000;
  while ([0, 6].includes(new Date(day).getUTCDay()));
  return new Date(day).toISOString().slice(0, 10);
}

async function add(page: Page, date: string, reason: string) {
  await expect(form(page)).toBeVisible();
  await form(page).getByLabel('날짜').fill(date);
  await form(page).getByLabel('이유').fill(reason);
  await form(page).getByRole('button', { name: '저장' }).click();
  await done(page, '쉬는 날을 넣었습니다.');
}

async function remove(page: Page, date: string) {
  await page.getByRole('button', { name: `${dayOf(date)} 지우기` }).click();
  const dialog = page.getByRole('dialog', { name: '이 날을 지울까요?' });
  await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
  await dialog.getByRole('button', { name: '지우기' }).click();
  await done(page, '쉬는 날을 지웠습니다.');
}

test.describe('the office adds days without service', () => {
  test('S-TR-02 the next weekday is announced to visitors, and taken back when it is removed', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const before = await overview(colleague);
    const date = nextWeekday(before);
    const reason = `차량 정기 점검 ${unique()}`;
    const year = date.slice(0, 4);
    const day = before.today.date.startsWith(year) ? dayOf(date) : `${year}년 ${dayOf(date)}`;
    const sentence = `다음 쉬는 평일은 ${day} ${reason}입니다.`;
    await enterAs('dispatcher');
    await page.goto(path);
    await add(page, date, reason);
    await withVisitor(browser, site, async (visitor) => {
      await untilItReads(visitor, '/transport/center', { has: sentence });
      await untilItReads(visitor, '/', { has: reason });
      await remove(page, date);
      await untilItReads(visitor, '/transport/center', { not: reason });
      await untilItReads(visitor, '/', { not: reason });
    });
    expect((await overview(colleague)).closures).toEqual(before.closures);
  });

  test('S-TR-02 a day that is today changes the state of the day, in the words of the preview', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const { today } = await overview(colleague);
    const reason = `갑작스러운 점검 ${unique()}`;
    await enterAs('editor');
    await page.goto(path);
    await expect(form(page)).toBeVisible();
    await form(page).getByLabel('날짜').fill(today.date);
    await form(page).getByLabel('이유').fill(reason);
    const words = [`${dayOf(today.date)} 쉽니다`, `${reason}에는 차가 다니지 않습니다.`];
    for (const each of words) await expect(preview(page)).toContainText(each);
    await form(page).getByRole('button', { name: '저장' }).click();
    await done(page, '쉬는 날을 넣었습니다.');
    await withVisitor(browser, site, async (visitor) => {
      for (const has of words) await untilItReads(visitor, '/transport/center', { has });
      await untilItReads(visitor, '/', { has: '오늘 쉽니다' });
      await expect(visitor.getByRole('main')).toContainText(reason);
      await remove(page, today.date);
      await untilItReads(visitor, '/transport/center', { not: reason });
      await expect(visitor.getByRole('main')).toContainText(today.runs ? '운행합니다' : '쉽니다');
    });
    expect((await overview(colleague)).today).toEqual(today);
  });

  test('D-OFF-08 a day that is over and a reason that is missing are refused where they stand', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    await page.goto(path);
    await press(form(page).getByRole('button', { name: '저장' }));
    const summary = form(page).getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText(['날짜를 골라 주십시오.', '이유: 입력해 주십시오.']);
    await summary.getByRole('link', { name: /^이유/ }).click();
    await page.keyboard.type('차량 점검');
    await expect(form(page).getByLabel('이유')).toHaveValue('차량 점검');
    await form(page).getByLabel('날짜').fill('2026-01-05');
    await form(page).getByRole('button', { name: '저장' }).click();
    await expect(summary.getByRole('link')).toHaveText([/지난 날은 넣을 수 없습니다/]);
    expect(await colleague.call('GET', '/service-days/closures')).toEqual([]);
  });

  test('S-TR-02 the official holidays that come are there already', async ({ page, enterAs, colleague }) => {
    const { closures } = await overview(colleague);
    await enterAs('editor');
    await page.goto(path);
    for (const { date, reason } of closures) {
      const day = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) });
      await expect(day).toContainText(reason ?? '');
      await expect(day.getByRole('button')).toHaveCount(0);
    }
  });

  test('D-AU-11 a driver is told that it is not theirs, and a visitor signs in first', async ({ page, enterAs }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`);
    await enterAs('driver');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('이 화면은 맡은 직원만 볼 수 있습니다');
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator(`header a[href="${path}"]`)).toHaveCount(0);
  });
});
