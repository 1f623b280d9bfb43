import { expect, test } from '../fixtures/site.ts';

/** The picture over which a title stands: its file is named after the scene. */
const bannerFile = /\/assets\/(association|kidney|transport|community|day|hope|love|faq)-wide-day-/;

/** The titles of which the specification says that they have none, one by one. */
const without = {
  'greeting page': '/association/greeting',
  history: '/association/history',
  'organization chart': '/association/organization',
  directions: '/association/directions',
  'kidney disease overview': '/kidney/overview',
  'renal replacement therapy': '/kidney/therapy',
  'Ulsan artificial kidney rooms': '/kidney/facilities',
  'writing a centre news item': '/daycare/news/create',
  'welfare information': '/kidney/welfare',
  'events and schedule': '/community/events',
  notices: '/community/notices',
  'writing a notice': '/community/notices/create',
  'writing a notice of the centre': '/daycare/notice/create',
  newsletter: '/community/newsletter',
};

const withBanner = [
  '/association/purpose',
  '/association/projects',
  '/kidney/first-weeks',
  '/kidney/disaster',
  '/transport/center',
  '/community/news',
  '/community/news/create',
  '/community/membership',
  '/community/faq',
  '/community/events/create',
  '/community/newsletter/create',
  '/love/donation',
  '/love/sponsorship',
  '/love/reports',
  '/love/reports/create',
  '/daycare/overview',
  '/daycare/introduction',
  '/daycare/news',
  '/daycare/notice',
  '/daycare/programs',
  '/daycare/programs/create',
  '/hope/center',
  '/privacy',
  '/terms',
  '/accessibility',
];

const writingTitles = {
  '/community/news/create': '협회 소식 글쓰기',
  '/community/notices/create': '공지사항 글쓰기',
  '/daycare/news/create': '주간보호센터 소식 글쓰기',
  '/daycare/notice/create': '주간보호센터 공지 글쓰기',
  '/love/reports/create': '기부금 활용실적 글쓰기',
};

const complete = { hasTitle: true, hasSign: true, hasBanner: true };

async function headOf(origin: string, path: string) {
  const answer = await fetch(origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  const main = (await answer.text()).split(/<main|<\/main>/)[1] ?? '';
  const before = main.slice(0, main.indexOf('</h1>'));
  return { hasTitle: before.includes('<h1'), hasSign: /<svg|<img/.test(before), hasBanner: bannerFile.test(before) };
}

test.describe('the heads of pages', () => {
  test('S-SH-02 every title that omits the banner has its sign and none', async ({ site }) => {
    for (const [title, path] of Object.entries(without))
      expect([title, await headOf(site.origin, path)]).toEqual([title, { ...complete, hasBanner: false }]);
  });

  test('S-SH-02 every other title of the specification stands over a banner', async ({ site }) => {
    for (const path of withBanner) expect([path, await headOf(site.origin, path)]).toEqual([path, complete]);
  });

  test('D-RT-13 a post, a form and a screen of the office have none either', async ({ site }) => {
    for (const path of ['/community/news/1', '/transport/apply', '/admin/login'])
      expect([path, await headOf(site.origin, path)]).toEqual([path, { ...complete, hasBanner: false }]);
  });

  test('S-SH-02 a writing page is named after what is written there', async ({ page }) => {
    for (const [path, title] of Object.entries(writingTitles)) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>(?:<span.*?</span>)?${title}</h1>`));
    }
  });

  test('D-RT-11 the address of a section leads to its first page, with a slash or without', async ({ page }) => {
    for (const [section, start] of [
      ['/transport', '/transport/center'],
      ['/kidney', '/kidney/overview'],
      ['/community/', '/community/notices'],
      ['/daycare', '/daycare/overview'],
      ['/hope/', '/hope/center'],
      ['/love', '/love/donation'],
      ['/association?from=card', '/association/greeting'],
    ] as const) {
      expect((await page.goto(section))?.status(), section).toBe(200);
      await expect(page).toHaveURL(start);
    }
  });

  test('D-RT-11 the icon that browsers ask for by themselves is there, small and kept', async ({ page, site }) => {
    const answer = await fetch(`${site.origin}/favicon.ico`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(5_000);
    await page.goto('/');
    const width = await page.evaluate(async () => {
      const image = new Image();
      image.src = '/favicon.ico';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBe(32);
  });
});
