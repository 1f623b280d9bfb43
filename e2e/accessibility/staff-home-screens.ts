import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { calledAbout, noCallNotes } from '../fixtures/call-notes.ts';
import { phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { openOfficeMenu } from '../fixtures/office-frame.ts';
import { signInStaff } from '../fixtures/office.ts';
import { addEarlierMonth } from '../fixtures/records-page.ts';
import { ownMenu } from '../fixtures/signed-in.ts';
import { addBackupRun, addSignUp } from '../fixtures/staff-home.ts';
import type { Screen } from './screen.ts';

const home = '/admin';
const duties = '/admin/duties';
const button = (page: Page, name: string) => press(page.getByRole('button', { name }).first());

/** As on a day on which everything has come together. */
async function withEverything(page: Page, site: SiteProcess) {
  await addSignUp(site, 'waiting');
  await addEarlierMonth(site, 3);
  await addBackupRun(site, 'backup', 9);
  await runSql(site.urls.ownerUrl, [
    `update duties set due_year = 2026 where month = 6`,
    `insert into posts (board, title, html, description, office, attachments, has_picture, listed)
     values ('notice', '임시 글', '<p>글</p>', '', '사무국', '{}', false, false)`,
    `insert into broken_links (place, place_key, address, title, problem, since, seen_at)
     values ('page', 'terms', '/nowhere', '이용 약관', 'missing', now(), now()) on conflict do nothing`,
  ]);
  const owner = await signInStaff(site, 'owner');
  for (const due of ['current_date - 1', 'current_date', 'current_date + 2']) {
    const { id } = await phonedCase(owner);
    await runSql(site.urls.ownerUrl, [`update applications set due_on = ${due} where id = '${id}'`]);
  }
  await noCallNotes(site);
  await calledAbout(site, owner, '다음 주 차를 한 번 쉬고 싶다고 하십니다.', { dueIn: -1 });
  await calledAbout(site, owner, '병원 이동을 물으십니다.', { phoneEnd: '0021' });
  await owner.enter(page.context());
  await page.reload();
  await expect(page.getByText('가입 신청')).toBeVisible();
  await expect(page.getByRole('heading', { name: '내가 보낸 문자' })).toBeVisible();
}

export const staffHomeScreens: Screen[] = [
  { name: 'staff home, everything waits', who: 'owner', at: home, make: withEverything },
  { name: 'staff home, nothing waits', who: 'driver', at: home },
  {
    name: 'staff home, menu on a phone',
    who: 'owner',
    at: home,
    isForPhones: true,
    make: (page) => openOfficeMenu(page),
  },
  {
    name: 'staff home, all screens',
    who: 'owner',
    at: home,
    isForWide: true,
    make: (page) => openOfficeMenu(page, '글'),
  },
  { name: 'staff home, own menu', who: 'owner', at: home, isForWide: true, make: (page) => press(ownMenu(page)) },
  { name: 'public page of staff, own menu', who: 'editor', at: '/terms', make: (page) => press(ownMenu(page)) },
  ...(['editor', 'visitor'] as const).map((who): Screen => ({
    name: who === 'editor' ? 'help of a screen' : 'help of signing in',
    who,
    at: who === 'editor' ? '/admin/settings' : '/admin/login',
    make: (page) => page.getByRole('main').locator('summary', { hasText: '도움말' }).click(),
  })),
  { name: 'duties', who: 'owner', at: duties, completeWith: '할 일 추가' },
  { name: 'duties, for those who only read', who: 'editor', at: duties },
  {
    name: 'duties, adding one with errors',
    who: 'owner',
    at: duties,
    async make(page) {
      await button(page, '할 일 추가');
      await button(page, '저장');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'duties, somebody else was first',
    who: 'owner',
    at: duties,
    async make(page, site) {
      await button(page, '고치기');
      await page.getByLabel('할 일', { exact: true }).fill('다른 이름');
      await runSql(site.urls.ownerUrl, ['update duties set version = version + 1']);
      await button(page, '저장');
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
  {
    name: 'duties, deleting one',
    who: 'owner',
    at: duties,
    async make(page) {
      await button(page, '삭제');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'duties, one is done',
    who: 'owner',
    at: duties,
    async make(page) {
      await button(page, '것 마침');
      await expect(page.getByRole('status').filter({ hasText: '마친 일로 적었습니다.' })).toBeVisible();
    },
  },
];
