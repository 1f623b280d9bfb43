import { expect, type Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import {
  addressOf,
  applyPath,
  draftUpTo,
  givePath,
  joinPath,
  relative,
  sentApplication,
  statusPath,
} from '../fixtures/applications.ts';
import { asOwner, forgetLimits, spendLimits } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import { settledCase } from '../fixtures/led-case.ts';
import { askedForPicture } from '../fixtures/proof-pictures.ts';
import type { Screen } from './screen.ts';

const submit = (page: Page, name: string) => press(page.getByRole('main').getByRole('button', { name, exact: true }));

async function refused(page: Page, name: string) {
  await submit(page, name);
  await expect(page.getByRole('alert').first()).toBeVisible();
}

const paths = { transport: applyPath, membership: joinPath, pledge: givePath };
const withTime = { gift: { gift: 'time' } };

/** A question of an application that is filled in up to there. */
const question = (name: string, at: string, kind: keyof typeof paths = 'transport', other = {}): Screen => ({
  name,
  who: 'visitor',
  at: paths[kind],
  async make(page, site) {
    const token = await draftUpTo(site, at, { kind, other });
    await page.goto(site.origin + addressOf(at, token, paths[kind]));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

const questionWithErrors = (name: string, at: string): Screen => ({
  ...question(name, at),
  async make(page, site) {
    await question(name, at).make?.(page, site);
    await refused(page, '다음');
  },
});

async function showStatus(page: Page, site: SiteProcess, change: (receipt: string) => string[]) {
  const { receipt } = await sentApplication(site);
  await asOwner(site, ...change(receipt));
  await page.getByLabel('접수 번호').fill(receipt);
  await page.getByLabel('전화번호').fill(relative.phone);
  await submit(page, '확인하기');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
}

const enter = (receipt: string, state: string) =>
  `insert into application_events (id, application_id, type, to_state)
   select gen_random_uuid(), id, 'state', '${state}' from applications where receipt = '${receipt}'`;

const waits = (receipt: string) => [
  `update applications set state = 'waiting', reason = 'no-seat' where receipt = '${receipt}'`,
];
const isSettled = (receipt: string) => [
  `update applications set state = 'settled', ended_at = now() where receipt = '${receipt}'`,
  ...['consulting', 'scheduling', 'settled'].map((state) => enter(receipt, state)),
];

export const applicationsScreens: Screen[] = [
  { name: 'apply, start', who: 'visitor', at: applyPath },
  { name: 'apply, start with errors', who: 'visitor', at: applyPath, make: (page) => refused(page, '시작하기') },
  { name: 'apply, nothing to go on with', who: 'visitor', at: `${applyPath}?note=gone` },
  { name: 'apply for membership, start', who: 'visitor', at: joinPath },
  question('apply, who applies', 'applicant'),
  questionWithErrors('apply, who applies with errors', 'applicant'),
  question('apply, clinic', 'clinic'),
  question('apply, days', 'days'),
  questionWithErrors('apply, days with errors', 'days'),
  question('apply, help', 'help'),
  question('apply, fee', 'fee'),
  question('apply, more to say', 'other'),
  question('apply for membership, birth date', 'birth-date', 'membership'),
  { name: 'pledge, start', who: 'visitor', at: givePath },
  { name: 'pledge, start with errors', who: 'visitor', at: givePath, make: (page) => refused(page, '시작하기') },
  question('pledge, how', 'gift', 'pledge'),
  question('pledge, how much', 'amount', 'pledge'),
  question('pledge, who', 'person', 'pledge'),
  question('pledge, receipt', 'receipt', 'pledge'),
  question('pledge, which help', 'service', 'pledge', withTime),
  question('pledge, when', 'service-time', 'pledge', withTime),
  question('pledge, check', 'check', 'pledge'),
  {
    name: 'pledge, done',
    who: 'visitor',
    at: givePath,
    async make(page, site) {
      await page.goto(site.origin + addressOf('done', (await sentApplication(site, 'pledge')).token, givePath));
      await expect(page.getByRole('button', { name: '인쇄하기' })).toBeVisible();
    },
  },
  {
    name: 'apply, Saturday',
    who: 'visitor',
    at: applyPath,
    async make(page, site) {
      await page.goto(site.origin + addressOf('days', await draftUpTo(site, 'days')));
      await page.getByLabel('화요일').check();
      await page.getByLabel('토요일').check();
      await page.getByLabel('투석을 시작하는 시각').fill('오후 1시');
      await submit(page, '다음');
      await expect(page.getByText('토요일에는 협회 차가 다니지 않습니다.')).toBeVisible();
    },
  },
  {
    name: 'apply, without a line',
    who: 'visitor',
    at: applyPath,
    async make(page, site) {
      await question('', 'pick-up').make?.(page, site);
      await page.getByLabel('타시는 곳 주소').fill('울산광역시 ○○구 ○○로 00');
      await page.route('**/*.data?*', (route) => route.abort('internetdisconnected'));
      await refused(page, '다음');
      await page.unrouteAll();
    },
  },
  question('apply, check', 'check'),
  {
    name: 'apply, later',
    who: 'visitor',
    at: applyPath,
    async make(page, site) {
      await page.goto(site.origin + addressOf('later', await draftUpTo(site, 'days')));
      await expect(page.getByRole('button', { name: '인쇄하기' })).toBeVisible();
    },
  },
  {
    name: 'apply, done',
    who: 'visitor',
    at: applyPath,
    async make(page, site) {
      await page.goto(site.origin + addressOf('done', (await sentApplication(site)).token));
      await expect(page.getByRole('button', { name: '인쇄하기' })).toBeVisible();
    },
  },
  { name: 'status', who: 'visitor', at: statusPath },
  { name: 'status by a link that is over', who: 'visitor', at: `${statusPath}?token=${'a'.repeat(43)}`, status: 404 },
  {
    name: 'status, nothing fits',
    who: 'visitor',
    at: statusPath,
    async make(page, site) {
      await forgetLimits(site);
      await page.getByLabel('접수 번호').fill('2222-3333-4444-5555');
      await page.getByLabel('전화번호').fill(relative.phone);
      await refused(page, '확인하기');
    },
  },
  {
    name: 'status, received',
    who: 'visitor',
    at: statusPath,
    make: (page, site) => showStatus(page, site, () => []),
  },
  {
    name: 'status, waiting',
    who: 'visitor',
    at: statusPath,
    make: (page, site) => showStatus(page, site, waits),
  },
  {
    name: 'status, settled',
    who: 'visitor',
    at: statusPath,
    make: (page, site) => showStatus(page, site, isSettled),
  },
  {
    name: 'status, with the ride',
    who: 'visitor',
    at: statusPath,
    async make(page, site) {
      await page.goto(site.origin + (await settledCase(site)));
      await expect(page.getByRole('main')).toContainText('2호차');
    },
  },
  {
    name: 'status, asked too often',
    who: 'visitor',
    at: statusPath,
    async make(page, site) {
      const address = site.origin + (await settledCase(site));
      await page.goto(address);
      await spendLimits(site);
      await page.goto(address);
      await forgetLimits(site);
      await expect(page.getByRole('main')).toContainText('너무 여러 번');
    },
  },
  {
    name: 'status, a picture is asked for',
    who: 'visitor',
    at: statusPath,
    async make(page, site) {
      await page.goto(site.origin + (await askedForPicture(site)).status);
      await expect(page.getByRole('link', { name: '복지카드 사진 보내기' })).toBeVisible();
    },
  },
  {
    name: 'picture of a proof, nothing chosen',
    who: 'visitor',
    at: statusPath,
    async make(page, site) {
      await page.goto(site.origin + (await askedForPicture(site)).page);
      await page.getByRole('button', { name: '사진 보내기' }).click();
      await expect(page.getByText('보내실 사진을 골라 주십시오')).toBeVisible();
    },
  },
];
