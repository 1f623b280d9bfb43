import { expect, type Locator, type Page } from '@playwright/test';
import { screens, type Screen } from '../../e2e/accessibility/screens.ts';
import { startWriting, textOf } from '../../e2e/fixtures/board-pages.ts';
import { withSettings } from '../../e2e/fixtures/settings.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { runSql } from '../postgres/roles.ts';

export interface ManualPicture {
  /** Its file in `docs/ko/pictures`, without the ending. */
  file: string;
  screen: Screen;
  width: number;
  /** What of the screen is in the picture; without it, all that is the page's own. */
  part?: (page: Page) => Locator;
  /** How much of it from the top, where it is long. */
  height?: number;
}

const card = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true }).locator('..');
const dialog = (page: Page) => page.getByRole('dialog');

function known(name: string): Screen {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  return screen;
}

/** Gives names to those whom tests make. */
const nameThem = (site: SiteProcess) =>
  runSql(site.urls.ownerUrl, [
    `update accounts set nick_name = '최책임', username = 'owner' || id, email = 'owner' || id || '@example.com'
     where nick_name like '%직원'`,
  ]);

const named = (screen: Screen): Screen => ({
  ...screen,
  async make(page, site) {
    await screen.make?.(page, site);
    await nameThem(site);
    await page.reload();
    await expect(page.getByText('최책임').filter({ visible: true }).first()).toBeVisible();
  },
});

const notice: Screen = {
  name: 'a notice being written',
  who: 'editor',
  at: '/admin',
  async make(page, site) {
    await startWriting(page, `${site.origin}/community/notices`);
    await page.getByLabel('제목', { exact: true }).fill('연말 차량 운행 안내');
    await textOf(page).fill('12월 25일에는 차량이 쉽니다. 병원에 가시는 분은 미리 전화해 주십시오.');
    await expect(page.getByText(/^임시 저장했습니다/)).toBeVisible();
  },
};

const versions: Screen = {
  ...known('settings, earlier versions'),
  async make(page, site) {
    await withSettings(site, 'identity', { hours: '평일 9시~17시' }, () => Promise.resolve());
    await nameThem(site);
    await page.reload();
    await known('settings, earlier versions').make?.(page, site);
    await expect(page.getByRole('button', { name: '이 판으로 되돌리기' }).first()).toBeVisible();
  },
};

const sessions: Screen = {
  name: 'own sessions, one of them unknown',
  who: 'editor',
  at: '/admin/sessions',
  async make(page, site) {
    const newest = 'from sessions order by created_at desc limit 1';
    await runSql(site.urls.ownerUrl, [
      `update sessions set user_agent = 'Windows NT 10.0 Chrome/140', client_address = '203.0.113.7' where id = (select id ${newest})`,
      `insert into sessions (id, account_id, binding_hash, expires_at, user_agent, client_address)
       select gen_random_uuid(), account_id, binding_hash, expires_at, 'iPhone Safari/', '198.51.100.8' ${newest}`,
    ]);
    await page.reload();
    await expect(page.getByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeVisible();
  },
};

/** As wide as the part needs, so that its words stay large where the manual is read. */
export const manualPictures: readonly ManualPicture[] = [
  // First, while those who have signed in for the others are not on their lists.
  { file: 'people', screen: named(known('people')), width: 820, height: 1120 },
  { file: 'records', screen: named(known('records, a month waits')), width: 820, height: 620 },
  { file: 'sign-in', screen: known('sign-in'), width: 640 },
  { file: 'second-factor', screen: known('second factor, none yet'), width: 720 },
  { file: 'staff-home', screen: named(known('staff home, everything waits')), width: 960, height: 1540 },
  { file: 'help', screen: known('help of a screen'), width: 720, part: (page) => page.locator('.office-head') },
  { file: 'notice', screen: notice, width: 820, height: 985 },
  {
    file: 'notice-when',
    screen: notice,
    width: 640,
    part: (page) => page.getByRole('group', { name: '언제 보일까요?' }),
  },
  {
    file: 'call-notes',
    screen: named(known('call, those to call back, one being taken back')),
    width: 720,
    part: (page) => page.getByRole('region', { name: '전화할 곳' }),
  },
  {
    file: 'read-aloud',
    screen: known('call, somebody who has agreed before, and the number read aloud'),
    width: 720,
    part: (page) => page.getByRole('region', { name: '이렇게 읽어 드리십시오' }),
  },
  { file: 'case', screen: known('case, writing beside it'), width: 1100, height: 1100 },
  { file: 'list-preview', screen: known('lists of people, one looked at'), width: 820, height: 1790 },
  {
    file: 'page-in-place',
    screen: known('page edited in its place, a text is open'),
    width: 820,
    part: (page) => page.getByRole('form', { name: '글 ‘둘째’ 고치기' }).locator('..'),
  },
  { file: 'close-account', screen: known('people, closing an account'), width: 640, part: dialog },
  { file: 'disaster', screen: known('settings'), width: 820, part: card('재난 모드') },
  { file: 'disaster-question', screen: known('settings, asking before disaster mode'), width: 640, part: dialog },
  { file: 'emergency', screen: known('emergency page'), width: 390, height: 1000 },
  {
    file: 'not-saved',
    screen: known('facts, one with errors'),
    width: 820,
    part: (page) => page.getByRole('alert').first(),
  },
  { file: 'versions', screen: versions, width: 820, part: card('협회 정보') },
  { file: 'own-sessions', screen: sessions, width: 720 },
];
