import { expect, type Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import { press } from '../fixtures/hydrated.ts';
import { queueForHand } from '../fixtures/messages.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

const messages = '/admin/messages';
const firstOf = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** One that waits for the office, because nothing is set up to send it. */
async function withHeld(page: Page, site: SiteProcess) {
  await queueForHand(site, await signInStaff(site, 'owner'));
  await page.reload();
  await expect(firstOf(page, /복사해서 전하기$/)).toBeVisible();
}

export const messagesScreens: Screen[] = [
  { name: 'messages, nothing there', who: 'owner', at: `${messages}?shelf=done`, completeWith: '보내기' },
  { name: 'messages', who: 'owner', at: messages, make: withHeld },
  {
    name: 'messages, copying one',
    who: 'owner',
    at: messages,
    async make(page, site) {
      await withHeld(page, site);
      await press(firstOf(page, /복사해서 전하기$/));
      await expect(page.getByRole('button', { name: '직접 전했습니다' })).toBeVisible();
    },
  },
  {
    name: 'messages, putting one away',
    who: 'owner',
    at: messages,
    async make(page, site) {
      await withHeld(page, site);
      await press(firstOf(page, /치우기$/));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'messages, writing a text with errors',
    who: 'owner',
    at: `${messages}?shelf=done`,
    completeWith: '보내기',
    async make(page) {
      await page.getByRole('radio', { name: '문자' }).check();
      await page.getByLabel('글', { exact: true }).fill('가'.repeat(46));
      await press(page.getByRole('button', { name: '보내기', exact: true }));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
