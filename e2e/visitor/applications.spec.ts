import { hydrated, press } from '../fixtures/hydrated.ts';
import {
  addressOf,
  answerQuestions,
  applyPath,
  beginAsFamily,
  draftUpTo,
  familyJourney,
  next,
  questionOf,
  receiptOn,
  relative,
  rider,
  send,
} from '../fixtures/applications.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/site.ts';

test.beforeEach(({ site }) => forgetLimits(site));

test.describe('applying for the shuttle on a phone with large text', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('D-APP-02 somebody from the family loses the network in the middle, comes back another day and finishes', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'display', value: '150-normal', url: site.origin }]);
    await beginAsFamily(page);
    await answerQuestions(page, 0, 2);

    const address = page.getByLabel('타시는 곳 주소');
    await expect(questionOf(page, /^어디에서 타십니까/)).toBeVisible();
    await address.fill('울산광역시 ○○구 ○○로 00');
    await context.setOffline(true);
    await press(next(page));
    await expect(page.getByRole('alert')).toContainText('인터넷이 끊겨 보내지 못했습니다');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(address).toHaveValue('울산광역시 ○○구 ○○로 00');
    await context.setOffline(false);
    await press(next(page));

    await expect(questionOf(page, /^어느 병원에서/)).toBeFocused();
    await page.getByRole('button', { name: '저장하고 나중에 하기' }).click();
    await expect(questionOf(page, '나중에 이어서 쓰기')).toBeVisible();
    await expect(page.getByText(/\d+월 \d+일\([월화수목금토일]\)까지/)).toBeVisible();
    const link = (await page.getByText(/^http.+draft=/).textContent()) ?? '';
    await page.close();

    const later = await context.newPage();
    await later.goto(link);
    await later.getByRole('link', { name: '이어서 쓰기' }).click();
    await answerQuestions(later, 3);
    await expect(questionOf(later, '보내기 전에 확인해 주십시오')).toBeVisible();
    await expect(later.getByRole('main')).toContainText('월요일, 수요일, 금요일');
    const widest = await later.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(widest).toBeLessThanOrEqual(0);
    await send(later).click();
    expect(await receiptOn(later)).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
  });
});

test.describe('applying for the shuttle', () => {
  test('D-APP-02 two presses of the last button make one application', async ({ page, site }) => {
    const token = await draftUpTo(site);
    await page.goto(addressOf('check', token));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await hydrated(send(page));
    await send(page).dblclick();
    const receipt = await receiptOn(page);
    await page.goto(addressOf('check', token));
    await expect(page).toHaveURL(addressOf('done', token));
    expect(await receiptOn(page)).toBe(receipt);
    expect(sent.length).toBe(1);
  });

  test('D-APP-02 putting it off keeps what was typed, or says what is missing; nothing is dropped', async ({
    page,
    site,
  }) => {
    await page.goto(addressOf('rider', await draftUpTo(site, 'rider')));
    const later = page.getByRole('button', { name: '저장하고 나중에 하기' });
    const name = page.getByLabel('이름', { exact: true });
    await name.fill(rider.name);
    await press(later);
    await expect(page.getByRole('alert')).toContainText('전화번호');
    await expect(name).toHaveValue(rider.name);
    await page.getByLabel('전화번호', { exact: true }).fill(rider.phone);
    await later.click();
    await expect(questionOf(page, '나중에 이어서 쓰기')).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue(rider.name);
  });

  test('S-TR-02 a Saturday is answered at once, with what helps instead', async ({ page, site }) => {
    await page.goto(addressOf('days', await draftUpTo(site, 'days')));
    for (const day of ['화요일', '토요일']) await page.getByRole('checkbox', { name: day }).check();
    await page.getByLabel('투석을 시작하는 시각').fill('오후 1시');
    await press(next(page));
    await expect(page.getByRole('heading', { name: '토요일에는 협회 차가 다니지 않습니다.' })).toBeVisible();
    // A holiday that falls on one of the days says the same.
    const taxi = page
      .getByRole('listitem')
      .filter({ hasText: /^부르미/ })
      .first();
    await expect(taxi.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await page.getByRole('button', { name: '그대로 계속' }).click();
    await expect(questionOf(page, /^차를 타실 때/)).toBeVisible();
  });

  test('D-APP-02 what is missing is said above the form and beside the field, and leads there', async ({
    page,
    site,
  }) => {
    await page.goto(addressOf('days', await draftUpTo(site, 'days')));
    await press(next(page));
    await expect(page).toHaveTitle(/^오류: 무슨 요일, 몇 시에/);
    await expect(page.getByRole('alert')).toBeFocused();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /요일을 하나 이상/ })
      .click();
    await expect(page.getByRole('checkbox', { name: '월요일' })).toBeFocused();
    await expect(page.getByRole('group', { name: '투석하시는 요일' })).toHaveAccessibleDescription(/오류: /);
  });

  test('D-APP-02 going back loses nothing: neither what was answered nor what was only typed', async ({
    page,
    site,
  }) => {
    await page.goto(addressOf('pick-up', await draftUpTo(site, 'pick-up')));
    await page.getByLabel('타시는 곳 주소').fill('울산광역시 ○○구 새길 00');
    await press(page.getByRole('link', { name: '이전 질문' }));
    await expect(page.getByLabel('전화번호', { exact: true })).toHaveValue('010-0000-0021');
    await next(page).click();
    await expect(page.getByLabel('타시는 곳 주소')).toHaveValue('울산광역시 ○○구 새길 00');
  });

  test('D-APP-02 an answer is changed from the overview, and leads back to it', async ({ page, site }) => {
    await page.goto(addressOf('check', await draftUpTo(site)));
    await page.getByRole('link', { name: /^언제 타십니까.+고치기/ }).click();
    await page.getByRole('radio', { name: '집에 올 때만' }).check();
    await next(page).click();
    await expect(questionOf(page, '보내기 전에 확인해 주십시오')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('집에 올 때만');
  });

  test('D-APP-02 nothing begins without the consents that are needed, and each is asked for itself', async ({
    page,
  }) => {
    await page.goto(applyPath);
    await press(page.getByRole('button', { name: '시작하기' }));
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/어느 분이/, /개인정보 수집/, /건강 정보/]);
    await page.getByRole('radio', { name: /^본인/ }).check();
    await page.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의합니다' }).check();
    await press(page.getByRole('button', { name: '시작하기' }));
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/건강 정보/]);
    await expect(page.getByRole('radio', { name: /^본인/ })).toBeChecked();
  });

  test('D-APP-02 under 14 a guardian agrees: the question who writes says so, and asks for their name and number', async ({
    page,
  }) => {
    await page.goto(applyPath);
    const who = page.getByRole('group', { name: '어느 분이 쓰십니까?' });
    await expect(who.getByText(/^만 14세 이상/)).toHaveCount(2);
    await page.getByRole('radio', { name: /^법정대리인/ }).check();
    for (const name of ['개인정보 수집과 이용에', '건강 정보(민감정보) 처리에'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: '시작하기' }).click();
    await expect(questionOf(page, '신청하시는 분은 누구십니까?')).toBeVisible();
    await page.goto('/love/sponsorship/apply');
    await expect(page.getByText('14세가 안 되셨으면 부모님이')).toBeVisible();
  });

  test('D-APP-02 what was begun can be thrown away, and is gone', async ({ page, site }) => {
    const token = await draftUpTo(site, 'days');
    await page.goto(addressOf('later', token));
    await press(page.getByRole('button', { name: '적은 것 모두 지우기' }));
    await expect(page.getByRole('status').filter({ hasText: '모두 지웠습니다' })).toBeVisible();
    await page.goto(addressOf('days', token));
    await expect(page).toHaveURL(`${applyPath}?note=gone`);
    await expect(page.getByRole('status').filter({ hasText: '쓰시던 신청서가 없습니다' })).toBeVisible();
  });

  test('D-APP-02 no page with a secret is kept by anybody, shown by search engines, or names a person in its title', async ({
    page,
    site,
  }) => {
    const token = await draftUpTo(site);
    for (const at of ['rider', 'check', 'later']) {
      for (let round = 0; round < 2; round += 1) {
        const answer = await page.goto(addressOf(at, token));
        expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
        expect(answer?.headers()['x-page']).not.toBe('hit');
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(await page.title()).not.toContain(relative.name + relative.phone);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
  });

  test(`D-APP-02 there are ${familyJourney.length} questions, and one always sees which of them it is`, async ({
    page,
  }) => {
    await beginAsFamily(page);
    await answerQuestions(page, 0, 3);
    await expect(page.getByRole('main')).toContainText(`${familyJourney.length}쪽 가운데 4쪽`);
  });
});
