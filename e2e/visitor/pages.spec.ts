import type { Page as StoredPage } from '@kidney/contract/content/pages/pages.schema.ts';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../accessibility/geometry.ts';
import { findUnseen } from '../accessibility/painted.ts';
import { press } from '../fixtures/hydrated.ts';
import { informationPages, informationPaths, type InformationPath } from '../fixtures/information-pages.ts';
import { expect, test } from '../fixtures/site.ts';

const requirementOf = (path: string) => {
  if (path.startsWith('/love/')) return 'S-RT-04 D-RT-09';
  return path.startsWith('/hope/') ? 'S-RT-06' : 'S-RT-02';
};

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });

test.describe('information pages', () => {
  for (const [requirement, paths] of Object.entries(Object.groupBy(informationPaths, requirementOf))) {
    test(`${requirement} its pages are in the one layout, each with its title and description`, async ({ page }) => {
      for (const path of paths ?? []) {
        const answer = await page.request.get(path);
        expect(answer.status(), path).toBe(200);
        const html = await answer.text();
        for (const part of ['<header', '<main', '<footer', '<h1'])
          expect(html.split(part).length, `${path} ${part}`).toBe(2);
        const title = informationPages[path];
        expect(html, path).toMatch(new RegExp(`<h1[^>]*>(?:<(span|picture).*?</\\1>)?${RegExp.escape(title)}</h1>`));
        expect(html, path).toContain(`<title>${title} | 울산 신장장애인협회</title>`);
        expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
        expect(html.match(/<h2/g)?.length, `headings of ${path}`).toBeGreaterThan(2);
      }
    });
  }

  for (const [path, logo] of [
    ['/love/donation', 'gift'],
    ['/transport/center', 'transport'],
    ['/daycare/overview', 'day'],
    ['/daycare/introduction', 'day'],
    ['/hope/center', 'hope'],
  ] as const) {
    test(`S-SH-03 the title of ${path} carries its own logo`, async ({ page }) => {
      await page.goto(path);
      const image = page.getByRole('heading', { level: 1 }).locator('img');
      await expect(image).toHaveAttribute('src', new RegExp(`/assets/${logo}-day-[^/]+\\.svg$`));
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    });
  }

  test('D-RT-09 donation is of organs, sponsorship of money or time', async ({ page }) => {
    await page.goto('/love/donation');
    await expect(page.getByRole('main')).toContainText('장기를 사고팔면 안 됩니다');
    await page.goto('/love/sponsorship');
    await expect(page.getByRole('main')).toContainText('자원봉사');
    await expect(page.getByRole('main')).not.toContainText('뇌사');
  });

  for (const path of ['/association/history', '/kidney/welfare']) {
    test(`S-SH-01 ${path} offers a phone its share sheet and wider windows the address, also when the window changes`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shared: [] });
        Object.defineProperty(navigator, 'share', {
          value: async (what: object) => void (globalThis as unknown as { shared: object[] }).shared.push(what),
        });
      });
      await page.setViewportSize({ width: 721, height: 800 });
      await page.goto(path);
      const tools = page.getByRole('main');
      await expect(tools.getByRole('button', { name: '주소 복사' })).toBeVisible();
      await page.setViewportSize({ width: 720, height: 800 });
      await press(tools.getByRole('button', { name: '가족에게 보내기' }));
      await expect(tools.getByRole('button', { name: '주소 복사' })).toHaveCount(0);
      const shared = await page.evaluate(() => (globalThis as unknown as { shared: object[] }).shared);
      expect(shared).toEqual([{ title: informationPages[path as InformationPath], url: page.url() }]);
    });
  }

  test('S-RT-07 a section is a chunk of its own, fetched by whoever goes there', async ({ page }) => {
    const modules: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/([a-z-]+)\.route-[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) modules.push(name);
    });
    await page.goto('/love/sponsorship', { waitUntil: 'networkidle' });
    expect(modules).toContain('love');
    expect(modules).not.toContain('association');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await press(page.getByRole('contentinfo').getByRole('link', { name: '오시는 길' }));
    await expect(heading(page, '오시는 길')).toBeVisible();
    expect(modules).toContain('association');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  test('a fact shows its value, from when it holds, where it comes from and when that was checked', async ({
    page,
  }) => {
    await page.goto('/kidney/welfare');
    const fact = page.locator('dl > div', { hasText: '장애인연금, 가장 많이 받을 때' });
    await expect(fact).toContainText('한 달 439,700원');
    await expect(page.getByText(/2026년 1월 1일 기준 · 출처: .+ · 확인한 날 2026년 11월 14일/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '참고한 자료' })).toBeVisible();
  });

  test('D-RT-12 the words for where to write lead to the particulars of the office', async ({ page }) => {
    for (const path of ['/privacy', '/association/directions']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: '사무국 연락처' }).click();
      await expect(page).toHaveURL(`${path}#contact`);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'office@example.org' })).toBeInViewport();
    }
  });

  test('S-RT-02 the English titles among the sources are marked as English, the Korean around them is not', async ({
    page,
  }) => {
    await page.goto('/kidney/disaster');
    const english = page.locator('#sources').locator('[lang=en]');
    await expect(english).toHaveText(['Dialysis in an emergency', 'Ready in 3: Dialysis', 'American Kidney Fund']);
  });

  for (const at of ['/kidney/therapy', '/kidney/welfare', '/transport/center', '/love/sponsorship']) {
    test(`D-SH-07 the tables of ${at} name every column once, seen and read aloud`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at);
      const tables = page.getByRole('main').getByRole('table');
      expect(await tables.count()).toBeGreaterThan(0);
      for (const table of await tables.all()) {
        const heads = table.getByRole('columnheader');
        expect(await heads.count()).toBeGreaterThan(1);
        await expect(table.locator('td b').first()).toBeHidden();
      }
      expect(await findUnseen(page, 'main table')).toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      await expect(tables.getByRole('columnheader')).toHaveCount(0);
      await expect(tables.locator('td b').first()).toBeVisible();
      expect(await findUnseen(page, 'main table')).toEqual([]);
    });
  }

  test('a table becomes cards where there is no room for it, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/kidney/therapy');
    const table = page.getByRole('table', { name: '혈액투석, 복막투석, 신장이식 견주어 보기' });
    await expect(table.getByRole('columnheader')).toHaveText(['구분', '혈액투석', '복막투석', '신장이식']);
    const cell = table.getByRole('cell', { name: '인공신장실(투석 병원)' });
    const beside = table.getByRole('cell', { name: '집이나 직장의 깨끗한 곳' });
    const tops = async () => [(await cell.boundingBox())?.y ?? 0, (await beside.boundingBox())?.y ?? 0] as const;
    const [wideCell, wideBeside] = await tops();
    expect(wideBeside).toBe(wideCell);
    await page.setViewportSize({ width: 320, height: 800 });
    const [narrowCell, narrowBeside] = await tops();
    expect(narrowBeside).toBeGreaterThan(narrowCell);
    await expect(cell.getByText('혈액투석')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('the table of contents leads to a part of the page, and folds away again on a phone', async ({ page }) => {
    await page.goto('/kidney/overview');
    const contents = page.getByRole('main').locator('details');
    await press(contents.locator('summary'));
    await contents.getByRole('link', { name: '콩팥병의 다섯 단계' }).click();
    await expect(page).toHaveURL('/kidney/overview#stages');
    await expect(heading(page, '콩팥병의 다섯 단계')).toBeInViewport();
    await expect(contents).not.toHaveAttribute('open');
  });

  test('a drawing has words for those who do not see it', async ({ page }) => {
    await page.goto('/kidney/therapy');
    const drawing = page.getByRole('img', { name: /팔의 혈관에서 나온 피가 기계의 필터를 지나/ });
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  });

  test('an editor’s change is seen by everybody, and a hidden part by nobody', async ({ page, colleague }) => {
    const stored = await colleague.call<StoredPage>('GET', '/page/association-purpose');
    const content = { ...stored, version: undefined };
    const [first, ...others] = stored.blocks;
    await page.goto('/association/purpose');
    await expect(heading(page, first?.heading ?? '')).toBeVisible();
    const blocks = [{ ...first, hidden: true }, ...others];
    await colleague.call('PUT', '/page/association-purpose', { ...content, title: '협회의 목적', blocks });
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('협회의 목적', { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(heading(page, first?.heading ?? '')).toHaveCount(0);
    expect(await page.content()).not.toContain(first?.heading);
    await colleague.call('PUT', '/page/association-purpose', content);
  });

  test('what the privacy policy said before stays readable', async ({ page, colleague }) => {
    const stored = await colleague.call<StoredPage>('GET', '/page/privacy');
    const { version } = stored;
    const earlier = `/privacy/${version}`;
    await page.goto(earlier);
    await expect(page).toHaveURL('/privacy');
    await colleague.call('PUT', '/page/privacy', { ...stored, version: undefined, lead: '새로 고친 방침입니다.' });
    await expect(async () => {
      await page.goto('/privacy');
      await expect(page.getByText('새로 고친 방침입니다.')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name: `(${version}판)` }).click();
    await expect(page).toHaveURL(earlier);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`개인정보 처리방침 ${version}판`);
    await expect(heading(page, '이전에 쓰던 글입니다')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(stored.lead);
    await page.getByRole('link', { name: '지금 글 보기' }).click();
    await expect(page).toHaveURL('/privacy');
  });

  test('D-RT-10 a version that never was is not found', async ({ page }) => {
    for (const path of ['/privacy/999', '/terms/first']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: '찾으시는 화면이 없습니다' })).toBeVisible();
    }
  });
});

test.describe('information pages without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 S-RT-02 a long page is read and found through', async ({ page }) => {
    await page.goto('/kidney/overview');
    const contents = page.getByRole('main').locator('details');
    await contents.locator('summary').click();
    await contents.getByRole('link', { name: '콩팥병의 다섯 단계' }).click();
    await expect(heading(page, '콩팥병의 다섯 단계')).toBeInViewport();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('D-SH-05 S-RT-02 the organisation is a list of units within units', async ({ page }) => {
    await page.goto('/association/organization');
    const office = page.getByRole('listitem').filter({ hasText: '사무국' }).filter({ hasText: '복지 상담' }).last();
    await expect(office).toBeVisible();
    await expect(office.getByRole('listitem')).toHaveCount(2);
  });
});
