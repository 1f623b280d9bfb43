import type { Page } from '@playwright/test';
import { addClinic, clinic, clinics, clinicsPath, count } from '../fixtures/clinics-page.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '구·군' }).getByRole('link', { name });

test.describe('the clinics of Ulsan', () => {
  test('S-RT-02 S-SH-02 has its title, a sign and no banner', async ({ page }) => {
    await page.goto(clinicsPath);
    await expect(page).toHaveTitle(/^울산 인공신장실 \| /);
    await expect(page.getByRole('heading', { name: '울산 인공신장실', level: 1 })).toBeVisible();
    const title = page.locator('main div', { has: page.getByRole('heading', { level: 1 }) }).last();
    await expect(title.locator('xpath=..').locator('img')).toHaveCount(0);
    await expect(title.locator('xpath=..').locator('svg')).toHaveCount(1);
  });

  test('D-CLN-01 every clinic can be called and found on two maps, which are said to be elsewhere', async ({
    page,
  }) => {
    await page.goto(clinicsPath);
    const card = clinic(page, '△△병원 인공신장실 (표본)');
    await expect(card.getByRole('link', { name: /전화/ })).toHaveAttribute('href', 'tel:052-000-0013');
    const words = encodeURIComponent('울산 남구 △△병원 인공신장실 (표본)');
    for (const [service, href] of [
      ['카카오맵', `https://map.kakao.com/link/search/${words}`],
      ['네이버 지도', `https://map.naver.com/p/search/${words}`],
    ] as const) {
      const link = card.getByRole('link', { name: service });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/다른 누리집으로 갑니다/);
    }
    await expect(card).toContainText('월·수·금, 화·목·토');
    await expect(card).toContainText('오전, 오후, 야간');
    await expect(card).toContainText('2등급 (표본), 2023년 평가');
    await expect(card).toContainText('2026년 11월 14일');
    await expect(card).toContainText('협회 차량이 갑니다');
  });

  test('D-CLN-01 samples are plainly samples, and nobody is ranked', async ({ page }) => {
    await page.goto(clinicsPath);
    await expect(page.getByRole('main')).toContainText('지어낸 자료입니다');
    await expect(page.getByRole('main')).toContainText('순위가 아니라');
    const names = await clinics(page).getByRole('heading').allTextContents();
    expect(names.slice(0, 2)).toEqual(['○△의원 인공신장실 (표본)', '○○내과의원 인공신장실 (표본)']);
    expect(names.at(-1)).toBe('◇○의원 인공신장실 (표본)');
  });

  test('D-CLN-01 a new clinic is on the page at once, in its own place', async ({ page, colleague }) => {
    await page.goto(`${clinicsPath}?district=북구`);
    const { name } = await addClinic(colleague, { name: `가나의원 ${colleague.username}`, district: '북구' });
    await untilItReads(page, `${clinicsPath}?district=북구`, { has: name });
    await expect(clinic(page, name)).toBeVisible();
    await page.goto(`${clinicsPath}?district=남구`);
    await expect(clinic(page, name)).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'searching' : 'searching without script', () => {
    test.use({ javaScriptEnabled });

    test('D-CLN-01 D-SH-05 by district, and by time and days on top, and back again', async ({ page }) => {
      await page.goto(clinicsPath);
      await chip(page, '울주군 2곳').click();
      await expect(count(page)).toHaveText('울주군 · 2곳');
      await expect(chip(page, '울주군 2곳')).toHaveAttribute('aria-current', 'true');
      await expect(clinics(page)).toHaveCount(2);

      await page.getByLabel('시간대').selectOption('오후');
      await page.getByLabel('투석 요일').selectOption('화·목·토');
      await page.getByRole('button', { name: '찾기', exact: true }).click();
      await expect(count(page)).toHaveText('울주군 · 1곳');
      await expect(page.getByRole('main')).toContainText('고르신 조건: 오후, 화·목·토');
      await expect(page.getByLabel('시간대')).toHaveValue('afternoon');
      await expect(chip(page, '중구 1곳')).toBeVisible();

      await page.getByRole('link', { name: '조건 모두 지우기' }).click();
      await expect(chip(page, /^전체/)).toHaveAttribute('aria-current', 'true');
      await expect(page.getByLabel('시간대')).toHaveValue('');
    });

    test('D-CLN-01 D-SH-05 by a part of the name or of the address, however it is spaced', async ({ page }) => {
      await page.goto(clinicsPath);
      await page.getByLabel('병원 이름이나 동네').fill('□◇ 읍');
      await page.getByLabel('병원 이름이나 동네').press('Enter');
      await expect(page).toHaveURL(/q=/);
      await expect(count(page)).toHaveText('울산 전체 · 1곳');
      await expect(clinic(page, '□◇병원 인공신장실 (표본)')).toBeVisible();
      await expect(page.getByLabel('병원 이름이나 동네')).toHaveValue('□◇ 읍');
    });

    test('D-CLN-01 D-SH-05 where nothing is found, one step leads on', async ({ page }) => {
      await page.goto(`${clinicsPath}?district=동구&shift=night&q=없는 곳`);
      await expect(count(page)).toHaveText('동구 · 0곳');
      await expect(page.getByRole('heading', { name: '조건에 맞는 병원이 없습니다' })).toBeVisible();
      await page.getByRole('link', { name: '‘없는 곳’ 없이 찾기' }).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(count(page)).toHaveText('동구 · 0곳');
      await page.getByRole('link', { name: '시간대와 요일을 모두로 넓히기' }).click();
      await expect(count(page)).toHaveText('동구 · 1곳');
    });

    test('D-CLN-01 an address that nobody could have chosen shows everything', async ({ page }) => {
      const answer = await page.goto(`${clinicsPath}?district=서울&shift=dawn&rank=1&q=%00`);
      expect(answer?.status()).toBe(200);
      await expect(chip(page, /^전체/)).toHaveAttribute('aria-current', 'true');
    });
  });
}
