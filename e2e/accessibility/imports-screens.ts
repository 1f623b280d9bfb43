import { expect } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { aList, aStaffList, chooseFile, noImports } from '../fixtures/imports.ts';
import type { Screen } from './screen.ts';

const at = '/admin/imports';

export const importsScreens: Screen[] = [
  {
    name: 'lists of people, one looked at',
    who: 'owner',
    at,
    async make(page, site) {
      await noImports(site);
      await page.reload();
      await press(page.getByRole('radio', { name: '회원 명단' }));
      await chooseFile(page, aList());
      await page.locator('summary', { hasText: '열 맞추기' }).click();
      await page.locator('summary', { hasText: '들어가는 줄' }).click();
    },
  },
  {
    name: 'lists of people, one to be taken out',
    who: 'owner',
    at,
    async make(page, site) {
      await noImports(site);
      await page.reload();
      await press(page.getByRole('radio', { name: '회원 명단' }));
      await chooseFile(page, aList());
      await press(page.getByRole('button', { name: '2명 넣기' }));
      await press(page.getByRole('button', { name: '회원 2명 모두 되돌리기' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'lists of staff, one invited',
    who: 'owner',
    at,
    async make(page, site) {
      await noImports(site);
      await page.reload();
      await press(page.getByRole('radio', { name: '직원 명단' }));
      await chooseFile(page, aStaffList());
      await press(page.getByRole('button', { name: '2명 초대하기' }));
      await expect(page.getByRole('heading', { name: '직접 전하실 초대 주소' })).toBeVisible();
      await expect(page.getByRole('region', { name: '2. 미리 보기' })).toHaveCount(0);
      await chooseFile(page, aStaffList());
      await page.locator('summary', { hasText: '열 맞추기' }).click();
    },
  },
];
