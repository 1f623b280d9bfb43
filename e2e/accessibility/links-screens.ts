import { expect, type Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import { asOwner } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

const links = '/admin/links';

/** One of each kind, with an address that has no place to break. */
async function withLinks(page: Page, site: SiteProcess) {
  const link = (place: string, key: string, address: string, problem: string) =>
    `insert into broken_links (place, place_key, address, title, problem, since, seen_at)
     values ('${place}', '${key}', '${address}', '지난해 송년회를 알려 드립니다', '${problem}', now(), now()) on conflict do nothing`;
  await asOwner(
    site,
    link('notice', '1', `/community/notices/${'9'.repeat(120)}`, 'missing'),
    link('event', '1', '/community/notices/3', 'unpublished'),
    link('page', 'terms', '/admin/people', 'staff'),
    link('newsletter', '1', '0b0e7b9c-3c1f-4d55-9d5a-111111111111', 'file'),
    link('setting', 'banner', '/nowhere', 'missing'),
    `insert into link_checks (id, finished_at, things) values (1, now(), 1) on conflict do nothing`,
  );
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
}

export const linksScreens: Screen[] = [
  { name: 'broken links', who: 'editor', at: links, make: withLinks },
  {
    name: 'broken links, none and never looked',
    who: 'editor',
    at: links,
    async make(page, site) {
      await asOwner(site, 'delete from broken_links', 'delete from link_checks');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('아직 살핀 적이 없습니다.');
    },
  },
  {
    name: 'broken links, looked through again',
    who: 'editor',
    at: links,
    async make(page) {
      await press(page.getByRole('button', { name: '지금 다시 살피기' }));
      await expect(page.getByRole('status').filter({ hasText: '다시 살피고 있습니다' })).toBeVisible();
    },
  },
  { name: 'broken links, for somebody else', who: 'driver', at: links },
];
