import { displayCookie } from '@kidney/contract/shared/display.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Page } from '@playwright/test';
import { askedForFormat } from '../fixtures/format-requests.ts';
import { forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { queueForHand } from '../fixtures/messages.ts';
import { officeMenu, openOfficeMenu, shiftsByTags, shiftsOn, watchShifts } from '../fixtures/office-frame.ts';
import { foundRow, searchBox } from '../fixtures/office-search.ts';
import { signInStaff } from '../fixtures/office.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { ownMenu } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

const home = '/admin';
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const own = ['/admin/edit-profile', '/admin/sessions', '/admin/second-factor', '/admin/change-password'];
const links = (page: Page) => officeMenu(page).getByRole('link');
const group = (page: Page, name: string) => officeMenu(page).getByRole('button', { name, exact: true });
const screensOf = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const));
const top = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;

const mayUse: Record<Role, Record<string, string[]>> = {
  driver: { 오늘: ['오늘 할 일'] },
  dispatcher: {
    오늘: ['오늘 할 일', '전화 받기', '첫날 연습'],
    사람: ['신청 접수', '여럿에게 문자', '다른 형식 요청', '행사 신청', '명단 옮기기'],
    이동: ['운행하지 않는 날'],
    관리: ['해마다 할 일', '설정'],
  },
  editor: {
    오늘: ['오늘 할 일'],
    이동: ['운행하지 않는 날'],
    글: ['모든 글', '금액과 사실', '깨진 링크', '옛 글 옮기기', '인공신장실'],
    관리: ['해마다 할 일', '설정'],
  },
  owner: {
    오늘: ['오늘 할 일', '전화 받기', '메시지', '첫날 연습'],
    사람: ['신청 접수', '여럿에게 문자', '다른 형식 요청', '행사 신청', '명단 옮기기'],
    이동: ['운행하지 않는 날'],
    글: ['모든 글', '금액과 사실', '깨진 링크', '옛 글 옮기기', '인공신장실'],
    관리: ['직원', '해마다 할 일', '기록', '누리집 상태', '보관 기간', '설정'],
  },
};

test.afterEach(({ site }) => forgetEverybody(site));

test.describe('the row of the office', () => {
  test.use({ viewport: wide });

  for (const [role, groups] of Object.entries(mayUse)) {
    test(`D-OFF-10 shows ${role} the own groups, and what is in them`, async ({ page, enterAs }) => {
      await enterAs(role as Role);
      await page.goto(home);
      await expect(officeMenu(page).getByRole('button')).toHaveText(Object.keys(groups));
      await openOfficeMenu(page, '오늘');
      await expect(officeMenu(page).getByRole('heading')).toHaveText(Object.keys(groups));
      await expect(links(page)).toHaveText(Object.values(groups).flat());
      const takesCalls = role === 'dispatcher' || role === 'owner';
      const call = page.getByRole('banner').locator('.office-call');
      await expect(call).toHaveCount(takesCalls ? 1 : 0);
      await expect(searchBox(page)).toHaveCount(role === 'driver' ? 0 : 1);
    });
  }

  test('D-OFF-10 leads from any screen to any other by two presses, and says where one is', async ({
    page,
    enterAs,
  }) => {
    await enterAs('owner');
    await page.goto(home);
    for (const [name, screens] of Object.entries(mayUse.owner)) {
      for (const screen of screens) {
        await openOfficeMenu(page, name);
        await links(page).filter({ hasText: screen }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (screen === '인공신장실') {
          await expect(page).toHaveURL('/kidney/facilities');
          await page.getByRole('navigation', { name: '사무국' }).getByRole('link').click();
          await expect(page).toHaveURL(home);
          continue;
        }
        await expect(officeMenu(page).locator('a[aria-current]')).toHaveText(screen);
        await expect(officeMenu(page).locator('button[aria-current]')).toHaveText(name);
        await expect(links(page), 'the panel goes away').toHaveCount(0);
        const search = await searchBox(page).boundingBox();
        expect(search?.y, `search on ${screen}`).toBeLessThanOrEqual(60);
        expect(await top(page), `title of ${screen}`).toBeLessThanOrEqual(110);
      }
    }
  });

  test('D-OFF-10 opens with the keyboard, and closes on Escape, elsewhere and with the focus', async ({
    page,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto(home);
    await hydrated(group(page, '글'));
    await group(page, '글').focus();
    await page.keyboard.press('Enter');
    await expect(group(page, '글')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, '관리')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(group(page, '글')).toBeFocused();
    await expect(group(page, '글')).toHaveAttribute('aria-expanded', 'false');

    await group(page, '글').click();
    await group(page, '관리').click();
    await expect(group(page, '관리'), 'all groups stand in the panel').toHaveAttribute('aria-expanded', 'true');
    await group(page, '관리').click();
    await expect(links(page)).toHaveCount(0);

    await group(page, '글').click();
    await page.mouse.click(640, 860);
    await expect(links(page)).toHaveCount(0);

    await group(page, '글').click();
    await ownMenu(page).focus();
    await expect(links(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: '내 정보' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: '고대비' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expect(page).toHaveURL(home);
  });

  test('D-OFF-10 a driver comes to nobody else’s screen by its address either', async ({ page, enterAs, site }) => {
    const owner = await signInStaff(site, 'owner');
    await owner.enter(page.context());
    await page.goto(home);
    await openOfficeMenu(page, '관리');
    const others = (await screensOf(page)).filter(([, to]) => to.startsWith('/admin/'));
    expect(others.length).toBeGreaterThan(12);
    await page.context().clearCookies();
    await enterAs('driver');
    for (const [, address] of others) {
      await page.goto(address);
      await expect(page.getByRole('main'), address).toContainText('이 화면은 맡은 직원만 볼 수 있습니다.');
      await expect(officeMenu(page).getByRole('button')).toHaveText(['오늘']);
    }
  });
});

for (const viewport of [wide, phone]) {
  test(`D-OFF-10 no screen of the office moves when its late parts come, at ${viewport.width} px`, async ({
    page,
    enterAs,
    site,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const owner = await enterAs('owner');
    const { id, personId } = await phonedCase(owner);
    await askedForFormat(site, '큰 글씨 소식지');
    await queueForHand(site, owner);
    await page.goto(home);
    await openOfficeMenu(page, viewport === wide ? '글' : '메뉴');
    const listed = (await screensOf(page)).map(([, to]) => to).filter((to) => to.startsWith(home));
    const deeper = [`/admin/applications/${id}`, `/admin/person/${personId}`, '/admin/call/transport'];
    const edited = '/admin/facts?key=transport-fee';
    await watchShifts(page);
    for (const address of new Set([...listed, ...own, ...deeper, edited])) {
      expect.soft(await shiftsOn(page, address), address).toEqual([]);
      if (viewport === wide) expect.soft(await top(page), `title of ${address}`).toBeLessThanOrEqual(110);
      await expect(page.getByRole('navigation', { name: /^(주 메뉴|바로 가기)$/ })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });

  test(`D-OFF-10 no screen moves while it is read, at ${viewport.width} px`, async ({ page, enterAs }) => {
    await page.setViewportSize(viewport);
    await enterAs('owner');
    await watchShifts(page);
    for (const address of [home, '/admin/call/transport', '/admin/facts'])
      expect.soft(await shiftsByTags(page, address), address).toEqual([]);
  });
}

test.describe('the row on a phone', () => {
  test('D-OFF-10 has one sheet with the screens and one’s own, by keyboard too', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(home);
    await expect(links(page)).toHaveCount(0);
    await openOfficeMenu(page);
    await expect(links(page).filter({ hasText: '내 정보' })).toBeVisible();
    await expect(officeMenu(page).getByRole('button', { name: '고대비' })).toBeVisible();
    await expect(officeMenu(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await links(page).filter({ hasText: '해마다 할 일' }).click();
    await expect(page).toHaveURL('/admin/duties');
    await expect(links(page)).toHaveCount(0);
  });
});

test.describe('the search on a phone', () => {
  test('D-OFF-10 stands behind a button, and goes away with the page', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(home);
    await expect(searchBox(page)).toHaveCount(0);
    await press(page.getByRole('button', { name: '찾기' }));
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('해마다');
    await foundRow(page, /해마다 할 일/).click();
    await expect(page).toHaveURL('/admin/duties');
    await expect(searchBox(page)).toHaveCount(0);
  });
});

test.describe('the bar above public pages', () => {
  test('D-OFF-10 keeps mark and name apart on phones with large letters', async ({ page, enterAs, baseURL }) => {
    await page.context().addCookies([{ name: displayCookie, value: '150-normal', url: baseURL ?? '' }]);
    await enterAs('editor');
    await page.goto('/community/faq');
    const mark = page.getByRole('navigation', { name: '사무국' }).getByRole('link');
    for (const width of [320, 360, 390, 430, 480]) {
      await page.setViewportSize({ width, height: 844 });
      const [left, right] = [await mark.boundingBox(), await ownMenu(page).boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(right?.x ?? 0);
      expect((right?.x ?? 0) + (right?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test('D-OFF-10 leads back and holds one’s own, above what visitors have', async ({ page, enterAs }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: '사무국' });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect(bar).toHaveCount(0);
    expect((await scripts()).filter((name) => name.includes('office'))).toEqual([]);

    await enterAs('editor');
    await page.goto('/');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(50);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(header);
    await expect(page.getByRole('navigation', { name: '바로 가기' })).toBeVisible();
    await press(ownMenu(page));
    await page.getByRole('link', { name: '로그인한 기기' }).click();
    await expect(page).toHaveURL('/admin/sessions');
    await page.goto('/');
    await bar.getByRole('link', { name: /오늘 할 일/ }).click();
    await expect(page).toHaveURL(home);
  });
});

test.describe('the row without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [wide, phone]) {
    test(`D-OFF-10 opens at ${viewport.width} px, and what needs script is not there`, async ({ page, enterAs }) => {
      await page.setViewportSize(viewport);
      await enterAs('owner');
      await page.goto(home);
      await group(page, viewport === wide ? '관리' : '메뉴').click();
      await links(page).filter({ hasText: '해마다 할 일' }).click();
      await expect(page).toHaveURL('/admin/duties');
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  }
});
