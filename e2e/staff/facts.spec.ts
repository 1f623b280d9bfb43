import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { staffPassword } from '../../testing/process.ts';
import { changeFact, factForm, factsPath, openFact, readFact } from '../fixtures/facts-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff, unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { pagesThatSay, untilItReads, withVisitor } from '../fixtures/visitor.ts';

// A form that was refused is answered with 400, a stale one with 412.
test.use({ expectedNoise: /the server responded with a status of (400|412)/ });

const feeLabel = '한 달 이용 분담금';
const feeKey = 'transport-fee';
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '모든 화면이 함께 바뀝니다' });
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true });
const shown = (page: Page) => page.getByRole('main').getByRole('article');
const one = (page: Page, label: string) =>
  shown(page).filter({ has: page.getByRole('heading', { name: label, exact: true }) });

test.describe('the office keeps the amounts and facts', () => {
  test('D-TR-03 an editor changes the fee, and every page that shows it follows', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const before = await changeFact(colleague, feeKey, { value: '31,400원', amount: 31_400 });
    await untilItReads(page, '/transport/center', { has: '31,400원' });
    const pages = await pagesThatSay(site, '31,400원');
    expect(pages).toEqual(expect.arrayContaining(['/', '/transport/center', '/kidney/welfare']));

    await enterAs('editor');
    await page.goto(factsPath);
    const form = await openFact(page, feeLabel);
    await expect(form.getByLabel('내용', { exact: true })).toBeFocused();
    await form.getByLabel('내용', { exact: true }).fill('35,700원');
    await form.getByRole('button', { name: '금액도 같게 고치기' }).click();
    await expect(form.getByLabel('계산에 쓰는 금액')).toHaveValue('35700');
    await form.getByLabel('시행일').fill('2026-11-01');
    await form.getByRole('button', { name: '오늘' }).click();
    await save(page).click();
    await expect(saved(page)).toBeFocused();
    await expect(shown(page).filter({ hasText: '35,700원' })).toContainText('2026년 11월 1일');

    await withVisitor(browser, site, async (visitor) => {
      for (const path of pages) await untilItReads(visitor, path, { has: '35,700원', not: '31,400원' });
      await visitor.goto('/transport/center');
      const costs = visitor.getByRole('table', { name: /한 달에 26번 탈 때/ });
      await expect(costs.getByRole('row', { name: /3km/ })).toContainText('35,700원');
    });
    expect(await pagesThatSay(site, '31,400원')).toEqual([]);
    await changeFact(colleague, feeKey, before);
  });

  test('D-TR-04 a later day waits: the text follows the amount, the change is seen, and can be taken back', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    const key = 'pd-supply-base';
    const before = await readFact(colleague, key);
    await enterAs('editor');
    await page.goto(`${factsPath}?key=${key}`);
    const form = factForm(page, before.label);
    await form.getByLabel('계산에 쓰는 금액').fill('12340');
    await expect(form.getByLabel('내용', { exact: true })).toHaveValue('하루 12,340원');
    await form.getByLabel('시행일').fill('2099-01-01');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: '2099년 1월 1일 0시에' })).toBeFocused();
    await expect(one(page, before.label)).toContainText('2099년 1월 1일부터 하루 12,340원');
    expect(await pagesThatSay(site, '12,340원')).toEqual([]);

    await one(page, before.label)
      .getByText(/^나오는 곳 \d+곳$/)
      .click();
    await expect(one(page, before.label).getByRole('link').first()).toHaveAttribute('href', '/kidney/welfare');
    await one(page, before.label).getByText('지난 내용').click();
    await expect(one(page, before.label).getByRole('listitem').filter({ hasText: before.value })).not.toHaveCount(0);

    await page.getByRole('button', { name: `${before.label} 예정 취소` }).click();
    await expect(page.getByRole('status').filter({ hasText: '예정을 취소했습니다' })).toBeVisible();
    await expect(one(page, before.label)).not.toContainText('12,340원부터');
    expect(await readFact(colleague, key)).toMatchObject({ value: before.value, amount: before.amount });
  });

  test('D-TR-03 days and vans stand in the facts alone: no public page keeps the old ones', async ({
    page,
    site,
    colleague,
  }) => {
    const days = await changeFact(colleague, 'transport-days', { value: '화요일~토요일' });
    const fleet = await changeFact(colleague, 'transport-fleet', { value: '승합차 9대' });
    await untilItReads(page, '/community/faq', { has: '화요일~토요일에 다닙니다' });
    await untilItReads(page, '/transport/center', { has: '승합차 9대' });
    for (const old of [days.value, '월~금', '월요일부터 금요일', fleet.value, '>3대<', ' 3대']) {
      expect(await pagesThatSay(site, old), old).toEqual([]);
    }
    for (const before of [days, fleet]) await changeFact(colleague, before.key, before);
  });

  test('D-TR-03 a stale save loses nothing: what both changed can be put together', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const key = 'transport-fleet';
    const before = await readFact(colleague, key);
    const mine = `승합차 4대 ${unique()}`;
    await enterAs('editor');
    await page.goto(`${factsPath}?key=${key}`);
    const form = factForm(page, before.label);
    await form.getByLabel('내용', { exact: true }).fill(mine);
    await changeFact(colleague, key, { value: '승합차 5대', note: '동료가 덧붙인 말' });
    await save(page).click();
    const conflict = page.getByRole('alert').filter({ hasText: '그사이 다른 분이 이 내용을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText(/다른 분이 쓴 것\s*승합차 5대/);
    await expect(conflict).toContainText('동료가 덧붙인 말');
    await expect(form.getByLabel('내용', { exact: true })).toHaveValue(mine);
    expect((await readFact(colleague, key)).value).toBe('승합차 5대');
    await conflict.getByRole('button', { name: '둘을 합치기' }).click();
    await expect(form.getByLabel('내용', { exact: true })).toHaveValue(mine);
    await expect(form.getByLabel('덧붙이는 말')).toHaveValue('동료가 덧붙인 말');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await readFact(colleague, key)).toMatchObject({ value: mine, note: '동료가 덧붙인 말' });
    await changeFact(colleague, key, before);
  });

  test('D-OFF-08 what is wrong is said where it is wrong, and the focus stays where somebody types', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const before = await readFact(colleague, feeKey);
    await enterAs('editor');
    await page.goto(`${factsPath}?key=${feeKey}`);
    const form = factForm(page, feeLabel);
    await form.getByLabel('내용', { exact: true }).fill('');
    await form.getByLabel('계산에 쓰는 금액').fill('3만');
    await form.getByLabel('출처 주소').fill('http://example.com');
    await save(page).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/^내용: /, /^계산에 쓰는 금액/, /^출처 주소: .*https/]);
    await summary.getByRole('link', { name: /^내용/ }).click();
    await page.keyboard.type('39,000원');
    await expect(form.getByLabel('내용', { exact: true })).toHaveValue('39,000원');
    await expect(form.getByLabel('계산에 쓰는 금액')).toHaveValue('3만');
    await form.getByRole('button', { name: '취소' }).click();
    await expect(page.getByRole('button', { name: `${feeLabel} 고치기`, exact: true })).toBeFocused();
    expect(await readFact(colleague, feeKey)).toEqual(before);
  });

  test('D-TR-03 what was never checked, or long ago, is marked and can be looked for', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const never = await changeFact(colleague, 'transport-days', { checkedOn: null });
    const old = await changeFact(colleague, 'transport-who', { checkedOn: '2024-01-02' });
    await enterAs('editor');
    await page.goto(factsPath);
    await expect(one(page, never.label)).toContainText('확인한 날이 없습니다');
    await expect(one(page, old.label)).toContainText('확인한 지 1년이 넘었습니다');
    const all = await shown(page).count();
    await press(page.getByLabel('확인이 필요한 것만'));
    const unchecked = shown(page).filter({ hasText: /확인한 날이 없습니다|1년이 넘었습니다/ });
    expect(await unchecked.count()).toBeLessThan(all);
    await expect(shown(page)).toHaveCount(await unchecked.count());
    await page.getByLabel('찾는 말').fill(never.label);
    await expect(page.getByRole('status').filter({ hasText: '가운데 1건' })).toBeVisible();
    await openFact(page, never.label);
    await page.getByRole('button', { name: '오늘' }).click();
    await save(page).click();
    await expect(saved(page), 'what was saved stays in sight though it needs no checking now').toBeVisible();
    await expect(one(page, never.label)).not.toContainText('확인한 날이 없습니다');
    await page.getByLabel('찾는 말').fill('어디에도 없는 말');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '든 것이 없습니다' })).toBeVisible();
    for (const before of [never, old]) await changeFact(colleague, before.key, before);
  });

  test('D-TR-03 what still agrees with its source is ticked beside it, and only once by two', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const before = await changeFact(colleague, 'transport-who', { checkedOn: '2024-01-02' });
    const tick = page.getByRole('button', { name: `${before.label}, 출처와 맞습니다` });
    try {
      await enterAs('editor');
      await page.goto(`${factsPath}?check=due`);
      await expect(one(page, before.label)).toContainText(before.source);
      await expect(tick).toBeVisible();
      await changeFact(colleague, before.key, { note: '그사이 고침' });
      await press(tick);
      await expect(page.getByRole('alert').filter({ hasText: '그사이 다른 분이' })).toBeVisible();
      await expect(one(page, before.label)).toContainText('그사이 고침');
      await tick.click();
      await expect(page.getByRole('status').filter({ hasText: '오늘 확인한 것으로' })).toBeFocused();
      await expect(one(page, before.label)).not.toContainText('1년이 넘었습니다');
      await expect(tick).toHaveCount(0);
      const { value, checkedOn } = await readFact(colleague, before.key);
      expect(value).toBe(before.value);
      expect(checkedOn).not.toBe('2024-01-02');
    } finally {
      await changeFact(colleague, before.key, before);
    }
  });

  test('D-OFF-08 the list is kept as an Excel file', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(factsPath);
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '엑셀로 내려받기' }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^금액과-사실-.*\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  });
});

test.describe('who keeps them', () => {
  test('D-AU-11 a dispatcher and a driver are told that it is not theirs', async ({ page, enterAs }) => {
    for (const role of ['dispatcher', 'driver'] as const) {
      await enterAs(role);
      await page.goto(`${factsPath}?key=${feeKey}`);
      await expect(page.getByRole('main')).toContainText('이 화면은 맡은 직원만 볼 수 있습니다');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: /고치기|저장/ })).toHaveCount(0);
      await expect(page.locator(`header a[href="${factsPath}"]`)).toHaveCount(0);
    }
  });

  test('D-AU-11 a visitor signs in first and comes back to the fact that was asked for', async ({ page, site }) => {
    const { username } = await signInStaff(site, 'editor');
    const answer = await page.goto(`${factsPath}?key=${feeKey}`);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex"');
    await expect(page).toHaveURL(/\/admin\/login\?/);
    await page.getByLabel('아이디 또는 이메일').fill(username);
    await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    await press(page.getByRole('button', { name: '로그인', exact: true }));
    await expect(page).toHaveURL(`${factsPath}?key=${feeKey}`);
    await expect(factForm(page, feeLabel).getByLabel('내용', { exact: true })).toBeFocused();
  });
});
