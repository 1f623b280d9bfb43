import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

const people = '/admin/people';
const token = 'a-link-that-the-screens-know';
const tokenHash = `decode('${createHash('sha256').update(token).digest('hex')}', 'hex')`;
const submit = (page: Page, name: string) => press(page.getByRole('main').getByRole('button', { name, exact: true }));
const refused = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

/** Somebody who waits, somebody who is locked out, somebody who left, and an invitation. */
async function withPeople(page: Page, site: SiteProcess) {
  const person = (name: string, nickName: string, state: string, roles: string, more = 'null') =>
    `insert into accounts (username, email, nick_name, password_hash, state, roles, locked_at)
     values ('${name}', '${name}@example.com', '${nickName}', '', '${state}', '${roles}', ${more}) on conflict do nothing`;
  await runSql(site.urls.ownerUrl, [
    person('screens-waiting', '김기다림', 'pending', '{}'),
    person('screens-locked', '이잠김', 'active', '{dispatcher,driver}', 'now()'),
    person('screens-left', '박떠남', 'disabled', '{}'),
    `insert into invitations (email, roles, token_hash, invited_by, expires_at)
     select 'screens-invited@example.com', '{editor}', ${tokenHash}, max(id), now() + interval '7 days' from accounts
     where state = 'active' and 'owner' = any(roles)
     on conflict do nothing`,
  ]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('김기다림');
}

/** A screen with somebody to do something to. */
const asked = (name: string, button: RegExp): Screen => ({
  name,
  who: 'owner',
  at: people,
  async make(page, site) {
    await withPeople(page, site);
    await press(page.getByRole('button', { name: button }).first());
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

export const peopleScreens: Screen[] = [
  { name: 'people', who: 'owner', at: people, make: withPeople },
  {
    name: 'people, inviting with errors',
    who: 'owner',
    at: people,
    async make(page) {
      await submit(page, '초대하기');
      await refused(page);
    },
  },
  {
    name: 'people, invited without mail',
    who: 'owner',
    at: people,
    async make(page) {
      await page.getByLabel('이메일', { exact: true }).fill('invited-on-screen@example.com');
      await press(page.getByRole('checkbox', { name: '기사' }));
      await submit(page, '초대하기');
      await expect(page.getByRole('status').filter({ hasText: '직접 전해' })).toBeVisible();
    },
  },
  asked('people, approving', /김기다림.* 승인$/),
  asked('people, refusing', /김기다림.* 거절$/),
  asked('people, closing an account', /이잠김.* 계정 닫기$/),
  {
    name: 'people, closing an account with open cases, with errors',
    who: 'owner',
    at: people,
    async make(page, site) {
      const officer = await signInStaff(site, 'dispatcher');
      await phonedCase(officer);
      await page.reload();
      await press(page.getByRole('button', { name: new RegExp(`\\(${officer.username}\\) 계정 닫기$`) }));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '계정 닫기' }).click();
      await expect(dialog).toContainText('오류:');
    },
  },
  asked('people, unlocking', /이잠김.* 잠금 풀기$/),
  {
    name: 'people, a new device let in',
    who: 'owner',
    at: people,
    async make(page, site) {
      await withPeople(page, site);
      await press(page.getByRole('button', { name: /이잠김.* 새 기기 들이기$/ }));
      await page.getByRole('dialog').getByRole('button', { name: '숫자 만들기' }).click();
      await expect(page.getByRole('status').filter({ hasText: '전화로 불러' })).toBeVisible();
    },
  },
  {
    name: 'sign-in on a new device',
    who: 'visitor',
    at: '/admin/login',
    async make(page, site) {
      await page.getByLabel('아이디 또는 이메일').fill('screens-besieged');
      await page.getByLabel('비밀번호', { exact: true }).fill('not the right words at all');
      await submit(page, '로그인');
      await refused(page);
      await runSql(site.urls.ownerUrl, [`update rate_limits set points = 1000 where key like 'sign-in-site:%'`]);
      await page.getByLabel('비밀번호', { exact: true }).fill('not the right words at all');
      await submit(page, '로그인');
      await expect(page.getByRole('status').filter({ hasText: '처음 보는 기기' })).toBeVisible();
      await runSql(site.urls.ownerUrl, [`delete from rate_limits where key like 'sign-in-%'`]);
    },
  },
  { name: 'new device by mail', who: 'visitor', at: `/admin/new-device?token=${token}` },
  {
    name: 'new device by a code, with errors',
    who: 'visitor',
    at: '/admin/new-device',
    async make(page) {
      await submit(page, '확인하기');
      await refused(page);
    },
  },
  {
    name: 'people, taking the list along with errors',
    who: 'owner',
    at: people,
    async make(page) {
      await page.getByLabel('파일 비밀번호 (선택)').fill('short');
      await submit(page, '내려받기');
      await refused(page);
    },
  },
  {
    name: 'people, list taken along',
    who: 'owner',
    at: people,
    async make(page) {
      await page.getByLabel('무엇에 쓰십니까?').selectOption('업무 인계');
      await submit(page, '내려받기');
      await expect(page.getByRole('status').filter({ hasText: '지금 한 번만 보입니다' })).toBeVisible({
        timeout: 60_000,
      });
    },
  },
  { name: 'people, for somebody else', who: 'editor', at: people },
  { name: 'own sessions', who: 'editor', at: '/admin/sessions' },
  {
    name: 'own sessions, others ended',
    who: 'editor',
    at: '/admin/sessions',
    async make(page, site) {
      await runSql(site.urls.ownerUrl, [
        `insert into sessions (id, account_id, binding_hash, expires_at, user_agent, client_address)
         select gen_random_uuid(), account_id, binding_hash, expires_at, 'iPhone Safari/', '203.0.113.8'
         from sessions order by created_at desc limit 1`,
      ]);
      await page.reload();
      await submit(page, '다른 기기 모두 로그아웃');
      await expect(page.getByRole('status').filter({ hasText: '다른 모든 기기에서' })).toBeVisible();
    },
  },
  { name: 'forgotten password', who: 'visitor', at: '/admin/forgot-password' },
  {
    name: 'forgotten password with errors',
    who: 'visitor',
    at: '/admin/forgot-password',
    async make(page) {
      await submit(page, '메일 받기');
      await refused(page);
    },
  },
  { name: 'new password', who: 'visitor', at: `/admin/reset-password?token=${token}` },
  {
    name: 'new password by a link that is over',
    who: 'visitor',
    at: `/admin/reset-password?token=${token}`,
    async make(page) {
      await page.getByLabel('새 비밀번호').fill('three unrelated lantern words');
      await submit(page, '비밀번호 정하기');
      await refused(page);
    },
  },
  {
    name: 'proof of e-mail',
    who: 'visitor',
    at: `/admin/confirm-email?token=${token}`,
    async make(page, site) {
      await runSql(site.urls.ownerUrl, [
        `insert into accounts (username, email, nick_name, password_hash)
         values ('screens-applicant', 'screens-applicant@example.com', '김신청', '') on conflict do nothing`,
        `insert into account_links (token_hash, account_id, purpose, email, expires_at)
         select ${tokenHash}, id, 'email-proof', email, now() + interval '1 day' from accounts
         where username = 'screens-applicant' on conflict do nothing`,
      ]);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('김신청');
    },
  },
  { name: 'proof of e-mail by a link that is over', who: 'visitor', at: '/admin/confirm-email?token=over' },
  {
    name: 'invitation',
    who: 'visitor',
    at: `/admin/invitation?token=${token}`,
    async make(page, site) {
      await runSql(site.urls.ownerUrl, [
        `insert into accounts (username, email, nick_name, password_hash, state, roles)
         values ('screens-host', 'screens-host@example.com', '초대한 사람', '', 'active', '{owner}') on conflict do nothing`,
        `insert into invitations (email, roles, token_hash, invited_by, expires_at)
         select 'screens-guest@example.com', '{editor}', ${tokenHash}, max(id), now() + interval '7 days' from accounts
         where state = 'active' and 'owner' = any(roles)
         on conflict (token_hash) do nothing`,
      ]);
      await page.reload();
      await submit(page, '직원 되기');
      await refused(page);
    },
  },
  { name: 'invitation that is over', who: 'visitor', at: '/admin/invitation?token=over' },
];
