import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { press } from '../fixtures/hydrated.ts';
import { applicationsScreens } from './applications-screens.ts';
import { boardsScreens } from './boards-screens.ts';
import { casesScreens } from './cases-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { clinicsScreens } from './clinics-screens.ts';
import { contentsScreens } from './contents-screens.ts';
import { eventRegistrationsScreens } from './event-registrations-screens.ts';
import { eventsScreens } from './events-screens.ts';
import { callNotesScreens } from './call-notes-screens.ts';
import { formatRequestsScreens } from './format-requests-screens.ts';
import { groupMessagesScreens } from './group-messages-screens.ts';
import { importsScreens } from './imports-screens.ts';
import { oldPostsScreens } from './old-posts-screens.ts';
import { informationScreens } from './information-screens.ts';
import { linksScreens } from './links-screens.ts';
import { messagesScreens } from './messages-screens.ts';
import { newslettersScreens } from './newsletters-screens.ts';
import { officeScreens } from './office-screens.ts';
import { pageEditorScreens } from './page-editor-screens.ts';
import { peopleScreens } from './people-screens.ts';
import { programsScreens } from './programs-screens.ts';
import { recordsScreens } from './records-screens.ts';
import type { Screen } from './screen.ts';
import { secondFactorScreens } from './second-factor-screens.ts';
import { retentionScreens } from './retention-screens.ts';
import { searchScreens } from './search-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { staffHomeScreens } from './staff-home-screens.ts';
import { staffSearchScreens } from './staff-search-screens.ts';
import { toursScreens } from './tours-screens.ts';
import { watchScreens } from './watch-screens.ts';

export type { Screen };

const faq = '/community/faq';

const submit = (page: Page, name: string) => press(page.getByRole('main').getByRole('button', { name, exact: true }));

/** What an earlier look at the same screen left unfinished is thrown away. */
async function startEditing(page: Page) {
  await press(page.getByRole('button', { name: '고치기' }).first());
  const [form, drop] = [page.getByLabel('제목'), page.getByRole('button', { name: '버리고 새로 고치기' })];
  await expect(form.or(drop)).toBeVisible();
  if (await drop.isVisible()) await drop.click();
  await expect(form).toBeVisible();
}

async function openTool(page: Page, name: string) {
  await press(page.getByRole('button', { name, exact: true }));
}

const openMenu = (page: Page) => page.locator('summary', { hasText: '메뉴' }).click();
const summaryOfErrors = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

async function openCreateCard(page: Page) {
  await press(page.getByRole('button', { name: '질문 추가' }));
  await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible();
}

async function submitBlank(page: Page, name: string) {
  await submit(page, name);
  await summaryOfErrors(page);
}

const visitorScreens: Screen[] = [
  { name: 'home', who: 'visitor', at: '/' },
  { name: 'phone menu', who: 'visitor', at: '/', isForPhones: true, make: openMenu },
  {
    name: 'panel of the main menu',
    who: 'visitor',
    at: '/',
    isForWide: true,
    make: (page) => page.locator('header summary', { hasText: '신장 정보' }).click(),
  },
  { name: 'home that cannot be loaded', who: 'visitor', at: '/', isCutOff: true, status: 503 },
  { name: 'site map', who: 'visitor', at: '/sitemap' },
  { name: 'FAQ', who: 'visitor', at: faq },
  { name: 'FAQ, one open', who: 'visitor', at: faq, make: (page) => page.locator('main summary').first().click() },
  { name: 'FAQ that cannot be loaded', who: 'visitor', at: faq, isCutOff: true, status: 503 },
  { name: 'sign-in', who: 'visitor', at: '/admin/login' },
  { name: 'sign-in after expiry', who: 'visitor', at: '/admin/login?note=expired' },
  {
    name: 'sign-in with errors',
    who: 'visitor',
    at: '/admin/login',
    make: (page) => submitBlank(page, '로그인'),
  },
  { name: 'sign-up', who: 'visitor', at: '/admin/signup' },
  {
    name: 'sign-up with errors',
    who: 'visitor',
    at: '/admin/signup',
    make: (page) => submitBlank(page, '가입 신청'),
  },
  {
    name: 'sign-up received',
    who: 'visitor',
    at: '/admin/signup',
    async make(page, site) {
      // One address may sign up only a few times an hour.
      await runSql(site.urls.ownerUrl, ['delete from rate_limits', `delete from accounts where username = 'newcomer'`]);
      await page.getByLabel('아이디', { exact: true }).fill('newcomer');
      await page.getByLabel('이메일').fill('newcomer@example.com');
      await page.getByLabel('이름(닉네임)').fill('홍길동');
      await page.getByLabel('비밀번호', { exact: true }).fill('three unrelated lantern words');
      await submit(page, '가입 신청');
      await expect(page.getByRole('status').filter({ hasText: '받았습니다' })).toBeVisible();
    },
  },
  { name: 'page that does not exist', who: 'visitor', at: '/no/such/page', status: 404 },
  { name: 'last resort', who: 'visitor', at: '/%ff', status: 400, isLastResort: true },
];

const faqDeskScreens: Screen[] = [
  { name: 'FAQ admin', who: 'editor', at: faq, completeWith: '질문 추가' },
  { name: 'FAQ admin, create card', who: 'editor', at: faq, make: openCreateCard },
  {
    name: 'FAQ admin, create card with errors',
    who: 'editor',
    at: faq,
    async make(page) {
      await openCreateCard(page);
      await submitBlank(page, '확인');
    },
  },
  {
    name: 'FAQ admin, editing',
    who: 'editor',
    at: faq,
    async make(page) {
      await startEditing(page);
      await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, what a question said before',
    who: 'editor',
    at: faq,
    async make(page) {
      await startEditing(page);
      await openTool(page, '고친 기록');
      await expect(page.getByText('1판').first()).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, order',
    who: 'editor',
    at: faq,
    async make(page) {
      await openTool(page, '순서 바꾸기');
      await expect(page.getByRole('group', { name: '질문의 순서' })).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, bin',
    who: 'editor',
    at: faq,
    async make(page, site) {
      await runSql(site.urls.ownerUrl, [
        `insert into faqs (title, des, removed_at) values ('지운 질문', '<p>답</p>', now())`,
      ]);
      await openTool(page, '휴지통');
      await expect(page.getByRole('button', { name: '지운 질문 되살리기' }).first()).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, something typed earlier',
    who: 'editor',
    at: faq,
    async make(page) {
      await startEditing(page);
      await page.getByLabel('제목').fill('쓰다 만 질문');
      await expect(page.getByRole('status').filter({ hasText: '임시 저장했습니다' })).toBeVisible();
      await page.reload();
      await press(page.getByRole('button', { name: '고치기' }).first());
      await expect(page.getByRole('heading', { name: '고치던 글이 있습니다' })).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, deleting',
    who: 'editor',
    at: faq,
    async make(page) {
      await press(page.getByRole('button', { name: '삭제' }).first());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'FAQ admin, somebody else was first',
    who: 'editor',
    at: faq,
    async make(page, site) {
      await startEditing(page);
      await page.getByLabel('제목').fill('병원 이동 차량은 어떤 분이 이용할 수 있습니까?');
      await runSql(site.urls.ownerUrl, ['update faqs set version = version + 1']);
      await submit(page, '확인');
      await expect(page.getByRole('alert').getByText('다른 분이')).not.toHaveCount(0);
    },
  },
  {
    name: 'FAQ admin, saved',
    who: 'editor',
    at: faq,
    async make(page) {
      await startEditing(page);
      await submit(page, '확인');
      await expect(page.getByRole('status').filter({ hasText: '고쳤습니다' })).toBeVisible();
    },
  },
];

const accountScreens: Screen[] = [
  { name: 'change password', who: 'editor', at: '/admin/change-password' },
  {
    name: 'change password with errors',
    who: 'editor',
    at: '/admin/change-password',
    make: (page) => submitBlank(page, '비밀번호 바꾸기'),
  },
  { name: 'edit profile', who: 'editor', at: '/admin/edit-profile' },
  {
    name: 'edit profile with errors',
    who: 'editor',
    at: '/admin/edit-profile',
    async make(page) {
      await page.getByLabel('이름(닉네임)').fill('');
      await submitBlank(page, '저장');
    },
  },
  { name: 'page that broke', who: 'editor', at: '/admin/edit-profile', isCutOff: true, status: 500 },
];

/** Every screen in every state. A new feature adds its own here; the checks and the pictures follow. */
export const screens: readonly Screen[] = [
  // First: most screens of staff are looked at by somebody new, and its list would grow with each of them.
  ...peopleScreens,
  ...visitorScreens,
  ...informationScreens,
  ...applicationsScreens,
  ...callNotesScreens,
  ...formatRequestsScreens,
  ...groupMessagesScreens,
  ...toursScreens,
  ...importsScreens,
  ...oldPostsScreens,
  ...clinicsScreens,
  ...eventsScreens,
  ...eventRegistrationsScreens,
  ...newslettersScreens,
  ...programsScreens,
  ...boardsScreens,
  ...searchScreens,
  ...settingsScreens,
  ...faqDeskScreens,
  ...pageEditorScreens,
  ...accountScreens,
  ...staffHomeScreens,
  ...staffSearchScreens,
  ...secondFactorScreens,
  ...officeScreens,
  ...contentsScreens,
  ...recordsScreens,
  ...messagesScreens,
  ...casesScreens,
  ...linksScreens,
  ...retentionScreens,
  ...watchScreens,
  ...catalogueScreens,
];
