import type { Page } from '@playwright/test';
import { done, expectNothingPersonal, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { keysOnly, tabTo, typeDay, typeMorning } from '../fixtures/keyboard.ts';
import { firstMonday } from '../fixtures/led-case.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const currentStep = (page: Page) => page.locator('[aria-current="step"]');
const moveForm = (page: Page) => page.getByRole('form', { name: '다음 단계' });

/** What somebody tells, written down as they tell it. */
async function writeDown(page: Page) {
  const form = page.getByRole('form', { name: '병원 이동 차량 신청' });
  await form.getByLabel('이름', { exact: true }).fill('신청인');
  await form.getByLabel('전화번호', { exact: true }).fill('010-0000-0001');
  await form.getByLabel('타시는 곳 주소').fill('표본 주소 1');
  await form.getByLabel('투석 병원').selectOption({ label: '목록에 없습니다' });
  await form.getByLabel(/^병원 이름/).fill('표본 의원');
  for (const day of ['월요일', '수요일', '토요일']) await form.getByLabel(day).check();
  const saturday = form.getByRole('status').filter({ hasText: '토요일에는 협회 차가 다니지 않습니다.' });
  await expect(saturday).toContainText('월요일, 수요일만');
  await form.getByLabel('토요일').uncheck();
  await expect(saturday).toHaveCount(0);
  await form.getByLabel('금요일').check();
  await form.getByLabel('투석을 시작하는 시각').fill('오전 6시 30분');
  await form.getByLabel('혼자 탈 수 있습니다').check();
  await form.getByLabel('갈 때와 올 때 모두').check();
  await form.getByLabel('아닙니다 (일반)').check();
  await form.getByLabel('이번에는 하지 않습니다').check();
}

async function moveTo(page: Page, step: string, fill: () => Promise<void> = async () => {}) {
  await expect(moveForm(page).locator('b', { hasText: step })).toBeVisible();
  await fill();
  await moveForm(page).getByRole('button', { name: '단계 옮기기' }).click();
  await done(page, '단계를 옮겼습니다.');
  await expect(currentStep(page)).toContainText(step);
}

test.describe('an officer takes an application by telephone', () => {
  test('D-CAS-02 from the ringing telephone to 배정 완료, and the applicant sees each step', async ({
    page,
    site,
    enterAs,
  }) => {
    test.slow();
    await enterAs('dispatcher');
    await page.goto('/admin/call');
    const search = page.getByRole('searchbox', { name: '누구십니까?' });
    await expect(search).toBeFocused();
    await search.fill('0001');
    await search.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '찾은 분이 없습니다' })).toBeVisible();
    await expectNothingPersonal(page);

    await page.getByRole('link', { name: '이동 신청 받기' }).click();
    await expect(page.getByRole('heading', { name: '먼저 동의를 받습니다' })).toBeVisible();
    await writeDown(page);
    await press(page.getByRole('button', { name: '접수하기' }));
    const problems = page.getByRole('alert');
    await expect(problems.getByRole('link', { name: /^동의하신 것: / })).toBeVisible();
    for (const consent of await page.getByRole('group', { name: '동의하신 것' }).getByRole('checkbox').all()) {
      await consent.check();
    }
    const wholeText = page.getByRole('group', { name: '동의서 전문을 어떻게 보내 드립니까?' });
    await wholeText.getByLabel('우편으로').check();
    await page.getByRole('button', { name: '접수하기' }).click();

    await expect(page.getByRole('heading', { name: '신청인' })).toBeVisible();
    await expectNothingPersonal(page);
    const aloud = page.getByRole('region', { name: '이렇게 읽어 드리십시오' });
    await expect(aloud).toContainText(/접수 번호는 오늘 \d+번, 끝 네 자리 0001입니다\. .*까지 전화드리겠습니다\./);
    const receipt = await page.locator('b', { hasText: /^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/ }).textContent();
    const seen = async () => {
      const body = JSON.stringify({ receipt, phone: '010-0000-0001' });
      const headers = { 'content-type': 'application/json', origin: site.origin };
      const answer = await fetch(`${site.origin}/api/application-status`, { method: 'POST', headers, body });
      return ((await answer.json()) as { data: { state: string } }).data.state;
    };
    expect(await seen()).toBe('received');
    await moveTo(page, '상담', () => moveForm(page).getByLabel(/^메모/).fill('오후에 통화하기로 함'));
    expect(await seen()).toBe('consulting');
    await moveTo(page, '일정 조율');
    expect(await seen()).toBe('scheduling');
    await moveTo(page, '배정 완료', async () => {
      await moveForm(page).getByRole('button', { name: '단계 옮기기' }).click();
      await expect(
        moveForm(page)
          .getByRole('alert')
          .getByRole('link', { name: /^차량: / }),
      ).toBeVisible();
      await moveForm(page).getByLabel('차량').selectOption('2호차');
      for (const day of ['월', '수', '금']) await expect(moveForm(page).getByLabel(day, { exact: true })).toBeChecked();
      await expect(moveForm(page).getByLabel('돌아오는 시각')).toHaveValue('10:30');
      await moveForm(page).getByLabel('모시러 가는 시각').fill('06:30');
      await moveForm(page).getByLabel('첫 운행일').fill(firstMonday());
      await moveForm(page).getByLabel('신청하신 분께 문자로 알립니다').check();
    });
    expect(await seen()).toBe('settled');
    const way = page.getByRole('region', { name: '타시는 길' });
    await expect(way).toContainText('2호차 · 월·수·금');
    await expect(way).toContainText('가는 편 06:30, 오는 편 10:30');
    await expect(page.getByRole('main')).toContainText('병원 이동 차량 신청: 차량을 배정했습니다.');

    await page.goto('/admin/call');
    await expect(search).toBeFocused();
    await search.fill('ㅅㅊㅇ');
    await press(page.getByRole('main').getByRole('button', { name: '찾기' }));
    await expect(page.getByRole('article').filter({ hasText: '이동 이용자' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '동의서 전문을 우편으로 보내' })).toContainText('내일');
    await page.getByRole('link', { name: '신청인 님의 이동 신청 받기' }).click();
    const known = page.getByRole('form', { name: '병원 이동 차량 신청' });
    await expect(known.getByLabel('타시는 곳 주소')).toHaveValue('표본 주소 1');
    await expect(known.getByLabel('월요일')).toBeChecked();
    await expect(known.getByLabel('혼자 탈 수 있습니다')).toBeChecked();
    const before = known.getByText('동의하신 것이 있습니다');
    await expect(before).toHaveCount(4);
    await expect(known.getByRole('group', { name: '동의하신 것' })).toHaveCount(0);
    await press(known.getByLabel('이름', { exact: true }));
    await known.getByLabel('이름', { exact: true }).fill('다른 이');
    await expect(known.getByRole('group', { name: '동의하신 것' }).getByRole('checkbox')).toHaveCount(4);
    await known.getByLabel('이름', { exact: true }).fill('신청인');
    await expect(before).toHaveCount(4);
    await known.getByRole('link', { name: '그만두기' }).click();
    await expect(search).toBeFocused();
    await search.fill('ㅅㅊㅇ');
    await press(page.getByRole('main').getByRole('button', { name: '찾기' }));
    await page.getByRole('link', { name: '신청인', exact: true }).click();
    await expect(page.getByRole('link', { name: '병원 이동 · 배정 완료' })).toBeVisible();
    await expectNothingPersonal(page);
  });

  test('D-OFF-20 D-CAS-02 by keyboard alone', async ({ page, enterAs }) => {
    test.slow();
    await phonedCase(await enterAs('dispatcher'));
    await keysOnly(page);
    await page.goto('/admin/call');
    const search = page.getByRole('searchbox', { name: '누구십니까?' });
    await expect(search).toBeFocused();
    await page.keyboard.type('0001');
    await page.keyboard.press('Enter');
    const open = page.getByRole('link', { name: '병원 이동 · 접수' });
    await expect(open).toBeVisible();
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '다음 단계' })).toBeVisible();
    const form = moveForm(page);
    const moveByKeys = async (step: string, fill: () => Promise<void> = async () => {}) => {
      await expect(form.locator('b', { hasText: step })).toBeVisible();
      await fill();
      await tabTo(page, form.getByRole('button', { name: '단계 옮기기' }));
      await page.keyboard.press('Enter');
      await done(page, '단계를 옮겼습니다.');
      await expect(currentStep(page)).toContainText(step);
    };
    await moveByKeys('상담');
    await tabTo(page, page.getByRole('button', { name: '연락 적기' }));
    await page.keyboard.press('Enter');
    const contact = page.getByRole('form', { name: '연락 적기' });
    await tabTo(page, contact.getByLabel(/^나눈 이야기/));
    await page.keyboard.type('내일 다시 이야기하기로 함');
    await tabTo(page, contact.getByRole('button', { name: '연락 저장' }));
    await page.keyboard.press('Enter');
    await done(page, '연락한 것을 적었습니다.');
    await expect(page.getByRole('main')).toContainText('내일 다시 이야기하기로 함');
    await moveByKeys('일정 조율');
    await moveByKeys('배정 완료', async () => {
      await tabTo(page, form.getByLabel('차량'));
      await page.keyboard.type('2');
      await expect(form.getByLabel('차량')).toHaveValue('2호차');
      await typeMorning(page, form.getByLabel('모시러 가는 시각'), '06:30');
      await typeDay(page, form.getByLabel('첫 운행일'), firstMonday());
    });
    await expect(page.getByRole('region', { name: '타시는 길' })).toContainText('2호차 · 월·수·금');
  });
});
