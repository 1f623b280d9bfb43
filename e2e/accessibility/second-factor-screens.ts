import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { staffPassword, type SiteProcess } from '../../testing/process.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

const secondFactor = '/admin/second-factor';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody who has given the password and is asked for the rest. */
async function signInHalf(page: Page, site: SiteProcess) {
  const username = `half${unique()}`;
  await runSql(site.urls.ownerUrl, ['delete from rate_limits']);
  await site.createStaff(username, ['owner']);
  await site.showFactor(username);
  await page.getByLabel('아이디 또는 이메일').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await press(button(page, '로그인'));
  await expect(button(page, '패스키로 확인')).toBeVisible();
}

/** Whoever signed in last, for this screen alone: other screens share somebody who has to keep the second factor. */
const newest = '(select account_id from sessions order by created_at desc limit 1)';

async function withoutFactor(page: Page, site: SiteProcess) {
  await runSql(site.urls.ownerUrl, [
    `delete from passkeys where account_id = ${newest}`,
    `update sessions set factor_at = null where account_id = ${newest}`,
  ]);
  await page.reload();
  await expect(button(page, '이 기기에 패스키 만들기')).toBeVisible();
}

export const secondFactorScreens: Screen[] = [
  { name: 'second factor', who: 'owner', at: secondFactor, completeWith: '이 기기에 패스키 만들기' },
  { name: 'second factor, none yet', who: 'owner', at: secondFactor, make: withoutFactor },
  {
    name: 'second factor, setting an app up',
    who: 'editor',
    at: secondFactor,
    async make(page) {
      await press(button(page, '인증 앱 쓰기'));
      await expect(page.getByRole('img', { name: '인증 앱으로 찍는 그림' })).toBeVisible();
    },
  },
  {
    name: 'second factor, recovery codes',
    who: 'owner',
    at: secondFactor,
    async make(page) {
      await press(button(page, '복구 번호 새로 만들기'));
      await expect(button(page, '적어 두었습니다')).toBeVisible();
    },
  },
  { name: 'second factor, asked for', who: 'visitor', at: '/admin/login', make: signInHalf },
  {
    name: 'second factor, wrong code',
    who: 'visitor',
    at: '/admin/login',
    async make(page, site) {
      await signInHalf(page, site);
      await page.getByLabel('복구 번호').fill('000000');
      await press(button(page, '번호로 확인'));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'second factor, asked for again',
    who: 'owner',
    at: secondFactor,
    async make(page, site) {
      await runSql(site.urls.ownerUrl, [
        `update sessions set factor_at = now() - interval '6 minutes' where account_id = ${newest}`,
      ]);
      await press(button(page, '복구 번호 새로 만들기'));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'session about to end',
    hasOwnClock: true,
    who: 'editor',
    at: '/admin/sessions',
    async make(page) {
      await page.clock.install();
      await page.reload();
      await hydrated(page.getByRole('main'));
      await page.clock.fastForward('26:00');
      // Step by step, each shorter than the warning, because nothing on the screen says when its clock began to run.
      await expect(async () => {
        await page.clock.fastForward('01:40');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
      }).toPass({ intervals: [100] });
    },
  },
];
