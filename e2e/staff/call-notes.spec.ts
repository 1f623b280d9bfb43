import type { Page } from '@playwright/test';
import { calledAbout, noCallNotes } from '../fixtures/call-notes.ts';
import { done, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { countPresses } from '../fixtures/counted.ts';
import { holdTheRest, hydrated, press } from '../fixtures/hydrated.ts';
import { keysOnly, tabTo } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const calls = (page: Page) => page.getByRole('region', { name: '전화할 곳' });

test.afterEach(async ({ site }) => {
  await noCallNotes(site);
  await forgetEverybody(site);
});

for (const width of [390, 1280])
  test(`D-OFF-20 D-OFF-12 at ${width} px an officer writes a call down, puts it into a case and takes that back, by keyboard alone`, async ({
    page,
    enterAs,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await keysOnly(page);
    const { id } = await phonedCase(await enterAs('dispatcher'));
    await page.goto('/admin/call');
    const form = page.getByRole('form', { name: '전화 메모' });
    const who = form.getByLabel('누가 전화하셨습니까?');
    await hydrated(who);
    await tabTo(page, who);
    await page.keyboard.type('보호자');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0001');
    await page.keyboard.press('Tab');
    const about = `차 시각을 물으심 ${unique()}`;
    await page.keyboard.insertText(about);
    await page.keyboard.press('Tab');
    await expect(form.getByRole('radio', { name: '오늘' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '내일' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await done(page, '메모를 남겼습니다.');
    await expect(who).toHaveValue('');

    const note = calls(page).getByRole('listitem').filter({ hasText: about });
    await expect(note).toContainText('내일');
    await expect(note).toContainText('끝자리 0001 · 보호자');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tabTo(page, note.getByRole('button', { name: '신청인 님 신청 기록에 남기기' }));
    await page.keyboard.press('Enter');
    await done(page, '신청 기록에 남겼습니다.');
    await expect(note).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: '되돌리기', exact: true }));
    await page.keyboard.press('Enter');
    await done(page, '전화할 곳으로 되돌렸습니다. 신청 기록에 적힌 것은 그대로 있습니다.');
    await expect(note).toBeVisible();

    await page.goto(`/admin/applications/${id}`);
    const entry = page.getByRole('listitem').filter({ hasText: `보호자: ${about}` });
    await expect(entry).toContainText('전화를 받음');
  });

test('D-OFF-12 a call is noted and done with six presses at most, from any screen', async ({ page, enterAs }) => {
  await enterAs('dispatcher');
  const hand = await countPresses(page);
  await page.goto('/admin/applications');
  await hand.press(page.getByRole('banner').getByRole('link', { name: '전화 받기' }));
  const form = page.getByRole('form', { name: '전화 메모' });
  await hydrated(form.getByLabel('누가 전화하셨습니까?'));
  await hand.type(form.getByLabel('누가 전화하셨습니까?'), '보호자');
  await page.keyboard.press('Tab');
  await hand.type(form.getByLabel('번호 끝 네 자리'), '0002');
  await page.keyboard.press('Tab');
  await page.keyboard.type('차 시각을 물으심');
  await hand.press(form.getByRole('button', { name: '메모 남기기' }));
  await done(page, '메모를 남겼습니다.');
  await hand.press(calls(page).getByRole('listitem').getByRole('button', { name: '전화했습니다' }));
  await done(page, '전화하신 것으로 적었습니다.');
  expect(hand.count.presses).toBe(6);
});

test('D-OFF-12 whom nobody knows is looked for by the end of the number; a note that is done can be brought back', async ({
  page,
  site,
  enterAs,
}) => {
  const officer = await enterAs('owner');
  await calledAbout(site, officer, '어제 전화드리기로 했습니다.', { phoneEnd: '7777', dueIn: -1 });
  await page.goto('/admin/call');
  const note = calls(page).getByRole('listitem').filter({ hasText: '어제 전화드리기로' });
  await expect(note).toContainText('하루 늦음');
  await press(note.getByRole('link', { name: '신청 받기' }));
  const search = page.getByRole('searchbox', { name: '누구십니까?' });
  await expect(search).toHaveValue('7777');
  await expect(search).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '찾은 분이 없습니다' })).toBeVisible();
  await press(note.getByRole('button', { name: '전화했습니다' }));
  await done(page, '전화하신 것으로 적었습니다.');
  await page.reload();
  await page.getByText('지난 7일에 마친 것 1건').click();
  await press(page.getByRole('button', { name: '되돌리기: 끝자리 7777 · 보호자' }));
  await done(page, '전화할 곳으로 되돌렸습니다.');
  await press(note.getByRole('button', { name: '치우기' }));
  await done(page, '메모를 치웠습니다.');
  await expect(page.getByText('전화할 곳이 없습니다.')).toBeVisible();
});

test('D-OFF-12 the form says what is missing and keeps the rest; another officer who was first is said', async ({
  page,
  site,
  enterAs,
}) => {
  const officer = await enterAs('dispatcher');
  await calledAbout(site, officer, '둘이 봅니다.', { phoneEnd: '' });
  await page.goto('/admin/call');
  const form = page.getByRole('form', { name: '전화 메모' });
  await press(form.getByRole('radio', { name: '다른 날' }));
  await form.getByLabel('누가 전화하셨습니까?').fill('투석실');
  await form.getByLabel('번호 끝 네 자리').fill('12');
  await form.getByRole('button', { name: '메모 남기기' }).click();
  const problems = form.getByRole('alert').first();
  await expect(problems).toBeFocused();
  for (const words of ['끝 네 자리를 숫자로', '무슨 일로', '날짜를 골라'])
    await expect(problems.getByRole('link').filter({ hasText: words })).toBeVisible();
  await expect(form.getByLabel('누가 전화하셨습니까?')).toHaveValue('투석실');

  const [{ id, version }] = await officer.call<[{ id: string; version: number }]>('GET', '/call-note');
  await officer.call('POST', `/call-note/${id}/end`, { ending: 'called', version });
  await page.getByRole('button', { name: '치우기: 보호자' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '그사이 다른 분이' })).toBeFocused();
  await expect(page.getByText('전화할 곳이 없습니다.')).toBeVisible();
});

test('D-OFF-12 stands in its place before the script comes, and moves nothing when it does', async ({
  page,
  site,
  enterAs,
}) => {
  const officer = await enterAs('dispatcher');
  await calledAbout(site, officer, '천천히 열립니다.');
  const letTheRestCome = await holdTheRest(page);
  await page.goto('/admin/call', { waitUntil: 'commit' });
  const who = page.getByLabel('누가 전화하셨습니까?');
  const button = calls(page).getByRole('listitem').getByText('전화했습니다', { exact: true });
  await expect(button).toBeVisible();
  await who.focus();
  await expect(who).not.toBeFocused();
  const before = [await who.boundingBox(), await button.boundingBox()];
  await letTheRestCome();
  expect([await who.boundingBox(), await button.boundingBox()]).toEqual(before);
});

test('D-OFF-12 a list that is cut says so', async ({ page, site, enterAs }) => {
  const officer = await enterAs('dispatcher');
  await Promise.all(Array.from({ length: 50 }, (_, at) => calledAbout(site, officer, `표본 용건 ${at}`)));
  await page.goto('/admin/call');
  await expect(calls(page).getByRole('listitem')).toHaveCount(50);
  await expect(calls(page)).toContainText('급한 50건까지 보입니다.');
});
