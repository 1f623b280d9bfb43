import { expect } from '@playwright/test';
import { forgetLimits } from '../fixtures/database.ts';
import { anOpenEvent, dayPath, noRegistrations, registered, registerPath } from '../fixtures/event-registrations.ts';
import { eventsPath } from '../fixtures/events-page.ts';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

const send = { name: '신청하기', exact: true };

export const eventRegistrationsScreens: Screen[] = [
  {
    name: 'registering for an event',
    who: 'visitor',
    at: eventsPath,
    async make(page, site) {
      const { id } = await anOpenEvent(site, 20);
      await page.goto(`${site.origin}${registerPath(id)}`);
      await expect(page.getByRole('button', send)).toBeVisible();
    },
  },
  {
    name: 'registering for an event, with errors',
    who: 'visitor',
    at: eventsPath,
    async make(page, site) {
      const { id } = await anOpenEvent(site, 20);
      await page.goto(`${site.origin}${registerPath(id)}`);
      await press(page.getByRole('main').getByRole('button', send));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'registering for an event, waiting for a place',
    who: 'visitor',
    at: eventsPath,
    async make(page, site) {
      const event = await anOpenEvent(site, 1);
      await registered(site, event, '먼저 오신 분');
      await forgetLimits(site);
      await page.goto(`${site.origin}${registerPath(event.id)}`);
      const main = page.getByRole('main');
      await main.getByLabel('이름').fill('참가인');
      await main.getByLabel('전화번호').fill('010-0000-0005');
      await main.getByLabel('개인정보 수집과 이용에 동의합니다').check({ force: true });
      await press(main.getByRole('button', send));
      await expect(main.getByRole('heading', { name: '대기로 받았습니다' })).toBeFocused();
    },
  },
  {
    name: 'events that take registrations',
    who: 'owner',
    at: '/admin/event-registrations',
    async make(page, site) {
      const event = await anOpenEvent(site, 2);
      await registered(site, event, '참가인', 2);
      await page.reload();
      await press(page.getByRole('button', { name: `${event.title} 신청 받기 정하기` }));
      await expect(page.getByRole('form', { name: `${event.title} 신청 받기` })).toBeVisible();
    },
  },
  {
    name: 'who comes to an event',
    who: 'owner',
    at: '/admin/event-registrations',
    async make(page, site) {
      await noRegistrations(site);
      const event = await anOpenEvent(site, 2);
      await registered(site, event, '참가인', 2);
      await registered(site, event, '기다리는 분');
      await page.goto(`${site.origin}${dayPath(event, event.day)}`);
      await press(page.getByRole('button', { name: '전화로 받은 신청 적기' }));
      await page.getByRole('button', { name: '신청 적기', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
