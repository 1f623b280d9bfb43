import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

const facts = '/admin/facts';
const oneFact = `${facts}?key=transport-fee`;
const serviceDays = '/admin/service-days';
const save = (page: Page) => press(page.getByRole('button', { name: '저장', exact: true }));
const refused = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

async function withClosure(page: Page, site: SiteProcess) {
  const insert = `insert into service_closures (date, reason) values (current_date + 30, '차량 정기 점검')`;
  await runSql(site.urls.ownerUrl, [`${insert} on conflict do nothing`]);
  await page.reload();
}

export const officeScreens: Screen[] = [
  { name: 'facts', who: 'editor', at: facts, completeWith: '매달 내시는 돈의 이름 고치기' },
  {
    name: 'facts, one being changed',
    who: 'editor',
    at: oneFact,
    async make(page) {
      await page.getByLabel('내용', { exact: true }).fill('35,000원');
      await expect(page.getByRole('button', { name: '금액도 같게 고치기' })).toBeVisible();
    },
  },
  {
    name: 'facts, one with errors',
    who: 'editor',
    at: oneFact,
    async make(page) {
      await page.getByLabel('내용', { exact: true }).fill('');
      await page.getByLabel('출처', { exact: true }).fill('');
      await save(page);
      await refused(page);
    },
  },
  {
    name: 'facts, somebody else was first',
    who: 'editor',
    at: oneFact,
    async make(page, site) {
      await page.getByLabel('내용', { exact: true }).fill('한 달에 30,000원입니다');
      await runSql(site.urls.ownerUrl, [`update facts set version = version + 1 where key = 'transport-fee'`]);
      await save(page);
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
  {
    name: 'facts, nothing found',
    who: 'editor',
    at: facts,
    completeWith: '매달 내시는 돈의 이름 고치기',
    make: (page) => page.getByLabel('찾는 말').fill('어디에도 없는 말'),
  },
  {
    name: 'days without service',
    who: 'editor',
    at: serviceDays,
    async make(page, site) {
      await withClosure(page, site);
      await expect(page.getByRole('button', { name: /지우기$/ })).toBeVisible();
      await page.getByLabel('날짜').fill('2030-01-05');
      await page.getByLabel('이유').fill('차량 점검일');
    },
  },
  {
    name: 'days without service, with errors',
    who: 'editor',
    at: serviceDays,
    async make(page) {
      await save(page);
      await refused(page);
    },
  },
  {
    name: 'days without service, removing one',
    who: 'editor',
    at: serviceDays,
    async make(page, site) {
      await withClosure(page, site);
      await press(page.getByRole('button', { name: /지우기$/ }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
