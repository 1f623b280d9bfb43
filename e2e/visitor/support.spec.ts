import { forgetLimits } from '../fixtures/database.ts';
import { next, questionOf, receiptOn, send, statusPath } from '../fixtures/applications.ts';
import { expect, test } from '../fixtures/site.ts';

test.beforeEach(({ site }) => forgetLimits(site));

test.describe('giving, on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('D-SH-05 D-APP-05 somebody pledges money every month, and sees that it was taken', async ({ page }) => {
    await page.goto('/love/sponsorship');
    await page.getByRole('link', { name: '후원 신청하기' }).first().click();
    await page.getByRole('button', { name: '시작하기' }).click();
    await expect(page).toHaveTitle(/^오류: /);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('checkbox', { name: '개인정보 수집과 이용에' }).check();
    await page.getByRole('button', { name: '시작하기' }).click();

    await expect(questionOf(page, '어떻게 도와주시겠습니까?')).toBeVisible();
    await page.getByRole('radio', { name: /^달마다 후원/ }).check();
    await next(page).click();
    await expect(questionOf(page, '달마다 얼마를 후원하시겠습니까?')).toBeVisible();
    await expect(page.getByText('지금 돈이 빠져나가지 않습니다')).toBeVisible();
    await page.getByLabel('금액(원)').fill('조금');
    await next(page).click();
    await expect(page).toHaveTitle(/^오류: /);
    await page.getByLabel('금액(원)').fill('3만원');
    await next(page).click();
    await page.getByLabel('이름', { exact: true }).fill('신청인');
    await page.getByLabel('전화번호', { exact: true }).fill('010-0000-0031');
    await next(page).click();
    await expect(page.getByText('여기에서는 주민등록번호를 받지 않고')).toBeVisible();
    await page.getByRole('radio', { name: /^필요합니다/ }).check();
    await next(page).click();
    await next(page).click();
    await expect(questionOf(page, '보내기 전에 확인해 주십시오')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('30,000원');
    await send(page).click();
    const receipt = await receiptOn(page);

    await page.goto(statusPath);
    await page.getByLabel('접수 번호').fill(receipt);
    await page.getByLabel('전화번호').fill('010-0000-0031');
    await page.getByRole('button', { name: '확인하기' }).click();
    await expect(page.getByRole('main')).toContainText('후원 신청');
    await expect(page.getByRole('main')).not.toContainText('30,000');
  });

  test('S-RT-05 the page says where money is sent to, where receipts come from and where misuse is reported', async ({
    page,
    colleague,
  }) => {
    const { identity } = await colleague.call<{ identity: { accounts: { number: string }[] } }>('GET', '/settings');
    await page.goto('/love/sponsorship#accounts');
    const accounts = page.locator('#accounts');
    for (const { number } of identity.accounts) await expect(accounts).toContainText(number);
    const main = page.getByRole('main');
    for (const [name, href] of [
      [/^국민권익위원회/, 'https://www.acrc.go.kr'],
      [/^국세청 \(/, 'https://www.nts.go.kr'],
      [/홈택스/, 'https://www.hometax.go.kr'],
      ['기부금 모금액 및 활용실적', '/love/reports'],
    ] as const) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
  });

  test('S-RT-05 organ donation is explained, registered elsewhere, and nothing is asked here', async ({ page }) => {
    await page.goto('/love/donation');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^국립장기조직혈액관리원/ })).toHaveAttribute(
      'href',
      'https://www.konos.go.kr',
    );
    await expect(main.locator('form, input, textarea')).toHaveCount(0);
  });
});
