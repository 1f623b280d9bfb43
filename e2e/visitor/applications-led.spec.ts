import type { Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import {
  answerQuestions,
  beginAsFamily,
  receiptOn,
  relative,
  send,
  sentApplication,
  statusPath,
} from '../fixtures/applications.ts';
import { forgetEverybody } from '../fixtures/cases.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { caseOf, leadTo, linkTo } from '../fixtures/led-case.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ site }) => forgetLimits(site));
test.afterEach(({ site }) => forgetEverybody(site));

const steps = [
  ['consulting', '상담하고 있습니다', '상담'],
  ['scheduling', '차와 시간을 맞추고 있습니다', '일정 조율'],
  ['settled', '차량이 정해졌습니다', '배정 완료'],
] as const;

type LookUp = (page: Page, receipt: string) => Promise<void>;

async function byHand(page: Page, receipt: string) {
  await page.getByLabel('접수 번호').fill(receipt);
  await page.getByLabel('전화번호').fill(relative.phone);
  await page.getByRole('button', { name: '확인하기' }).click();
}

async function byKeyboard(page: Page, receipt: string) {
  await tabTo(page, page.getByLabel('접수 번호'));
  await page.keyboard.type(receipt);
  await tabTo(page, page.getByLabel('전화번호'));
  await page.keyboard.type(relative.phone);
  await page.keyboard.press('Enter');
}

/** The office leads it on, and after every step the applicant looks. */
async function seeEveryStep(page: Page, site: SiteProcess, receipt: string, lookUp: LookUp) {
  const officer = await signInStaff(site, 'dispatcher');
  const id = await caseOf(officer, receipt);
  const main = page.getByRole('main');
  for (const [state, heading, step] of steps) {
    await leadTo(officer, id, state);
    await forgetLimits(site);
    await page.goto(statusPath);
    await lookUp(page, receipt);
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    const now = main.getByRole('listitem').filter({ hasText: '지금 여기입니다' });
    await expect(now).toHaveText(new RegExp(`${step}.*\\d+월 \\d+일`));
    await expect(main).not.toContainText('2호차');
  }
  await page.goto(linkTo(site, id));
  await expect(main).toContainText('2호차');
  await expect(main).toContainText('오전 6시 30분');
  await expect(main).not.toContainText(relative.name);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'an application that is led' : 'an application that is led, without script', () => {
    test.use({ javaScriptEnabled });

    test('D-APP-04 from the family’s large letters to 배정 완료, with every step seen on the way', async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      await context.addCookies([{ name: 'display', value: '150-normal', url: site.origin }]);
      await beginAsFamily(page);
      await answerQuestions(page);
      await send(page).click();
      await seeEveryStep(page, site, await receiptOn(page), byHand);
    });
  });
}

test('D-APP-04 every step is seen by keyboard alone', async ({ page, site }) => {
  test.slow();
  const { receipt } = await sentApplication(site);
  await seeEveryStep(page, site, receipt, byKeyboard);
});
