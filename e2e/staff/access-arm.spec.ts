import { done, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const arm = '투석 혈관이 있는 팔';

test('D-APP-06 the officer reads the consent to the arm aloud, adds what is told, and finds it gone when it is taken back', async ({
  page,
  enterAs,
}) => {
  const one = await phonedCase(await enterAs('dispatcher'));
  await page.goto(`/admin/applications/${one.id}`);
  await press(page.getByRole('button', { name: '모두 고치기' }));
  const form = page.getByRole('form', { name: '적어 주신 것 고치기' });
  const consent = form.getByRole('checkbox', { name: /^투석 혈관이 있는 팔/ });
  await consent.check();
  await expect(form.getByRole('listitem').filter({ hasText: '왜 쓰는지' }).first()).toContainText('그 팔을 잡거나');
  await form.getByRole('radio', { name: '왼팔' }).check();
  await form.getByRole('button', { name: '고친 것 저장' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^왼팔$/ })).toBeVisible();

  await page.goto(`/admin/person/${one.personId}`);
  const ride = page.getByRole('main');
  await expect(ride.getByRole('term').filter({ hasText: arm })).toBeVisible();
  await expect(ride.getByRole('definition').filter({ hasText: /^왼팔$/ })).toBeVisible();
  await press(page.getByRole('button', { name: `병원 이동 ${arm}(민감정보) 처리 동의 거두기` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('적어 둔 팔도 바로 지웁니다.');
  await dialog.getByRole('button', { name: '전화로 거두심' }).click();
  await done(page, '동의를 거두었습니다.');
  await expect(ride.getByRole('term').filter({ hasText: arm })).toHaveCount(0);
});
