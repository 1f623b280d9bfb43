import type { Page } from '@playwright/test';
import { keysOnly, tabTo } from '../fixtures/keyboard.ts';
import { press, hydrated } from '../fixtures/hydrated.ts';
import { officeMenu, openOfficeMenu } from '../fixtures/office-frame.ts';
import { ownMenu } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

const list = (page: Page) => page.getByRole('dialog', { name: '단축키' });
const rows = (page: Page) => list(page).getByRole('listitem');
const wide = { width: 1280, height: 900 };

test('D-OFF-21 `?` shows every key there is, Esc closes it, and the focus goes back', async ({ page, enterAs }) => {
  await page.setViewportSize(wide);
  await keysOnly(page);
  await enterAs('dispatcher');
  await page.goto('/admin/duties');
  const call = page.getByRole('banner').locator('.office-call');
  await hydrated(call);
  await tabTo(page, call);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('button', { name: '닫기' })).toBeFocused();
  await expect(rows(page).first()).toHaveText('/ 찾기 칸으로 갑니다.');
  await expect(list(page)).toContainText('단축키를 보여 드립니다.');
  // A second one while it is open changes nothing.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(call).toBeFocused();
});

test('D-OFF-21 `?` in a field is a letter, and with Ctrl, Alt or Meta it is somebody else’s', async ({
  page,
  enterAs,
}) => {
  await enterAs('driver');
  await page.goto('/admin/edit-profile');
  const field = page.getByLabel('이름(닉네임)');
  await hydrated(field);
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect(field).toHaveValue(/\?$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  for (const held of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${held}+?`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expect(list(page), 'no box, no key for it').not.toContainText('찾기 칸으로 갑니다.');
});

test('D-OFF-21 who has no such key finds the list in the own menu, and comes back to it', async ({ page, enterAs }) => {
  await enterAs('editor');
  const show = page.getByRole('button', { name: '단축키 보기' });
  await page.setViewportSize(wide);
  await page.goto('/admin');
  await press(ownMenu(page));
  await press(show);
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(ownMenu(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await openOfficeMenu(page);
  await press(show);
  await expect(list(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(officeMenu(page).getByRole('button', { name: '메뉴', exact: true })).toBeFocused();
  await page.goto('/community/faq');
  await press(ownMenu(page));
  await expect(show, 'where no key is listened to').toHaveCount(0);
});
