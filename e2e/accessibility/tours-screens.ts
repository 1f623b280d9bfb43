import { expect } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { noTours } from '../fixtures/tours.ts';
import type { Screen } from './screen.ts';

const at = '/admin/tour';

export const toursScreens: Screen[] = [
  {
    name: 'first-day tour, before it',
    who: 'owner',
    at,
    async make(page, site) {
      await noTours(site);
      await page.reload();
      await expect(page.getByRole('button', { name: '연습 시작' })).toBeVisible();
    },
  },
  {
    name: 'first-day tour, one step said, one left out',
    who: 'owner',
    at,
    async make(page, site) {
      await noTours(site);
      await page.reload();
      await press(page.getByRole('button', { name: '연습 시작' }));
      await press(page.getByRole('button', { name: '했습니다: 오늘 할 일 보기' }));
      await press(page.getByRole('button', { name: '건너뛰기: 이름으로 찾기' }));
      await expect(page.getByRole('button', { name: '다시 하기: 이름으로 찾기' })).toBeVisible();
    },
  },
];
