import type { Page } from '@playwright/test';
import { answerQuestions, beginAsFamily, next, questionOf, receiptOn, send } from '../fixtures/applications.ts';
import { forgetEverybody } from '../fixtures/cases.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { caseOf } from '../fixtures/led-case.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
test.beforeEach(({ site }) => forgetLimits(site));
test.afterEach(({ site }) => forgetEverybody(site));

const helpAt = 5;
const consent = (page: Page) => page.getByRole('checkbox', { name: /^투석 혈관이 있는 팔/ });
const whichArm = '투석 혈관이 있는 팔은 어느 쪽입니까?';
const overview = '보내기 전에 확인해 주십시오';

test('D-APP-06 without script the arm is told with its own consent, taken away again, told after all, and seen by the office', async ({
  page,
  site,
}) => {
  const main = page.getByRole('main');
  await beginAsFamily(page);
  await answerQuestions(page, 0, helpAt);
  await page.getByRole('radio', { name: '부축이 필요합니다' }).check();
  await expect(main).toContainText('동의하지 않으셔도 병원 이동은 똑같이 이용하실 수 있습니다.');
  await consent(page).check();
  await next(page).click();
  await expect(questionOf(page, whichArm)).toBeVisible();
  await next(page).click();
  await expect(page).toHaveTitle(/^오류: /);
  await page.getByRole('radio', { name: '왼팔' }).check();
  await next(page).click();
  await answerQuestions(page, helpAt + 1);

  await expect(questionOf(page, overview)).toBeVisible();
  await expect(main).toContainText('왼팔');
  const change = page.getByRole('link', { name: '차를 타실 때 어떤 도움이 필요합니까? 고치기' });
  await change.click();
  await consent(page).uncheck();
  await next(page).click();
  await expect(questionOf(page, overview)).toBeVisible();
  await expect(main).not.toContainText('왼팔');
  await expect(main).toContainText('동의하지 않습니다');

  await change.click();
  await consent(page).check();
  await next(page).click();
  await expect(questionOf(page, whichArm)).toBeVisible();
  await page.getByRole('radio', { name: '오른팔' }).check();
  await next(page).click();
  await send(page).click();
  const receipt = await receiptOn(page);
  await expect(main).not.toContainText('오른팔');

  const officer = await signInStaff(site, 'dispatcher');
  const one = await officer.call<object>('GET', `/application/${await caseOf(officer, receipt)}`);
  expect(JSON.stringify(one)).toContain('오른팔');
});
