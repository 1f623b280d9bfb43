import type { Banner, Identity, Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import type { Page } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads, withVisitor } from '../fixtures/visitor.ts';

const path = '/admin/settings';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const done = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeFocused();

test.describe('the office changes the settings', () => {
  test('D-OFF-03 who the association is, on every page, and takes it back from the record', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const owner = await enterAs('owner');
    const before = (await owner.call<Setting>('GET', '/settings/identity')).value as Identity;
    const hours = `평일 10시~${unique()}`;
    await page.goto(path);
    await press(button(page, '협회 정보 고치기'));
    await expect(page.getByLabel('협회 이름')).toBeFocused();
    await page.getByLabel('전화 받는 시간').fill(hours);
    await button(page, '저장').click();
    await done(page, '설정을 고쳤습니다.');
    await expect(card(page, '협회 정보')).toContainText(hours);
    await withVisitor(browser, site, async (visitor) => {
      const footer = visitor.getByRole('contentinfo');
      await expect(async () => {
        await visitor.goto('/community/faq');
        await expect(footer).toContainText(hours, { timeout: 500 });
      }).toPass({ timeout: 60_000 });
    });

    await button(page, '협회 정보 고친 기록').click();
    await page.getByRole('button', { name: '앞 판과 비교' }).first().click();
    await expect(page.getByRole('heading', { name: /비교$/ })).toBeVisible();
    await page.getByRole('button', { name: '목록으로' }).click();
    await page.getByRole('button', { name: '이 판으로 되돌리기' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /되돌리기$/ })
      .click();
    await done(page, '설정을 고쳤습니다.');
    expect((await owner.call<Setting>('GET', '/settings/identity')).value).toEqual(before);
  });

  test('D-OFF-03 rows are added, moved and taken out, and a wrong one is named', async ({ page, enterAs }) => {
    await enterAs('owner');
    await page.goto(path);
    await press(button(page, '협회 정보 고치기'));
    await button(page, '관련 누리집 추가').click();
    const added = page.getByRole('listitem').filter({ hasText: '관련 누리집 4' });
    await expect(added.getByLabel('이름')).toBeFocused();
    await added.getByLabel('이름').fill('나쁜 곳');
    await added.getByLabel('주소').fill('javascript:alert(1)');
    await button(page, '저장').click();
    const summary = page.getByRole('alert').first();
    await expect(summary.getByRole('link')).toHaveText([/^관련 누리집: 4번째\. /]);
    await added.getByRole('button', { name: '빼기' }).click();
    await expect(page.getByLabel('이름', { exact: true })).toHaveCount(3);
    await button(page, '취소').click();
    await expect(button(page, '협회 정보 고치기')).toBeFocused();
  });

  test('D-OFF-03 an editor puts up a banner with its time, and does not see what is the owner’s', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const editor = await enterAs('editor');
    const words = `내일은 차량이 쉽니다 ${unique()}`;
    const before = (await editor.call<Setting>('GET', '/settings/banner')).value as Banner;
    await page.goto(path);
    await press(button(page, '긴급 알림 고치기'));
    await expect(card(page, '협회 정보')).toHaveCount(0);
    await page.getByRole('radio', { name: '긴급' }).check();
    await page.getByLabel('알리는 말').fill(words);
    await page.getByLabel('보이기 시작하는 때').fill('2026-01-02T09:00');
    await page.getByLabel('사라지는 때').fill('2026-01-01T09:00');
    await button(page, '저장').click();
    await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([/^사라지는 때: 끝나는 때는/]);
    await page.getByLabel('사라지는 때').fill('2090-01-01T09:00');
    await button(page, '저장').click();
    await done(page, '설정을 고쳤습니다.');
    expect((await editor.call<Setting>('GET', '/settings/banner')).value).toMatchObject({
      tone: 'urgent',
      from: '2026-01-02T00:00:00.000Z',
      until: '2090-01-01T00:00:00.000Z',
    });
    await withVisitor(browser, site, async (visitor) => {
      await expect(async () => {
        await visitor.goto('/');
        await expect(visitor.getByRole('region', { name: '긴급' })).toContainText(words, { timeout: 500 });
      }).toPass({ timeout: 60_000 });
    });
    await editor.call('PUT', '/settings/banner', { value: before });
  });

  test('D-OFF-03 the menu stands in the order that an editor gave it, for every visitor, until it is taken back', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto(path);
    await press(button(page, '메뉴 순서 고치기'));
    const move = (entry: string, way: string) =>
      page.getByRole('group', { name: entry, exact: true }).getByRole('button', { name: way, exact: true });
    await expect(page.getByRole('group', { name: '주 메뉴 순서' })).toBeFocused();
    await move('신장 정보', '위로').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '신장 정보 순서를 바꿨습니다. 이제 1번째' })).toBeVisible();
    await expect(move('신장 정보', '위로')).toBeFocused();
    await expect(move('신장 정보', '위로')).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('협회 소개 안의 순서').press('Enter');
    for (const left of [4, 3, 2, 1, 0]) {
      await move('오시는 길', '위로').press('Enter');
      await expect(page.getByRole('status').filter({ hasText: `이제 ${left + 1}번째` })).toBeVisible();
    }
    await button(page, '저장').press('Enter');
    await done(page, '설정을 고쳤습니다.');
    await expect(card(page, '메뉴 순서')).toContainText('신장 정보 · 병원 이동');

    await withVisitor(browser, site, async (visitor) => {
      await visitor.setViewportSize({ width: 1280, height: 900 });
      const groups = visitor.getByRole('main').getByRole('heading', { level: 2 });
      const first = async (label: string) =>
        expect(async () => {
          await visitor.goto('/sitemap');
          await expect(groups.first()).toHaveText(label, { timeout: 500 });
        }).toPass({ timeout: 60_000 });
      await first('신장 정보');
      const menu = visitor.getByRole('navigation', { name: '주 메뉴' }).locator('ul').first().locator('> li');
      await expect(menu.first()).toContainText('신장 정보');
      await expect(menu.nth(1)).toContainText('병원 이동');
      await expect(menu.last().getByRole('link', { includeHidden: true }).first()).toContainText('오시는 길');
      await expect(visitor.locator('nav[aria-label="전체 메뉴"] h2').first()).toHaveText('신장 정보');
      await untilItReads(visitor, '/association/greeting', { has: '협회 소개' });
      const beside = visitor.getByRole('navigation', { name: '협회 소개' }).getByRole('link');
      await expect(beside.first()).toHaveText('오시는 길');

      await button(page, '메뉴 순서 고친 기록').click();
      await page.getByRole('button', { name: '이 판으로 되돌리기' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /되돌리기$/ })
        .click();
      await done(page, '설정을 고쳤습니다.');
      await first('병원 이동');
    });
  });

  test('D-OFF-03 two at once: nothing that either wrote is lost without a word', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    const { value } = await colleague.call<Setting>('GET', '/settings/banner');
    await page.goto(path);
    await press(button(page, '긴급 알림 고치기'));
    await page.getByLabel('이어지는 말').fill('더 보기');
    await colleague.call('PUT', '/settings/banner', { value: { ...value, text: '먼저 쓴 말' } });
    await button(page, '저장').click();
    const conflict = page.getByRole('alert').first();
    await expect(conflict).toContainText('다른 분이');
    await page.getByRole('button', { name: /합치기/ }).click();
    await expect(page.getByLabel('알리는 말')).toHaveValue('먼저 쓴 말');
    await expect(page.getByLabel('이어지는 말')).toHaveValue('더 보기');
    await button(page, '저장').click();
    await done(page, '설정을 고쳤습니다.');
    await colleague.call('PUT', '/settings/banner', { value });
  });

  test('D-AU-11 a driver is told that it is not theirs', async ({ page, enterAs }) => {
    await enterAs('driver');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('이 화면은 맡은 직원만 볼 수 있습니다');
    await expect(page.locator(`header a[href="${path}"]`)).toHaveCount(0);
  });
});

test.describe('disaster mode', () => {
  test('D-OFF-04 one switch turns it on and off on both processes, by a dispatcher too', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const dispatcher = await enterAs('dispatcher');
    const other = await site.startAnother();
    await page.goto(path);
    await expect(button(page, '긴급 알림 고치기'), 'what is not theirs').toHaveCount(0);
    await press(button(page, '재난 모드 켜기'));
    const question = page.getByRole('dialog', { name: '재난 모드를 켤까요?' });
    await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
    await question.getByRole('button', { name: '켜기' }).click();
    await done(page, '재난 모드를 켰습니다.');
    await withVisitor(browser, site, async (visitor) => {
      for (const node of [site.origin, other]) await untilItReads(visitor, node, { has: '지금 하실 일' });

      await press(button(page, '재난 모드 고치기'));
      await page.getByLabel('무슨 일인지').fill('태풍으로 비상 운영합니다');
      await page.getByRole('radio', { name: '일부만 운행합니다' }).check();
      await page.getByRole('combobox').first().selectOption({ label: '열림' });
      await button(page, '저장').click();
      await done(page, '설정을 고쳤습니다.');
      for (const node of [site.origin, other]) await untilItReads(visitor, node, { has: '태풍으로' });
      await expect(visitor.getByRole('main')).toContainText('차량을 일부만 운행합니다');
      await expect(visitor.getByRole('main')).toContainText('열려 있습니다');

      await button(page, '재난 모드 끄기').click();
      await page.getByRole('dialog').getByRole('button', { name: '끄기' }).click();
      await done(page, '재난 모드를 껐습니다.');
      for (const node of [site.origin, other]) await untilItReads(visitor, node, { has: '무엇을 도와드릴까요?' });

      // What it said when it was on comes back without turning it on.
      await button(page, '재난 모드 고친 기록').click();
      await page.getByRole('button', { name: '이 판으로 되돌리기' }).last().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /되돌리기$/ })
        .click();
      await done(page, '설정을 고쳤습니다.');
    });
    const { value } = await dispatcher.call<Setting>('GET', '/settings/disaster');
    expect(value).toMatchObject({ isOn: false, clinics: [] });
  });
});
