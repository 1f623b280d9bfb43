import { expect, type Locator, type Page } from '@playwright/test';
import { spokenSyllables } from '../../testing/spoken-syllables.ts';
import { forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { countPresses } from '../fixtures/counted.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { test } from '../fixtures/site.ts';

test.use({ viewport: { width: 1280, height: 900 } });
test.afterEach(({ site }) => forgetEverybody(site));

const form = (page: Page) => page.getByRole('form', { name: '병원 이동 차량 신청' });
const aloud = (page: Page) => page.getByRole('region', { name: '이렇게 읽어 드리십시오' });

/** From the ringing telephone to the form, by the end of the number. */
async function lookUp(page: Page, link: Locator) {
  await page.goto('/admin/call');
  const box = page.getByRole('searchbox', { name: '누구십니까?' });
  await expect(box).toBeFocused();
  await page.keyboard.type('0001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /찾/ })).toBeVisible();
  await link.click();
  await hydrated(form(page).getByLabel('이름', { exact: true }));
}

/** Seconds, of everything on the screen that is coloured to be read aloud. */
async function secondsAloud(page: Page): Promise<number> {
  const lines = await form(page).locator('[data-aloud]').allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  return (spokenSyllables(lines.join(' ')) / 300) * 60;
}

test('D-OFF-17 a call from somebody new: 17 presses, 46 keys and 90 seconds of reading aloud at most', async ({
  page,
  enterAs,
}) => {
  await enterAs('dispatcher');
  const hand = await countPresses(page);
  const chosen = (label: string) => hand.press(form(page).getByLabel(label));
  await lookUp(page, page.getByRole('link', { name: '이동 신청 받기' }));
  const seconds = await secondsAloud(page);
  const consents = form(page).getByRole('group', { name: '동의하신 것' }).getByRole('checkbox');
  for (const consent of await consents.all()) {
    await expect(consent, 'no consent is ticked beforehand').not.toBeChecked();
    await hand.press(consent);
  }
  await hand.type(form(page).getByLabel('이름', { exact: true }), '신청인');
  await hand.type(form(page).getByLabel('전화번호', { exact: true }), '01000000001');
  await hand.type(form(page).getByLabel('타시는 곳 주소'), '표본 주소 1');
  await hand.pick(form(page).getByLabel('투석 병원'), { index: 1 });
  await hand.press(form(page).getByRole('button', { name: '월·수·금' }));
  for (const day of ['월요일', '수요일', '금요일']) await expect(form(page).getByLabel(day)).toBeChecked();
  await hand.type(form(page).getByLabel('투석을 시작하는 시각'), '0630');
  for (const answer of ['혼자 탈 수 있습니다', '아닙니다 (일반)']) await chosen(answer);
  await expect(form(page)).toContainText('흔한 답을 미리 골라 두었습니다: 타시는 때, 회원 가입.');
  const wholeText = form(page).getByRole('group', { name: '동의서 전문을 어떻게 보내 드립니까?' });
  await expect(wholeText.getByRole('radio', { name: '문자로' })).toBeChecked();
  await hand.press(form(page).getByRole('button', { name: '접수하기' }));
  await expect(aloud(page)).toContainText('끝 네 자리 0001');
  await expect(page.getByRole('main')).toContainText('동의서 전문을 문자로 보냈습니다.');
  expect(hand.count.presses).toBeLessThanOrEqual(17);
  expect(hand.count.keys).toBeLessThanOrEqual(46);
  expect(seconds).toBeLessThanOrEqual(90);
});

test('D-OFF-17 a call from somebody who is known: nothing is typed or read again', async ({ page, enterAs }) => {
  await phonedCase(await enterAs('dispatcher'));
  const hand = await countPresses(page);
  await lookUp(page, page.getByRole('link', { name: '신청인 님의 이동 신청 받기' }));
  await expect(form(page).getByText('동의하신 것이 있습니다')).toHaveCount(4);
  await hand.press(form(page).getByRole('button', { name: '접수하기' }));
  await expect(aloud(page)).toContainText('끝 네 자리 0001');
  expect(hand.count).toEqual({ presses: 3, keys: 4 });
  await expect(aloud(page).getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(aloud(page), 'the caller may still be on the line').toBeVisible();
});
