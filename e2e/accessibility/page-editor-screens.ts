import { expect, type Page } from '@playwright/test';
import {
  blockButtons,
  blockForm,
  changeBlock,
  openOutline,
  saveButton,
  versionsButton,
  writePage,
} from '../fixtures/page-editor.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { SiteProcess } from '../../testing/process.ts';
import type { Screen } from './screen.ts';

const at = '/daycare/overview';
const key = 'daycare-overview';

/** A page that somebody else has just written, open in the editor. */
async function openWritten(page: Page, site: SiteProcess) {
  const colleague = await signInStaff(site, 'editor');
  await writePage(colleague, key);
  await openOutline(page, `${site.origin}${at}`);
  return colleague;
}

/** The same page, with its second block open where it stands. */
async function openInPlace(page: Page, site: SiteProcess): Promise<void> {
  const colleague = await signInStaff(site, 'editor');
  await writePage(colleague, key);
  await page.goto(`${site.origin}${at}`);
  await press(page.getByRole('button', { name: '글 ‘둘째’ 고치기' }));
  await expect(page.getByRole('textbox', { name: '내용' })).toBeFocused();
}

async function openVersions(page: Page, site: SiteProcess) {
  const colleague = await signInStaff(site, 'editor');
  await writePage(colleague, key);
  await changeBlock(colleague, key, 'one', '고쳐 쓴 글입니다.');
  await press(versionsButton(page));
  await expect(page.getByRole('button', { name: '비교하기' })).toBeVisible();
}

async function addBlock(page: Page, site: SiteProcess, kind: RegExp) {
  await openWritten(page, site);
  await page.getByRole('button', { name: '블록 추가' }).click();
  await page.getByRole('button', { name: kind }).click();
}

/** The editor of information pages, in every state. */
export const pageEditorScreens: Screen[] = [
  { name: 'page that can be edited', who: 'editor', at: '/transport/center', completeWith: '차례로 보기' },
  {
    name: 'page edited in its place, a text is open',
    who: 'editor',
    at,
    make: (page, site) => openInPlace(page, site),
  },
  {
    name: 'page edited in its place, a choice of what to put between',
    who: 'editor',
    at,
    async make(page, site) {
      await openInPlace(page, site);
      await page.getByRole('button', { name: '여기에 넣기, 글 ‘셋째’ 위' }).click();
      await expect(page.getByRole('button', { name: /^글 제목과/ })).toBeFocused();
    },
  },
  {
    name: 'page edited in its place, a block is removed and not saved',
    who: 'editor',
    at,
    async make(page, site) {
      await openInPlace(page, site);
      await page.getByRole('button', { name: '지우기' }).click();
      await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
    },
  },
  {
    name: 'page editor',
    who: 'editor',
    at,
    make: async (page, site) => void (await openWritten(page, site)),
  },
  {
    name: 'page editor, form of a text',
    who: 'editor',
    at,
    async make(page, site) {
      await openWritten(page, site);
      await blockButtons(page, '첫째').getByRole('button', { name: '고치기' }).click();
      await blockForm(page, '글 ‘첫째’').getByRole('button', { name: '링크' }).click();
      await expect(page.getByLabel('링크 주소')).toBeFocused();
    },
  },
  {
    name: 'page editor, choice of a block',
    who: 'editor',
    at,
    async make(page, site) {
      await openWritten(page, site);
      await page.getByRole('button', { name: '블록 추가' }).click();
      await blockButtons(page, '셋째').getByRole('button', { name: '지우기' }).click();
    },
  },
  { name: 'page editor, form of a table', who: 'editor', at, make: (page, site) => addBlock(page, site, /^비교표/) },
  { name: 'page editor, form of facts', who: 'editor', at, make: (page, site) => addBlock(page, site, /^금액/) },
  { name: 'page editor, form of a drawing', who: 'editor', at, make: (page, site) => addBlock(page, site, /^그림/) },
  {
    name: 'page editor, something is wrong',
    who: 'editor',
    at,
    async make(page, site) {
      await addBlock(page, site, /^링크 모음/);
      await saveButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: '저장하지 못했습니다' })).toBeFocused();
    },
  },
  {
    name: 'page editor, somebody else was first',
    who: 'editor',
    at,
    async make(page, site) {
      const colleague = await openWritten(page, site);
      await blockButtons(page, '첫째').getByRole('button', { name: '숨기기' }).click();
      await changeBlock(colleague, key, 'two', '동료가 쓴 글');
      await saveButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: '그사이' })).toBeFocused();
    },
  },
  {
    name: 'page editor, preview',
    who: 'editor',
    at,
    async make(page, site) {
      await openWritten(page, site);
      await page.getByRole('button', { name: '미리보기' }).click();
      await expect(page.getByRole('heading', { name: '미리보기' })).toBeFocused();
    },
  },
  {
    name: 'page editor, leaving',
    who: 'editor',
    at,
    async make(page, site) {
      await openWritten(page, site);
      await blockButtons(page, '첫째').getByRole('button', { name: '아래로' }).click();
      await page.getByRole('button', { name: '그만두기' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'page editor, a draft is offered',
    who: 'editor',
    at,
    async make(page, site) {
      await openWritten(page, site);
      await blockButtons(page, '첫째').getByRole('button', { name: '아래로' }).click();
      await page.getByRole('button', { name: '그만두기' }).click();
      await page.getByRole('button', { name: '임시 저장하고 나가기' }).click();
      await page.getByRole('button', { name: '차례로 보기' }).click();
      await expect(page.getByRole('heading', { name: '고치던 글이 있습니다' })).toBeFocused();
    },
  },
  { name: 'versions of a page', who: 'editor', at, make: openVersions },
  {
    name: 'versions of a page, two compared',
    who: 'editor',
    at,
    async make(page, site) {
      await openVersions(page, site);
      await page.getByRole('button', { name: '비교하기' }).click();
      await expect(page.getByRole('heading', { name: /비교$/ })).toBeFocused();
    },
  },
];
