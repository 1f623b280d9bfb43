import { expect, type Page } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { addEarlierMonth } from '../fixtures/records-page.ts';
import type { SiteProcess } from '../../testing/process.ts';
import type { Screen } from './screen.ts';

const records = '/admin/records';
const waiting = (page: Page) => page.getByRole('button', { name: /점검함으로 적기$/ }).first();

async function withEarlierMonth(page: Page, site: SiteProcess) {
  await addEarlierMonth(site, 3);
  await page.reload();
  await expect(waiting(page)).toBeVisible();
}

export const recordsScreens: Screen[] = [
  {
    name: 'records, a month waits',
    who: 'owner',
    at: records,
    async make(page, site) {
      await withEarlierMonth(page, site);
      await page.locator('main summary', { hasText: '다른 달 보기' }).click();
    },
  },
  { name: 'records, nothing found', who: 'owner', at: `${records}?act=removed&kind=setting&id=nothing` },
  {
    name: 'records, before a month is ticked',
    who: 'owner',
    at: records,
    async make(page, site) {
      await withEarlierMonth(page, site);
      await press(waiting(page));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'records, for somebody who may not', who: 'editor', at: records },
];
