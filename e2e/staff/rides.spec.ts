import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { EntryPage } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { done, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { firstMonday, leadTo, linkTo } from '../fixtures/led-case.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const later = () => new Date(Date.parse(firstMonday()) + 21 * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(월)`;

test.describe('a ride that was assigned', () => {
  test('D-CAS-06 D-PER-06 is changed from a day on: the applicant reads both, and the person’s page begins with it', async ({
    page,
    site,
    enterAs,
  }) => {
    const officer = await enterAs('dispatcher');
    const one = await phonedCase(officer);
    await leadTo(officer, one.id, 'settled');
    await page.goto(`/admin/applications/${one.id}`);
    await press(page.getByRole('button', { name: '배정 고치기' }));
    const form = page.getByRole('form', { name: '배정 고치기' });
    await form.getByLabel('바뀌는 날').fill('2026-01-05');
    await form.getByRole('button', { name: '배정 저장' }).click();
    await expect(form.getByRole('alert').getByRole('link', { name: /^바뀌는 날: / })).toBeVisible();
    await form.getByLabel('차량').selectOption('1호차');
    await form.getByLabel('모시러 가는 시각').fill('07:10');
    await form.getByLabel('바뀌는 날').fill(later());
    await form.getByRole('button', { name: '배정 저장' }).click();
    await done(page, '배정을 고쳤습니다.');
    const happened = page.getByRole('region', { name: '지금까지 한 일' });
    await expect(happened).toContainText(/배정: 2호차.* → 1호차/);
    await expect(happened).toContainText('부터 차량 배정이 바뀝니다.');
    const announced = `${inWords(later())}부터 1호차 · 월 · 가는 편 07:10, 오는 편 11:30`;
    await expect(page.getByRole('region', { name: '타시는 길' })).toContainText(announced);

    await page.getByRole('link', { name: '이분의 화면' }).click();
    const person = page.getByRole('main');
    for (const words of ['2호차', announced, '표본 의원', '표본 주소 1']) await expect(person).toContainText(words);

    await forgetLimits(site);
    await page.goto(linkTo(site, one.id));
    const main = page.getByRole('main');
    await expect(main).toContainText('2호차');
    await expect(main).toContainText('오전 6시 30분');
    await expect(main).toContainText(`${inWords(later())}부터 바뀝니다`);
    await expect(main).toContainText('1호차, 월, 모시러 가는 시각 오전 7시 10분');
  });
});

test.describe('who looked', () => {
  test('D-LOG-03 one opening of a person or of a case is one entry, and an owner reads on the page who it was', async ({
    page,
    site,
    context,
    enterAs,
  }) => {
    const owner = await signInStaff(site, 'owner');
    const { id, personId } = await phonedCase(owner);
    const looks = async () =>
      (await owner.call<EntryPage>('GET', `/audit-log?kind=person&act=read&id=${personId}`)).entries;
    const officer = await enterAs('dispatcher');
    for (const path of [`/admin/applications/${id}`, `/admin/person/${personId}`]) {
      const before = (await looks()).length;
      await page.goto(path);
      await hydrated(page.getByRole('main').getByText('동의 새로 받기', { exact: true }));
      await page.waitForLoadState('networkidle');
      expect(await looks(), path).toHaveLength(before + 1);
    }
    await expect(page.getByRole('heading', { name: '누가 보았습니까' })).toHaveCount(0);

    await context.clearCookies();
    await owner.enter(context);
    await page.goto(`/admin/person/${personId}`);
    const list = page.getByRole('list', { name: '누가 보았습니까' }).getByRole('listitem');
    await expect(list.first()).toContainText(/직원 님.* 이분의 화면$/);
    await expect(list.filter({ hasText: `${officer.username} 직원 님` })).toHaveText([/이분의 화면$/, /신청 화면$/]);
    await expect(page.getByRole('link', { name: '이분에 대한 기록 모두 보기' })).toBeVisible();
    expect((await owner.call<Case>('GET', `/application/${id}`)).consents.length).toBeGreaterThan(0);
  });
});
