import type { RetentionPeriods, Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { press } from '../fixtures/hydrated.ts';
import { keysOnly, pressByKey } from '../fixtures/keyboard.ts';
import { noRetention, someRetention } from '../fixtures/retention.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/retention';

test.describe('what is over its time', () => {
  test.afterEach(({ site }) => noRetention(site));

  test('D-OFF-20 D-PER-04 waits on the first screen, and goes when the owner agrees, by keyboard', async ({
    page,
    site,
    enterAs,
  }) => {
    await someRetention(site);
    await enterAs('owner');
    await keysOnly(page);
    await page.goto('/admin');
    await pressByKey(page, page.getByRole('main').getByRole('link', { name: /지우기 전에 볼 기록/ }));
    await expect(page).toHaveURL(path);
    const members = page.getByRole('article').filter({ hasText: '탈퇴한 회원' });
    await expect(members).toContainText('전체 148건 가운데 12건(8%)');
    await pressByKey(page, members.getByRole('button'));
    await expect(page.getByRole('status').filter({ hasText: '동의하셨습니다' })).toBeFocused();
    // The worker may be quicker than the eye.
    await expect(members).toContainText(/곧 지움|지웠습니다/);
    await expect(members.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('2026년 11월 2일 · 본인이 요청 · 기록 4건');
  });

  test('D-PER-04 has periods that the owner shortens, and that nobody makes longer than was promised', async ({
    page,
    enterAs,
  }) => {
    const owner = await enterAs('owner');
    const before = (await owner.call<Setting>('GET', '/settings/retention')).value as RetentionPeriods;
    await page.goto('/admin/settings');
    await press(page.getByRole('button', { name: '개인정보 보관 기간 고치기', exact: true }));
    const members = page.getByLabel('탈퇴한 회원');
    await members.fill('13');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await members.fill('6');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '설정을 고쳤습니다.' })).toBeFocused();
    expect((await owner.call<Setting>('GET', '/settings/retention')).value).toMatchObject({ members: 6 });
    await owner.call('PUT', '/settings/retention', { value: before });
  });
});
