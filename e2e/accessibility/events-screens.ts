import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { addEvent, changeEvent, dayFromNow, eventsPath, monthFromNow } from '../fixtures/events-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import { compareFirstTwo } from '../fixtures/versions.ts';
import type { Screen } from './screen.ts';

const openFirst = async (page: Page) => {
  await press(page.locator('main li > a[href^="/community/events/"]').first());
  await expect(page.getByRole('link', { name: '이 행사를 내 달력에' })).toBeVisible();
};
const save = (page: Page) => press(page.getByRole('button', { name: '저장', exact: true }));

// Staff's tools come late and move what is below them: who presses there waits for them.
export const eventsScreens: Screen[] = [
  { name: 'events to come', who: 'visitor', at: eventsPath },
  { name: 'events of a month', who: 'visitor', at: `${eventsPath}?view=month` },
  { name: 'events of an empty month', who: 'visitor', at: `${eventsPath}?view=month&month=${monthFromNow(-23)}` },
  { name: 'past events', who: 'visitor', at: `${eventsPath}?view=past` },
  { name: 'past events of a year without any', who: 'visitor', at: `${eventsPath}?view=past&year=1999` },
  { name: 'one event', who: 'visitor', at: eventsPath, make: openFirst },
  { name: 'events that cannot be loaded', who: 'visitor', at: eventsPath, isCutOff: true, status: 503 },
  {
    name: 'events admin, bin',
    who: 'editor',
    at: eventsPath,
    async make(page) {
      await press(page.getByRole('button', { name: '휴지통' }));
      await expect(page.getByRole('status').filter({ hasText: '휴지통' })).toBeVisible();
    },
  },
  {
    name: 'event for staff, deleting',
    who: 'editor',
    at: eventsPath,
    completeWith: '휴지통',
    async make(page) {
      await openFirst(page);
      await press(page.getByRole('button', { name: '삭제' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'versions of an event',
    who: 'editor',
    at: eventsPath,
    completeWith: '휴지통',
    async make(page) {
      await openFirst(page);
      await press(page.getByRole('button', { name: '고친 기록' }));
      await expect(page.getByRole('group', { name: '1판', exact: true })).toBeVisible();
    },
  },
  {
    name: 'two versions of an event',
    who: 'editor',
    at: eventsPath,
    async make(page, site) {
      const office = await signInStaff(site, 'editor');
      const event = await addEvent(office, { title: '두 번 쓴 행사', startsOn: dayFromNow(20) });
      await changeEvent(office, event, { place: '마당', html: '<p>함께 걷습니다.</p>' });
      await page.goto(`${site.origin}${eventsPath}/${event.id}`);
      await compareFirstTwo(page);
      await runSql(site.urls.ownerUrl, [`delete from events where id = ${event.id}`]);
    },
  },
  {
    name: 'writing an event that repeats, with errors',
    who: 'editor',
    at: `${eventsPath}/create`,
    async make(page) {
      await press(page.getByLabel('매달 같은 주 같은 요일'));
      await save(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'an event that somebody else changed first',
    who: 'editor',
    at: eventsPath,
    completeWith: '휴지통',
    async make(page, site) {
      await openFirst(page);
      await press(page.getByRole('link', { name: '고치기' }));
      await page.getByLabel('장소').fill('다른 곳');
      await runSql(site.urls.ownerUrl, ['update events set version = version + 1', 'delete from drafts']);
      await save(page);
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
];
