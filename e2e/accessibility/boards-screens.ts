import type { PostList } from '@kidney/contract/content/boards/boards.schema.ts';
import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { addNotice, noticesPath as notices, picture, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import { untilItReads } from '../fixtures/visitor.ts';
import type { SiteProcess } from '../../testing/process.ts';
import type { Screen } from './screen.ts';

const html =
  '<h2>운행 날짜</h2><table><tbody><tr><th>날짜</th><th>운행</th></tr><tr><td>12월 25일</td><td>쉽니다</td></tr></tbody></table>' +
  '<blockquote><p>미리 전화해 주십시오.</p></blockquote><ul><li>신청서를 쓰십니다.</li></ul>';

const addOne = async (site: SiteProcess, pinnedUntil: string | null = null) =>
  addNotice(await signInStaff(site, 'editor'), { title: '연말 운행 안내', html, pinnedUntil });

async function clearDaycareNotices(site: SiteProcess): Promise<void> {
  const editor = await signInStaff(site, 'editor');
  const { pinned, posts } = await editor.call<PostList>('GET', '/daycare/notice');
  for (const { id } of [...pinned, ...posts]) await editor.call('DELETE', `/daycare/notice/${id}`);
}

async function openOne(page: Page, site: SiteProcess, below = '') {
  const { id } = await addOne(site);
  await page.goto(`${site.origin}${notices}/${below}${id}`);
}

const writing = (page: Page, site: SiteProcess) => startWriting(page, `${site.origin}${notices}`);

export const boardsScreens: Screen[] = [
  {
    name: 'board, empty',
    who: 'visitor',
    at: '/daycare/notice',
    async make(page, site) {
      await clearDaycareNotices(site);
      await untilItReads(page, page.url(), { has: '아직 글이 없습니다' });
    },
  },
  { name: 'board, a month without posts', who: 'visitor', at: `${notices}?month=1999-12` },
  { name: 'board that cannot be loaded', who: 'visitor', at: notices, isCutOff: true, status: 503 },
  { name: 'board, nothing found', who: 'visitor', at: `${notices}?q=없는낱말` },
  {
    name: 'board with posts',
    who: 'visitor',
    at: notices,
    async make(page, site) {
      // Only a few may stand above the others at a time.
      await runSql(site.urls.ownerUrl, ['update posts set pinned_until = null']);
      const { title } = await addOne(site, '2099-12-31');
      await untilItReads(page, page.url(), { has: title });
    },
  },
  { name: 'post', who: 'visitor', at: notices, make: (page, site) => openOne(page, site) },
  { name: 'board admin', who: 'editor', at: notices, completeWith: '예약·보관한 글' },
  {
    name: 'board admin, bin',
    who: 'editor',
    at: notices,
    async make(page, site) {
      const editor = await signInStaff(site, 'editor');
      const { id } = await addNotice(editor, { title: '잘못 올린 안내' });
      await editor.call('DELETE', `/notice/${id}`);
      await press(page.getByRole('button', { name: '휴지통', exact: true }));
      await expect(page.getByRole('listitem').filter({ hasText: '잘못 올린 안내' }).first()).toBeVisible();
    },
  },
  {
    name: 'board admin, scheduled posts',
    who: 'editor',
    at: notices,
    async make(page, site) {
      const editor = await signInStaff(site, 'editor');
      await addNotice(editor, {
        title: '설 연휴 차량 운행 안내',
        publish: { state: 'scheduled', at: '2099-01-20T00:00:00.000Z' },
      });
      await press(page.getByRole('button', { name: '예약·보관한 글', exact: true }));
      await expect(page.getByRole('listitem').filter({ hasText: '설 연휴 차량 운행 안내' }).first()).toBeVisible();
    },
  },
  {
    name: 'post admin, into the bin',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await openOne(page, site);
      await press(page.getByRole('button', { name: '휴지통으로', exact: true }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'post editor', who: 'editor', at: notices, make: writing },
  {
    name: 'post editor with errors',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await writing(page, site);
      await pressed(page, '올리기');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'post editor with a picture and a table',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await writing(page, site);
      await page.getByLabel('내용: 사진 고르기').setInputFiles(picture('사진.png'));
      await expect(page.getByLabel('사진 1 설명')).toBeVisible();
      await page.getByRole('button', { name: '표', exact: true }).click();
      await expect(page.getByRole('toolbar', { name: '표 고치기' })).toBeVisible();
      for (const head of await textOf(page).getByRole('columnheader').all()) {
        await head.click();
        await page.keyboard.type('요일');
      }
      await expect(textOf(page).getByRole('columnheader', { name: '요일' })).toHaveCount(3);
    },
  },
  {
    name: 'post editor, preview',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await openOne(page, site, 'edit/');
      await expect(textOf(page)).toBeVisible();
      await pressed(page, '미리보기');
      await expect(page.getByRole('heading', { name: '미리보기' })).toBeVisible();
    },
  },
  {
    name: 'post editor, somebody else was first',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await openOne(page, site, 'edit/');
      await textOf(page).fill('내가 고친 글');
      await runSql(site.urls.ownerUrl, ['update posts set version = version + 1']);
      await pressed(page, '저장');
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
  {
    name: 'post versions',
    who: 'editor',
    at: notices,
    async make(page, site) {
      await openOne(page, site, 'edit/');
      await expect(textOf(page)).toBeVisible();
      await pressed(page, '고친 기록');
      await expect(page.getByRole('heading', { name: '고친 기록' })).toBeFocused();
    },
  },
];
