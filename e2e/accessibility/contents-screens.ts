import { expect, type Page } from '@playwright/test';
import { asOwner } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import type { SiteProcess } from '../../testing/process.ts';
import type { Screen } from './screen.ts';

const path = '/admin/contents';
// One kind: every row is to be walked through by keyboard.
const notices = `${path}?kind=notice`;

/** A kept, a scheduled and two removed posts, beside what is there; once, however often the screens are drawn. */
async function withEveryState(page: Page, site: SiteProcess) {
  const post = (title: string, listed: boolean, publishedAt: string, removedAt: string) =>
    `insert into posts (board, title, html, description, office, attachments, has_picture, listed, published_at, removed_at, removed_by)
     select 'notice', '${title}', '<p>글</p>', '', '사무국', '{}', false, ${listed}, ${publishedAt}, ${removedAt},
       (select max(id) from accounts where ${removedAt} is not null)
     where not exists (select from posts where title = '${title}')`;
  await asOwner(
    site,
    post('연말 감사 편지 초안', false, 'null', 'null::timestamptz'),
    post('새해 첫 운행 안내', true, `'2099-01-01'`, 'null::timestamptz'),
    post('잘못 올린 공지', false, 'null', 'now()'),
    post('장소가 바뀌어 다시 올린, 이름이 아주 길어서 한 줄에 다 들어가지 않는 모임 안내', false, 'null', 'now()'),
  );
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '보이는 글 모두 고르기' })).toBeVisible();
}

async function pickSome(page: Page, site: SiteProcess) {
  await withEveryState(page, site);
  await press(page.getByRole('checkbox', { name: '연말 감사 편지 초안 고르기' }));
  await press(page.getByRole('checkbox', { name: '새해 첫 운행 안내 고르기' }));
  await expect(page.getByRole('region', { name: '고른 글에 할 일' })).toBeVisible();
}

export const contentsScreens: Screen[] = [
  { name: 'contents', who: 'editor', at: notices, make: withEveryState },
  { name: 'contents, some are picked', who: 'editor', at: notices, make: pickSome },
  {
    name: 'contents, before they go into the bin',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await pickSome(page, site);
      await page.getByRole('button', { name: '휴지통에 넣기' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'contents, somebody else was first',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await pickSome(page, site);
      await asOwner(site, 'update posts set version = version + 1');
      await page.getByRole('button', { name: '공개하기' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '공개하기' }).click();
      await expect(page.getByRole('alert').first()).toContainText('2건은 하지 못했습니다.');
    },
  },
  { name: 'contents, the bin', who: 'editor', at: `${path}?state=bin`, make: withEveryState },
  { name: 'contents, of a kind without a bin', who: 'editor', at: `${path}?kind=program` },
  { name: 'contents, nothing found', who: 'editor', at: `${path}?kind=news&q=nothing` },
  { name: 'contents, for somebody who may not', who: 'driver', at: path },
];
