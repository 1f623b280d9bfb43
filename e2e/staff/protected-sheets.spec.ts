import type { Page } from '@playwright/test';
import { forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { expectSheet, sheetDownload, sheetForm } from '../fixtures/protected-sheet.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe.configure({ timeout: 300_000 });
test.afterEach(({ site }) => forgetEverybody(site));

async function take(page: Page, name: string, reason: string): Promise<string> {
  const form = sheetForm(page, name);
  await form.getByLabel('무엇에 쓰십니까?').selectOption({ label: reason });
  const download = sheetDownload(page);
  await press(form.getByRole('button', { name: '내려받기' }));
  const file = await download;
  await expectSheet(form, file);
  return file.suggestedFilename();
}

test('D-APP-05 the pledges are taken along as a closed file, and it is known who did', async ({ page, enterAs }) => {
  await phonedCase(await enterAs('owner'), { kind: 'pledge' });
  await page.goto('/admin/applications');
  await page.getByRole('navigation', { name: '신청 종류' }).getByRole('link', { name: '후원' }).click();
  expect(await take(page, '후원 신청 명단', '관공서에 내는 자료')).toBe('후원 신청 명단.xlsx');
  await page.goto('/admin/records');
  await expect(page.getByRole('main')).toContainText(
    /후원 신청 명단을 내려받았습니다\. 1명\. 까닭: 관공서에 내는 자료/,
  );
});

test('D-PER-03 somebody who asks for it is given all that is known of them', async ({ page, enterAs }) => {
  const { personId } = await phonedCase(await enterAs('owner'));
  await page.goto(`/admin/person/${personId}`);
  // Whose it is stands in the file alone.
  expect(await take(page, '이분의 개인정보', '본인이 요청함')).toBe('개인정보.xlsx');
  await page.goto('/admin/records');
  await expect(page.getByRole('main')).toContainText(
    `‘${personId.slice(0, 8)}’로 시작하는 분의 기록을 내려받았습니다. 까닭: 본인이 요청함`,
  );
});
