import type { Drawing } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { press } from '../fixtures/hydrated.ts';
import { addIssue, drawnIssue, newest, newslettersPath, pdfOfSample } from '../fixtures/newsletters-page.ts';
import { signInStaff } from '../fixtures/office.ts';
import { untilItReads } from '../fixtures/visitor.ts';
import type { Screen } from './screen.ts';

const openIssue = async (page: Page, site: SiteProcess) => {
  await page.goto(`${site.origin}${newslettersPath}/${await drawnIssue(site)}`);
  await expect(page.getByRole('heading', { name: newest, level: 1 })).toBeVisible();
};
const openPage = async (page: Page, site: SiteProcess) => {
  await page.goto(`${site.origin}${newslettersPath}/${await drawnIssue(site)}/2`);
  await expect(page.getByRole('region', { name: '2쪽의 글' })).toBeVisible();
};
const inState = async (page: Page, site: SiteProcess, state: string, words: string) => {
  const id = await drawnIssue(site);
  const change = (values: string) => runSql(site.urls.ownerUrl, [`update newsletters set ${values} where id = ${id}`]);
  try {
    await change(state);
    await page.goto(`${site.origin}${newslettersPath}/${id}`);
    await expect(page.getByText(words)).toBeVisible();
  } finally {
    await change(`drawing = 'done', drawing_problem = null, page_total = 3`);
  }
};

/** One is there however often it is asked for. */
const binAnIssue = async (site: SiteProcess) => {
  const office = await signInStaff(site, 'editor');
  if ((await office.call<object[]>('GET', '/newsletter/bin')).length > 0) return;
  const { id: pdfId } = await pdfOfSample(office, await drawnIssue(site));
  const { id } = await addIssue(office, pdfId, { title: '표본 소식지 겨울호' });
  await office.call('DELETE', `/newsletter/${id}`);
};

export const newslettersScreens: Screen[] = [
  {
    name: 'newsletters',
    who: 'visitor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      await drawnIssue(site);
      await untilItReads(page, `${site.origin}${newslettersPath}`, { has: '3쪽' });
    },
  },
  { name: 'older newsletters, none', who: 'visitor', at: `${newslettersPath}?cursor=1999-01-01.1` },
  { name: 'one issue', who: 'visitor', at: newslettersPath, isDrawn: true, make: openIssue },
  { name: 'a page of an issue', who: 'visitor', at: newslettersPath, isDrawn: true, make: openPage },
  { name: 'newsletters that cannot be loaded', who: 'visitor', at: newslettersPath, isCutOff: true, status: 503 },
  {
    name: 'newsletters admin, bin',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      await binAnIssue(site);
      await press(page.getByRole('button', { name: '휴지통' }));
      await expect(page.getByRole('list', { name: '휴지통' })).toBeVisible();
    },
  },
  {
    name: 'issue for staff, deleting',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      await openIssue(page, site);
      await press(page.getByRole('button', { name: '삭제' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'one version of an issue',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      await openIssue(page, site);
      await press(page.getByRole('button', { name: '고친 기록' }));
      await page.getByRole('group', { name: '1판', exact: true }).getByRole('button', { name: '보기' }).click();
      await expect(page.getByRole('heading', { name: '1판 보기' })).toBeVisible();
    },
  },
  {
    name: 'issue whose pages are being made',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      // The page asks on and on, and would soon hear that all is done.
      const drawing: Drawing = { state: 'drawing', drawn: 3, total: 5, problem: null };
      await page.route('**/drawing', (route) => route.fulfill({ json: { data: drawing, message: '' } }));
      await inState(page, site, `drawing = 'drawing', page_total = 5`, '5쪽 가운데 3쪽');
    },
  },
  {
    name: 'issue whose pages could not be made',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    make: (page, site) =>
      inState(page, site, `drawing = 'failed', drawing_problem = 'no-tools'`, '쪽 그림을 만들지 못했습니다.'),
  },
  {
    name: 'putting the words of a page right',
    who: 'editor',
    at: newslettersPath,
    isDrawn: true,
    async make(page, site) {
      await openPage(page, site);
      await press(page.getByRole('button', { name: '이 쪽의 글 고치기' }));
      await expect(page.getByRole('textbox', { name: '2쪽의 글' })).toBeVisible();
    },
  },
  {
    name: 'writing an issue, with errors',
    who: 'editor',
    at: `${newslettersPath}/create`,
    async make(page) {
      await press(page.getByRole('button', { name: '저장', exact: true }));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
