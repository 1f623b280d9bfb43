import type { Page } from '@playwright/test';
import { done, forgetEverybody, openMore, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const collection = '병원 이동 개인정보 수집과 이용 동의 거두기';

async function startConsulting(page: Page) {
  const form = page.getByRole('form', { name: '다음 단계' });
  await press(form.getByRole('button', { name: '단계 옮기기' }));
}

test('D-PER-02 a consent that was taken back is read aloud and given anew, and the application goes on', async ({
  page,
  enterAs,
}) => {
  const one = await phonedCase(await enterAs('dispatcher'));
  await page.goto(`/admin/person/${one.personId}`);
  await press(page.getByRole('button', { name: collection }));
  await page.getByRole('dialog').getByRole('button', { name: '전화로 거두심' }).click();
  await done(page, '동의를 거두었습니다.');

  await page.goto(`/admin/applications/${one.id}`);
  await expect(page.getByRole('main')).toContainText('꼭 필요한 동의가 없습니다');
  await startConsulting(page);
  await expect(page.getByRole('alert').filter({ hasText: '동의를 새로 받으신 뒤에 옮겨 주십시오.' })).toBeFocused();

  await openMore(page);
  await page.getByRole('button', { name: '동의 새로 받기' }).click();
  const form = page.getByRole('form', { name: '동의 새로 받기' });
  await expect(form.getByLabel('받으실 동의').locator('option:checked')).toHaveText(
    '병원 이동 · 개인정보 수집과 이용 (필수)',
  );
  await expect(form).toContainText('사무국이 부탁드렸을 때만 서류 사진을 받습니다.');
  await form.getByRole('radio', { name: '가족' }).check();
  await form.getByRole('radio', { name: '종이' }).check();
  await form.getByRole('button', { name: '동의 저장' }).click();
  await done(page, '동의를 받았습니다.');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: /가족 · 종이 · 받은 직원/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('꼭 필요한 동의가 없습니다');

  await startConsulting(page);
  await done(page, '단계를 옮겼습니다.');
});
