import { expect, type Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';
import { openMore, openSteps, someCase } from '../fixtures/cases.ts';
import { asOwner } from '../fixtures/database.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { leadTo } from '../fixtures/led-case.ts';
import { signInStaff } from '../fixtures/office.ts';
import { askedForPicture, card } from '../fixtures/proof-pictures.ts';
import type { Screen } from './screen.ts';

/** Somebody has told it on the telephone. */
async function openCase(page: Page, site: SiteProcess) {
  const one = await someCase(site);
  await page.goto(`${site.origin}/admin/applications/${one.id}`);
  await expect(page.getByRole('heading', { name: '신청인' })).toBeVisible();
  return one;
}

/** Whoever told it. */
async function openPerson(page: Page, site: SiteProcess): Promise<void> {
  const { personId } = await someCase(site);
  await page.goto(`${site.origin}/admin/person/${personId}`);
}

const move = (page: Page) => page.getByRole('form', { name: '다음 단계' });
const list = '/admin/applications';

/** The officer's own case, with the picture that was asked for. */
async function openCaseWithPicture(page: Page, site: SiteProcess): Promise<void> {
  const officer = await signInStaff(site, 'dispatcher');
  const { one } = await askedForPicture(site, officer);
  await officer.enter(page.context());
  await page.goto(`${site.origin}/admin/applications/${one.id}`);
  await openMore(page);
  await page.getByLabel('복지카드 사진').setInputFiles(card);
}

export const casesScreens: Screen[] = [
  { name: 'applications, nothing there', who: 'owner', at: `${list}?shelf=mine`, completeWith: '찾기' },
  {
    name: 'applications',
    who: 'owner',
    at: list,
    async make(page, site) {
      await someCase(site);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  { name: 'applications, for others', who: 'driver', at: list },
  {
    name: 'case, being settled with errors',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openCase(page, site);
      await openSteps(page);
      await move(page).getByRole('radio', { name: '배정 완료' }).check();
      await move(page).getByRole('button', { name: '단계 옮기기' }).click();
      await expect(move(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'case, somebody else was first',
    who: 'owner',
    at: list,
    async make(page, site) {
      const { id, version } = await openCase(page, site);
      const colleague = await signInStaff(site, 'dispatcher');
      await colleague.call('POST', `/application/${id}/move`, { to: 'waiting', reason: 'no-seat', version });
      await press(move(page).getByRole('button', { name: '단계 옮기기' }));
      await expect(page.getByRole('button', { name: '바뀐 것을 확인했습니다' })).toBeVisible();
    },
  },
  {
    name: 'case, writing beside it',
    who: 'owner',
    at: list,
    async make(page, site) {
      const { id } = await openCase(page, site);
      await asOwner(
        site,
        `update messages set state = 'failed', problem = 'refused', settled_at = now()
         where id in (select message_id from application_events where application_id = '${id}')`,
      );
      await page.reload();
      await press(page.getByRole('button', { name: '문자 보내기' }));
      await expect(page.getByLabel('보낼 문자')).toBeVisible();
    },
  },
  {
    name: 'case, changing its ride with errors',
    who: 'owner',
    at: list,
    async make(page, site) {
      const { id } = await openCase(page, site);
      await leadTo(await signInStaff(site, 'dispatcher'), id, 'settled');
      await page.reload();
      await press(page.getByRole('button', { name: '배정 고치기' }));
      await page.getByLabel('바뀌는 날').fill('2026-01-05');
      await page.getByRole('button', { name: '배정 저장' }).click();
      await expect(page.getByRole('form', { name: '배정 고치기' }).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'case, correcting its answers',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openCase(page, site);
      await press(page.getByRole('button', { name: '모두 고치기' }));
      await expect(page.getByRole('button', { name: '고친 것 저장' })).toBeVisible();
    },
  },
  {
    name: 'case, with what is folded, and one answer corrected with errors',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openCase(page, site);
      await openMore(page);
      await press(page.getByRole('button', { name: '전화번호 고치기' }));
      await page.getByLabel('전화번호', { exact: true }).fill('');
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await expect(page.getByRole('form', { name: '전화번호 고치기' })).toContainText('오류:');
    },
  },
  {
    name: 'call, somebody found',
    who: 'owner',
    at: '/admin/call',
    async make(page, site) {
      await someCase(site);
      const search = page.getByRole('searchbox', { name: '누구십니까?' });
      await expect(search).toBeFocused();
      await search.fill('0001');
      await press(page.getByRole('main').getByRole('button', { name: '찾기', exact: true }));
      // Notes of calls are articles, too.
      await expect(page.getByRole('link', { name: '신청인', exact: true }).first()).toBeVisible();
    },
  },
  { name: 'call, taking an application', who: 'owner', at: '/admin/call/transport', completeWith: '접수하기' },
  {
    name: 'call, one left unfinished and a Saturday ticked',
    who: 'owner',
    at: '/admin/call/transport',
    async make(page, site) {
      const consents = page.getByRole('group', { name: '동의하신 것' }).getByRole('checkbox');
      await hydrated(consents.first());
      for (const consent of await consents.all()) await consent.check();
      await expect(page.getByRole('status').filter({ hasText: '임시 저장했습니다' })).toBeVisible();
      await page.goto(`${site.origin}/admin/call/transport`);
      await hydrated(page.getByLabel('토요일'));
      await page.getByLabel('토요일').check();
      await expect(page.getByText('토요일에는 협회 차가 다니지 않습니다.')).toBeVisible();
    },
  },
  {
    name: 'call, somebody who has agreed before, and the number read aloud',
    who: 'owner',
    at: '/admin/call',
    async make(page, site) {
      const { personId } = await someCase(site);
      await page.goto(`${site.origin}/admin/call/transport?person=${personId}`);
      await expect(page.getByText('동의하신 것이 있습니다').first()).toBeVisible();
      await press(page.getByRole('button', { name: '접수하기' }));
      await expect(page.getByRole('region', { name: '이렇게 읽어 드리십시오' })).toBeVisible();
    },
  },
  {
    name: 'call, with errors',
    who: 'owner',
    at: '/admin/call/membership',
    async make(page) {
      await press(page.getByRole('button', { name: '접수하기' }));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'person, a consent being taken back',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openPerson(page, site);
      await press(page.getByRole('button', { name: /동의 거두기$/ }).first());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'person, a consent being taken',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openPerson(page, site);
      await press(page.getByRole('button', { name: '동의 새로 받기' }));
      await expect(page.getByRole('button', { name: '동의 저장' })).toBeVisible();
    },
  },
  {
    name: 'person who rides, with who has looked',
    who: 'owner',
    at: list,
    async make(page, site) {
      const { id, personId } = await someCase(site);
      await leadTo(await signInStaff(site, 'dispatcher'), id, 'settled');
      await page.goto(`${site.origin}/admin/person/${personId}`);
      await expect(page.getByRole('list', { name: '누가 보았습니까' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'case, blacking out a picture',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openCaseWithPicture(page, site);
      await press(page.getByRole('button', { name: '복지카드 번호 가리기' }));
      await press(page.getByRole('button', { name: '가릴 곳 더하기' }));
      await expect(page.getByRole('group', { name: '가릴 곳 1' })).toBeVisible();
    },
  },
  {
    name: 'case, deleting a picture',
    who: 'owner',
    at: list,
    async make(page, site) {
      await openCaseWithPicture(page, site);
      await press(page.getByRole('button', { name: '복지카드 사진 지우기' }));
      await expect(page.getByRole('dialog', { name: '이 사진을 지울까요?' })).toBeVisible();
    },
  },
];
