import { expect } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { noRetention, someRetention } from '../fixtures/retention.ts';
import type { Screen } from './screen.ts';

const at = '/admin/retention';

export const retentionScreens: Screen[] = [
  {
    name: 'retention',
    who: 'owner',
    at,
    async make(page, site) {
      await someRetention(site);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'retention, agreed to',
    who: 'owner',
    at,
    async make(page, site) {
      await someRetention(site);
      await page.reload();
      await press(page.getByRole('button', { name: '탈퇴한 회원 12건 지우는 데 동의' }));
      await expect(page.getByRole('status').filter({ hasText: '곧 지웁니다' })).toBeVisible();
    },
  },
  {
    name: 'retention, nothing',
    who: 'owner',
    at,
    async make(page, site) {
      await noRetention(site);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('여쭐 것이 없습니다');
    },
  },
  {
    name: 'settings, for how long people are known, with errors',
    who: 'owner',
    at: '/admin/settings',
    async make(page) {
      await press(page.getByRole('button', { name: '개인정보 보관 기간 고치기', exact: true }));
      await page.getByLabel('탈퇴한 회원').fill('99');
      await press(page.getByRole('button', { name: '저장', exact: true }));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
