import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import type { Page } from '@playwright/test';
import type { StaffMember } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

const path = '/transport/center';
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page)
    .locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    .last();

async function changeFact(office: StaffMember, key: string, change: Partial<Fact>): Promise<Fact> {
  const stored = await office.call<Fact>('GET', `/fact/${key}`);
  await office.call('PUT', `/fact/${key}`, { ...stored, version: undefined, ...change });
  return stored;
}

test.describe('the transport centre', () => {
  test('S-TR-01 its banner is titled, with another picture at 768 px or less', async ({ page }) => {
    const shown = () =>
      main(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('병원이송센터');
    await expect.poll(shown).toMatch(/\/transport-phone-day-[^/]+\.svg$/);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(shown).toMatch(/\/transport-wide-day-[^/]+\.svg$/);
  });

  test('S-TR-01 it has an intro, both guides, the steps, two pictures and a number to call', async ({ page }) => {
    await page.goto(path);
    await expect(main(page)).toContainText('집 앞에서 투석 병원까지 모시고 갑니다.');
    for (const name of ['왜 이 차가 다닙니까?', '운행 안내', '이용 안내', '이용 순서', '신청과 문의']) {
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main(page).locator('figure img')).toHaveCount(2);
    for (const image of await main(page).locator('figure img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('alt', /그림/);
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(section(page, '신청과 문의').getByRole('link', { name: '052-000-0000' })).toHaveAttribute(
      'href',
      'tel:052-000-0000',
    );
  });

  test('S-TR-01 the four steps stand side by side on a large screen, one below the other on a small one', async ({
    page,
  }) => {
    const steps = section(page, '이용 순서').getByRole('listitem');
    const boxes = async () =>
      (await Promise.all((await steps.all()).map((step) => step.boundingBox()))).map((box) => ({ ...box }));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(steps.locator('b')).toHaveText([
      '회원 가입',
      '병원 이동 차량 신청',
      '개별 상담과 일정 조정',
      '차량 배정',
    ]);
    const wide = await boxes();
    expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
    expect(wide.map(({ x }) => x)).toEqual(wide.map(({ x }) => x).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await boxes();
    expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
    expect(new Set(narrow.map(({ y }) => y)).size).toBe(4);
  });

  test('S-TR-02 it says for whom, when, how much, with what, and why', async ({ page }) => {
    await page.goto(path);
    await expect(section(page, '운행 안내')).toContainText('월요일~금요일');
    await expect(section(page, '운행 안내')).toContainText('토요일, 일요일, 공휴일에는 쉽니다.');
    await expect(section(page, '운행 안내')).toContainText('승합차 3대');
    await expect(section(page, '운행 안내')).toContainText(
      /울산의 투석 병원에 다니는 신장장애인 가운데 혼자 움직이기 어렵거나 병원이 먼 분/,
    );
    await expect(section(page, '이용 안내')).toContainText('30,000원');
    await expect(section(page, '이용 안내')).toContainText(/기초생활수급자·차상위계층.*10,000원/);
    await expect(section(page, '이용 안내')).toContainText(/왕복과 편도\s*같은 금액/);
    const why = section(page, '왜 이 차가 다닙니까?');
    for (const words of [
      '나트륨·칼륨 같은 전해질의 균형',
      '고혈압·저혈압',
      '빈혈',
      '어지럽',
      '근육이 마비',
      '택시',
      '교통비',
    ]) {
      await expect(why).toContainText(words);
    }
  });

  test('S-TR-02 today’s service is said with its date, and every day of the week has one', async ({
    page,
    colleague,
  }) => {
    const service = await colleague.call<ServiceOverview>('GET', '/service-days');
    await page.goto(path);
    const [, month, day] = service.today.date.split('-').map(Number);
    const sentence = new RegExp(
      `${month}월 ${day}일\\([월화수목금토일]\\) ${service.today.runs ? '운행합니다' : '쉽니다'}`,
    );
    await expect(main(page)).toContainText(sentence);
    const week = section(page, '이번 주 운행').locator('ol').getByRole('listitem');
    await expect(week).toHaveCount(7);
    await expect(week.locator('time')).toHaveText(service.week.map(({ date }) => String(Number(date.slice(8)))));
    await expect(week.filter({ hasText: '쉼' })).toHaveCount(service.week.filter(({ runs }) => !runs).length);
    await expect(week.filter({ hasText: '오늘' })).toHaveCount(1);
  });

  test('S-TR-02 a day that staff close is announced here with its reason', async ({ page, colleague }) => {
    const { today } = await colleague.call<ServiceOverview>('GET', '/service-days');
    await colleague.call('POST', '/service-days/closures', { date: today.date, reason: '차량 점검의 날' });
    await untilItReads(page, path, { has: '차량 점검의 날에는 차가 다니지 않습니다.' });
    await expect(main(page)).toContainText(/다음 운행은 \d+월 \d+일\([월화수목금]\)입니다/);
    await colleague.call('DELETE', `/service-days/closures/${today.date}`);
  });

  test('D-TR-03 a changed fee is seen in every place that shows it', async ({ page, colleague }) => {
    const before = await changeFact(colleague, 'transport-fee', { value: '35,000원', amount: 35_000 });
    await untilItReads(page, path, { has: '35,000원' });
    await expect(section(page, '이용 안내')).toContainText('35,000원');
    await expect(
      main(page)
        .getByRole('table', { name: /한 달에 26번 탈 때/ })
        .getByRole('row', { name: /3km/ }),
    ).toContainText('35,000원');
    await expect(main(page)).not.toContainText('30,000원');
    await untilItReads(page, '/kidney/welfare', { has: '35,000원' });
    await changeFact(colleague, 'transport-fee', { value: before.value, amount: before.amount });
  });

  test('D-TR-03 the fee is called what the association calls it', async ({ page, colleague }) => {
    const before = await changeFact(colleague, 'transport-fee-word', { value: '차량 나눔 회비' });
    await untilItReads(page, path, { has: '한 달 차량 나눔 회비' });
    await expect(section(page, '이용 안내')).toContainText('차상위계층 한 달 차량 나눔 회비');
    await changeFact(colleague, 'transport-fee-word', { value: before.value });
  });

  test('D-TR-03 the costs of a month follow from the fares', async ({ page }) => {
    await page.goto(path);
    const row = main(page)
      .getByRole('table', { name: /한 달에 26번 탈 때/ })
      .getByRole('row', { name: /10km/ });
    await expect(row.getByRole('cell')).toHaveText([/30,000원$/, /69,680원$/, /283,400원$/]);
  });
});

test.describe('the transport centre without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 S-TR-01 everything is there, and another page can lead to the number to call', async ({ page }) => {
    await page.goto(`${path}#apply`);
    await expect(main(page).getByRole('link', { name: '전화로 신청하기' })).toBeInViewport();
    await expect(main(page).getByRole('link', { name: '병원 이동 차량 신청하기' })).toHaveAttribute(
      'href',
      '/transport/apply',
    );
    await expect(main(page)).toContainText(/\d+월 \d+일\([월화수목금토일]\) (운행합니다|쉽니다)/);
    await expect(section(page, '이용 순서').getByRole('listitem')).toHaveCount(4);
  });
});
