import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { press } from '../fixtures/hydrated.ts';
import { withSettings } from '../fixtures/settings.ts';
import { untilItReads } from '../fixtures/visitor.ts';
import type { Screen } from './screen.ts';

const at = '/admin/settings';
const button = (page: Page, name: string) => press(page.getByRole('button', { name, exact: true }));
const save = (page: Page) => button(page, '저장');

/** Looked at while it is on; the other screens of the run want an ordinary site. */
const inDisaster = (site: SiteProcess, work: () => Promise<void>) =>
  withSettings(site, 'disaster', { isOn: true, title: '지진으로 비상 운영합니다' }, work);

export const settingsScreens: Screen[] = [
  {
    name: 'emergency page',
    who: 'visitor',
    at: '/',
    make: (page, site) => inDisaster(site, () => untilItReads(page, site.origin, { has: '지진으로' })),
  },
  { name: 'settings', who: 'owner', at, completeWith: '협회 정보 고치기' },
  {
    name: 'settings, who the association is',
    who: 'owner',
    at,
    async make(page) {
      await button(page, '협회 정보 고치기');
      await button(page, '계좌 추가');
      await expect(page.getByLabel('은행')).toHaveCount(2);
    },
  },
  {
    name: 'settings, order of the menu',
    who: 'editor',
    at,
    async make(page) {
      await button(page, '메뉴 순서 고치기');
      await page.getByText('소식·참여 안의 순서').click();
      await expect(page.getByRole('group', { name: '회원 가입 안내' })).toBeVisible();
    },
  },
  {
    name: 'settings, banner with errors',
    who: 'editor',
    at,
    async make(page) {
      await button(page, '긴급 알림 고치기');
      await page.getByLabel('보이기 시작하는 때').fill('2030-01-02T09:00');
      await page.getByLabel('사라지는 때').fill('2030-01-01T09:00');
      await save(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'settings, banner, somebody else was first',
    who: 'editor',
    at,
    async make(page, site) {
      await button(page, '긴급 알림 고치기');
      await page.getByLabel('알리는 말').fill('내일은 쉽니다.');
      await runSql(site.urls.ownerUrl, [`update settings set version = version + 1 where "group" = 'banner'`]);
      await save(page);
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
  {
    name: 'settings, words for a disaster',
    who: 'editor',
    at,
    async make(page) {
      await button(page, '재난 모드 고치기');
      await page.getByRole('combobox').first().selectOption({ label: '열림' });
      await expect(page.getByLabel(/에 덧붙이는 말$/).last()).toBeVisible();
    },
  },
  {
    name: 'settings, asking before disaster mode',
    who: 'editor',
    at,
    async make(page) {
      await button(page, '재난 모드 켜기');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'settings in a disaster',
    who: 'editor',
    at,
    make: (page, site) =>
      inDisaster(site, async () => {
        await page.reload();
        await expect(page.getByRole('button', { name: '재난 모드 끄기' })).toBeVisible();
      }),
  },
  {
    name: 'settings, earlier versions',
    who: 'owner',
    at,
    async make(page) {
      await button(page, '협회 정보 고친 기록');
      await expect(page.getByRole('heading', { name: '고친 기록' })).toBeVisible();
      await expect(page.getByRole('button', { name: '보기', exact: true }).first()).toBeVisible();
    },
  },
];
