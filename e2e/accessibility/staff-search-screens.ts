import { expect, type Page } from '@playwright/test';
import { someCase } from '../fixtures/cases.ts';
import { foundRow, searchBox } from '../fixtures/office-search.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

async function typed(page: Page, words: string) {
  const button = page.getByRole('button', { name: '찾기', exact: true });
  await hydrated(page.locator('#office-search'));
  if (await button.isVisible()) await button.click();
  await searchBox(page).fill(words);
}

export const staffSearchScreens: Screen[] = [
  {
    name: 'search of the office, found',
    who: 'owner',
    at: '/admin',
    async make(page, site) {
      await someCase(site);
      await typed(page, '신청인');
      await expect(foundRow(page, /^신청인/)).toBeVisible();
    },
  },
  {
    name: 'search of the office, nothing found',
    who: 'editor',
    at: '/admin',
    async make(page) {
      await typed(page, '어디에도 없는 말');
      await expect(page.getByRole('status').filter({ hasText: '찾은 것이 없습니다.' })).toHaveCount(1);
    },
  },
  {
    name: 'the keys of the office',
    who: 'owner',
    at: '/admin',
    async make(page) {
      await hydrated(page.locator('#office-search'));
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
    },
  },
];
