import type { Page } from '@playwright/test';
import { holdTheRest, press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const sectionLabels = ['병원 이동', '신장 정보', '소식·참여', '주간보호', '희망센터', '사랑 나눔', '협회 소개'];

const phoneMenu = (page: Page) =>
  page.locator('header details').filter({ has: page.getByText('메뉴', { exact: true }) });
const allPages = (page: Page) => page.getByRole('navigation', { name: '전체 메뉴' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
const section = (page: Page, name: string) => mainMenu(page).locator('summary', { hasText: name });
const openPanels = (page: Page) => mainMenu(page).locator('details[open]');

test.describe('the menu of phones', () => {
  test('S-RT-01 covers the screen, leads on without a new document, and closes behind itself', async ({ page }) => {
    await page.goto('/');
    const menu = phoneMenu(page);
    await press(menu.locator('summary'));
    await expect(allPages(page).getByRole('heading')).toHaveText(sectionLabels);
    const isOverPage = () => document.elementFromPoint(195, 120)?.closest('header') !== null;
    expect(await page.evaluate(isOverPage)).toBe(true);
    const sheet = await allPages(page).locator('..').boundingBox();
    expect(sheet).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expect(page.getByRole('navigation', { name: '바로 가기' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await allPages(page).getByRole('link', { name: '투석과 이식 (신대체요법)' }).click();
    await expect(page).toHaveURL('/kidney/therapy');
    await expect(menu).not.toHaveAttribute('open');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  test('S-RT-01 what was opened before the script came stays open', async ({ page }) => {
    const letTheRestCome = await holdTheRest(page);
    await page.goto('/', { waitUntil: 'commit' });
    const menu = phoneMenu(page);
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await letTheRestCome();
    await expect(menu).toHaveAttribute('open');
  });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const menu = phoneMenu(page);
    await press(menu.locator('summary'));
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: '누리집에서 찾기' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(allPages(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  });
});

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('S-RT-01 what was opened before the script came stays open', async ({ page }) => {
    const letTheRestCome = await holdTheRest(page);
    await page.goto('/', { waitUntil: 'commit' });
    await section(page, '신장 정보').click();
    await expect(openPanels(page)).toHaveCount(1);
    await letTheRestCome();
    await expect(openPanels(page)).toHaveCount(1);
    await openPanels(page).getByRole('link').first().click();
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('S-RT-01 opens on a press and on Enter, one at a time, and not by hovering', async ({ page }) => {
    await page.goto('/');
    await section(page, '신장 정보').hover();
    await expect(openPanels(page)).toHaveCount(0);
    await press(section(page, '신장 정보'));
    await expect(mainMenu(page).getByRole('link', { name: /신장장애인 복지 정보/ })).toBeVisible();
    await section(page, '협회 소개').focus();
    await page.keyboard.press('Enter');
    await expect(mainMenu(page).getByRole('link', { name: /오시는 길/ })).toBeVisible();
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);
    await expect(section(page, '협회 소개')).toBeFocused();
    await section(page, '주간보호').click();
    await page.getByRole('heading', { name: '협회가 하는 일' }).click();
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('S-RT-01 leads on, closes behind itself, and marks the section one is in', async ({ page }) => {
    await page.goto('/');
    await press(section(page, '사랑 나눔'));
    await mainMenu(page)
      .getByRole('link', { name: /장기기증/ })
      .click();
    await expect(page).toHaveURL('/love/donation');
    await expect(openPanels(page)).toHaveCount(0);
    await expect(section(page, '사랑 나눔')).toHaveAttribute('aria-current', 'true');
    await expect(section(page, '신장 정보')).not.toHaveAttribute('aria-current');
    await mainMenu(page).getByRole('link', { name: '희망센터', exact: true }).click();
    await expect(page).toHaveURL('/hope/center');
    await expect(mainMenu(page).getByRole('link', { name: '희망센터', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('S-RT-02 a page knows where it stands: path, and the other pages of its section', async ({ page }) => {
    await page.goto('/kidney/therapy');
    const path = page.getByRole('navigation', { name: '현재 경로' });
    await expect(path.getByRole('listitem')).toHaveText(['홈', '신장 정보', /신대체요법/]);
    const beside = page.getByRole('navigation', { name: '신장 정보', exact: true });
    await expect(beside.getByRole('link', { name: '투석과 이식 (신대체요법)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const text = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect((await beside.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + 400);
    await beside.getByRole('link', { name: '신장장애인 복지 정보' }).click();
    await expect(page).toHaveURL('/kidney/welfare');
    await path.getByRole('link', { name: '신장 정보' }).click();
    await expect(page).toHaveURL('/sitemap#kidney');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kidney/therapy');
    const end = await page.getByRole('heading', { level: 2 }).nth(2).boundingBox();
    expect((await beside.boundingBox())?.y).toBeGreaterThan(end?.y ?? 0);
  });
});

test.describe('the menu without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 on a wide screen one panel is open at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await section(page, '신장 정보').click();
    await section(page, '협회 소개').click();
    await expect(openPanels(page)).toHaveCount(1);
    await mainMenu(page).getByRole('link', { name: /연혁/ }).click();
    await expect(page).toHaveURL('/association/history');
  });

  test('D-SH-05 D-RT-12 S-RT-02 S-RT-04 S-RT-06 every page of the list of all pages answers, under the name that it has there', async ({
    page,
    site,
  }) => {
    await page.goto('/sitemap');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...sectionLabels,
      '누리집 안내',
    ]);
    const links = page.getByRole('main').getByRole('region').getByRole('link');
    const listed = await links.evaluateAll((all) =>
      all.map((link) => ({ path: link.getAttribute('href') ?? '', name: link.querySelector('b')?.textContent })),
    );
    expect(listed.length).toBeGreaterThan(20);
    for (const { path, name } of listed) {
      const answer = await fetch(site.origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
      // A heading may name the city, which the menu leaves out.
      const title = heading?.replaceAll(/<[^>]*>/g, '').replace(/^울산 /, '');
      expect([path, title]).toEqual([path, name]);
    }
  });
});
