import { expect, type Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import { knownMembers, nobodyInGroups, sentToMembers } from '../fixtures/group-messages.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

const at = '/admin/group-messages';
const form = (page: Page) => page.getByRole('form', { name: '여럿에게 문자 쓰기' });

async function withMembers(site: SiteProcess) {
  await nobodyInGroups(site);
  const officer = await signInStaff(site, 'dispatcher');
  await knownMembers(officer, 3);
  return officer;
}

export const groupMessagesScreens: Screen[] = [
  {
    name: 'message to a group, previewed, one sent before',
    who: 'owner',
    at,
    async make(page, site) {
      await sentToMembers(await withMembers(site));
      await page.reload();
      await hydrated(form(page).getByLabel('보내실 글'));
      await form(page).getByLabel('보내실 글').fill('{이름} 님, 내일 정기 모임이 있습니다.');
      await press(form(page).getByRole('button', { name: '미리 보기' }));
      await page.locator('summary', { hasText: '빠지는' }).click();
    },
  },
  {
    name: 'message to a group, riders, with errors',
    who: 'owner',
    at,
    async make(page) {
      await press(form(page).getByRole('radio', { name: '이동 이용자' }));
      await press(form(page).getByRole('button', { name: '미리 보기' }));
      await expect(form(page).getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'message to a group, what came of it and whom to call',
    who: 'owner',
    at,
    async make(page, site) {
      const id = await sentToMembers(await withMembers(site));
      await page.goto(`${site.origin}${at}/${id}`);
      await press(page.getByRole('button', { name: /^전화했습니다:/ }).first());
      await expect(page.getByRole('button', { name: /되돌리기$/ })).toBeVisible();
    },
  },
];
