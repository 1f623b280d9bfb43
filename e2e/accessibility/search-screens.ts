import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const asking = (query: string) => `/search?${new URLSearchParams({ q: query }).toString()}`;

async function typeInitials(page: Page) {
  const words = page.getByRole('searchbox', { name: '찾으시는 말' });
  await expect(async () => {
    await words.fill('');
    await words.pressSequentially('ㅌㅅ');
    await expect(page.getByRole('navigation', { name: '추천하는 말' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

export const searchScreens: Screen[] = [
  { name: 'search', who: 'visitor', at: '/search' },
  { name: 'search, suggestions', who: 'visitor', at: '/search', make: typeInitials },
  { name: 'search, found', who: 'visitor', at: asking('투석') },
  { name: 'search, found in a section', who: 'visitor', at: `${asking('투석')}&section=kidney` },
  { name: 'search, nothing found', who: 'visitor', at: asking('투섣병원') },
  { name: 'search, nothing in this section', who: 'visitor', at: `${asking('인공신장실')}&section=love` },
  { name: 'search, one syllable', who: 'visitor', at: asking('물') },
  { name: 'search that cannot be done', who: 'visitor', at: asking('투석'), isCutOff: true, status: 503 },
];
