import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import type { Locator, Page } from '@playwright/test';
import { addNotice, noticesPath, usingNotice } from '../fixtures/board-pages.ts';
import { signInStaff } from '../fixtures/office.ts';
import { withSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

const banner = {
  tone: 'notice',
  text: '12월 25일(금)은 차량을 운행하지 않습니다.',
  href: '/transport/center',
  linkLabel: '성탄절 운행 안내 보기',
} as const;

const dock = (page: Page) => page.getByRole('navigation', { name: '바로 가기' });
const todayLine = (page: Page) => page.getByText(/^오늘 (운행합니다|쉽니다)$/);

async function edges(...parts: Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => ({ top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0) }));
}

test.describe('home, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S-RT-01 D-SH-05 the five things stand on the first screen of a phone', async ({ page, site }) => {
    await withSettings(site, 'banner', banner, async () => {
      const note = page.getByRole('region', { name: '안내' });
      // The kept page hears of it a moment later.
      await expect(async () => {
        await page.goto('/');
        await expect(note).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('무엇을 도와드릴까요?');
      const main = page.getByRole('main');
      const [dockEdge] = await edges(dock(page));
      const parts = await edges(
        note,
        main.getByRole('link', { name: /^병원 이동 차량 신청 투석/ }),
        main.getByRole('link', { name: /인공신장실 찾기/ }),
        main.getByRole('link', { name: /^공지사항 (새 글이|협회가)/ }),
        todayLine(page),
      );
      for (const { top, bottom } of parts) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(dockEdge?.top ?? 0);
      }
      expect(dockEdge?.bottom).toBeLessThanOrEqual(844);
    });
  });

  for (const width of [320, 390]) {
    test(`S-RT-01 the telephone and the shuttle are in reach at ${width} px with text at 150 %`, async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([{ name: 'display', value: '150-normal', url: site.origin }]);
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      await expect(dock(page).getByRole('link', { name: '전화하기' })).toHaveAttribute('href', 'tel:052-000-0000');
      for (const name of ['전화하기', '이동 신청']) {
        await expect(dock(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(120);
    });
  }

  test('D-SH-05 the first tile leads to where one applies', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^병원 이동 차량 신청 투석/ })
      .click();
    await expect(page).toHaveURL('/transport/apply');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('병원 이동 차량 신청');
  });
});

test.describe('home', () => {
  for (const width of [390, 1280]) {
    test(`S-RT-01 the keyboard reaches the shuttle within five stops at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
      await page.keyboard.press('Enter');
      let stops = 1;
      const isThere = () =>
        page.evaluate(() => document.activeElement?.getAttribute('href')?.startsWith('/transport/apply') === true);
      while (!(await isThere()) && stops < 20) {
        await page.keyboard.press('Tab');
        stops += 1;
      }
      expect(stops).toBeLessThanOrEqual(5);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/transport/apply');
    });
  }

  test('D-TR-03 today is named with its date, the week with its days, and the next day without service', async ({
    page,
    site,
  }) => {
    const { data } = (await (await fetch(`${site.origin}/api/service-days`)).json()) as { data: ServiceOverview };
    await page.goto('/');
    const [, month, day] = data.today.date.split('-').map(Number);
    await expect(todayLine(page)).toHaveText(data.today.runs ? '오늘 운행합니다' : '오늘 쉽니다');
    await expect(page.getByRole('main').locator('p', { has: todayLine(page) })).toContainText(`${month}월 ${day}일(`);
    const week = page.getByRole('main').locator('ol').getByRole('listitem');
    await expect(week).toHaveText(data.week.map(({ runs }) => (runs ? /운행/ : /쉼/)));
    const [next] = data.closures;
    await expect(page.getByText('다음 쉬는 날')).toBeVisible();
    await expect(page.getByText(next?.reason ?? '', { exact: false }).first()).toBeVisible();
  });

  test('D-TR-03 the fee is the fact: changed there, it is changed here', async ({ page, site }) => {
    const editor = await signInStaff(site, 'editor');
    const { key, updatedAt: _at, version: _version, ...fee } = await editor.call<Fact>('GET', '/fact/transport-fee');
    const shown = page.getByRole('main').getByText(/^한 달 [\d,]+원$/);
    await page.goto('/');
    await expect(shown).toHaveText('한 달 30,000원');
    await editor.call('PUT', `/fact/${key}`, { ...fee, value: '32,000원', amount: 32_000 });
    try {
      await expect(async () => {
        await page.goto('/');
        await expect(shown).toHaveText('한 달 32,000원', { timeout: 100 });
      }).toPass({ timeout: 60_000 });
    } finally {
      await editor.call('PUT', `/fact/${key}`, fee);
    }
  });

  test('S-RT-01 S-RT-03 a notice stands here as soon as it is public, and is gone with it', async ({
    page,
    colleague,
  }) => {
    await page.goto('/');
    const post = await addNotice(colleague, { pinnedUntil: '2099-01-01' });
    await usingNotice(colleague, post, async () => {
      await untilItReads(page, '/', { has: post.title });
      const [first] = await page.getByRole('main').locator(`a[href^="${noticesPath}/"]`).all();
      await expect(first as Locator).toContainText('중요');
      await expect(page.getByRole('link', { name: /^공지사항 새 글이 \d+개/ })).toBeVisible();
      await page.getByRole('link', { name: post.title }).click();
      await expect(page.getByRole('heading', { name: post.title, level: 1 })).toBeVisible();
    });
    await untilItReads(page, '/', { not: post.title });
  });

  test('S-RT-01 S-RT-03 events to come and the newest news stand below, each with a way to all of them', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const [name, to] of [
      ['공지사항', noticesPath],
      ['행사·일정', '/community/events'],
      ['협회 소식', '/community/news'],
    ] as const) {
      await expect(main.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
      await expect(main.getByRole('link', { name: `${name} 모두 보기` })).toHaveAttribute('href', to);
    }
    const event = main.locator('a[href^="/community/events/"]').first();
    const title = await event.locator('b').last().textContent();
    await event.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
});
