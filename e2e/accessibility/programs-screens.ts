import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import { addProgram, programsPath } from '../fixtures/programs-page.ts';
import { compareFirstTwo } from '../fixtures/versions.ts';
import type { Screen } from './screen.ts';

const openFirst = async (page: Page) => {
  await press(page.locator(`main li > a[href^="${programsPath}/"]`).first());
  await expect(page.getByRole('dialog')).toBeVisible();
};
const editFirst = async (page: Page) => {
  await openFirst(page);
  await press(page.getByRole('dialog').getByRole('link', { name: '고치기' }));
  await expect(page.getByLabel('이름', { exact: true })).toBeVisible();
};
const save = (page: Page) => press(page.getByRole('button', { name: '저장', exact: true }));

// Staff's tools come late and move what is below them: who presses there waits for them.
export const programsScreens: Screen[] = [
  { name: 'programs', who: 'visitor', at: programsPath },
  { name: 'programs, one open', who: 'visitor', at: programsPath, make: openFirst },
  { name: 'programs that cannot be loaded', who: 'visitor', at: programsPath, isCutOff: true, status: 503 },
  {
    name: 'programs for staff, one open',
    who: 'editor',
    at: programsPath,
    completeWith: '휴지통',
    async make(page) {
      await openFirst(page);
      await expect(page.getByRole('button', { name: '삭제' })).toBeVisible();
    },
  },
  {
    name: 'programs admin, bin',
    who: 'editor',
    at: programsPath,
    async make(page, site) {
      const office = await signInStaff(site, 'editor');
      const { id } = await addProgram(office, { title: '지난 프로그램' });
      await office.call('DELETE', `/program/${id}`);
      await press(page.getByRole('button', { name: '휴지통' }));
      await expect(page.getByRole('button', { name: '지난 프로그램 되살리기' }).first()).toBeVisible();
    },
  },
  {
    name: 'programs for staff, deleting',
    who: 'editor',
    at: programsPath,
    completeWith: '휴지통',
    async make(page) {
      await openFirst(page);
      await press(page.getByRole('button', { name: '삭제' }));
      await expect(page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' })).toBeVisible();
    },
  },
  {
    name: 'versions of a program',
    who: 'editor',
    at: programsPath,
    completeWith: '휴지통',
    async make(page) {
      await openFirst(page);
      await press(page.getByRole('button', { name: '고친 기록' }));
      await expect(page.getByRole('group', { name: '1판', exact: true })).toBeVisible();
    },
  },
  {
    name: 'two versions of a program',
    who: 'editor',
    at: programsPath,
    async make(page, site) {
      const office = await signInStaff(site, 'editor');
      const { id, version: _version, ...program } = await addProgram(office, { title: '두 번 쓴 프로그램' });
      await office.call('PUT', `/program/${id}`, { ...program, place: '마당' });
      await page.goto(`${site.origin}${programsPath}/${id}`);
      await compareFirstTwo(page);
      await office.call('DELETE', `/program/${id}`);
    },
  },
  {
    name: 'programs, none yet',
    who: 'editor',
    at: programsPath,
    async make(page, site) {
      await runSql(site.urls.ownerUrl, ['create table programs_away as table programs', 'delete from programs']);
      await page.reload();
      await expect(page.getByRole('heading', { name: '아직 올린 프로그램이 없습니다' })).toBeVisible();
      await runSql(site.urls.ownerUrl, [
        'insert into programs overriding system value table programs_away',
        'drop table programs_away',
      ]);
    },
  },
  { name: 'writing a program', who: 'editor', at: `${programsPath}/create`, completeWith: '저장' },
  {
    name: 'writing a program with errors',
    who: 'editor',
    at: `${programsPath}/create`,
    async make(page) {
      await save(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a program that was left unfinished',
    who: 'editor',
    at: `${programsPath}/create`,
    async make(page) {
      await press(page.getByLabel('이름', { exact: true }));
      await page.getByLabel('이름', { exact: true }).fill('종이접기');
      await page.getByRole('link', { name: '그만두기' }).click();
      await press(page.getByRole('link', { name: '프로그램 올리기' }));
      await expect(page.getByRole('button', { name: '이어서 고치기' })).toBeVisible();
    },
  },
  {
    name: 'a program that somebody else changed first',
    who: 'editor',
    at: programsPath,
    completeWith: '휴지통',
    async make(page, site) {
      await editFirst(page);
      await page.getByLabel('장소').fill('다른 곳');
      await runSql(site.urls.ownerUrl, ['update programs set version = version + 1']);
      await save(page);
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
];
