import { expect } from '@playwright/test';
import { forgetLimits } from '../fixtures/database.ts';
import { askedForFormat, noFormatRequests, requestPath } from '../fixtures/format-requests.ts';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

const at = '/admin/format-requests';

export const formatRequestsScreens: Screen[] = [
  { name: 'another format', who: 'visitor', at: requestPath },
  {
    name: 'another format, with errors',
    who: 'visitor',
    at: requestPath,
    async make(page) {
      await press(page.getByRole('main').getByRole('button', { name: '요청하기' }));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'another format, asked for',
    who: 'visitor',
    at: requestPath,
    async make(page, site) {
      await forgetLimits(site);
      const main = page.getByRole('main');
      await main.getByLabel('점자').check({ force: true });
      await main.getByLabel('어떤 글을').fill('이동지원센터 안내');
      await main.getByLabel('이름').fill('요청인');
      await main.getByLabel('전화번호').fill('052-000-0001');
      await main.getByLabel('개인정보 수집과 이용에 동의합니다').check({ force: true });
      await press(main.getByRole('button', { name: '요청하기' }));
      await expect(main.getByRole('heading', { name: '요청을 받았습니다' })).toBeFocused();
    },
  },
  {
    name: 'requests for another format',
    who: 'owner',
    at,
    async make(page, site) {
      await noFormatRequests(site);
      await askedForFormat(site, '기한이 지난 요청입니다.', -2);
      await page.reload();
      await press(page.getByRole('button', { name: /요청 마침$/ }));
      await expect(page.getByRole('form', { name: '요청 마침' })).toBeVisible();
    },
  },
  {
    name: 'requests for another format, by telephone, with errors',
    who: 'owner',
    at,
    async make(page) {
      await press(page.getByRole('button', { name: '전화로 받은 요청 적기' }));
      await page.getByRole('button', { name: '요청 적기', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
