import type { Post } from '@kidney/contract/content/boards/boards.schema.ts';
import pg from 'pg';
import { fillBoard } from '../../testing/posts.ts';
import { startSiteProcess } from '../../testing/process.ts';
import { addNotice, noticesPath, usingNotice } from '../fixtures/board-pages.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const boards = [
  ['/community/news', '협회 소식'],
  ['/community/notices', '공지사항'],
  ['/daycare/news', '주간보호 소식'],
  ['/daycare/notice', '주간보호 공지'],
  ['/love/reports', '기부금 모금액 및 활용실적'],
] as const;

test.describe('boards are read', () => {
  for (const [path, name] of boards) {
    test(`S-RT-03 S-RT-05 ${path} says what it is, even while it is empty`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      const way = page.getByRole('navigation', { name: '현재 경로' });
      await expect(way).toContainText(name);
    });
  }

  test('D-BRD-01 a pinned post stands first, with a word', async ({ page, colleague }) => {
    const pinned = await addNotice(colleague, { pinnedUntil: '2099-01-01' });
    await usingNotice(colleague, pinned, async () => {
      const newest = await addNotice(colleague);
      await page.setViewportSize({ width: 1280, height: 900 });
      await untilItReads(page, noticesPath, { has: newest.title });
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toContainText('중요');
      await expect(rows.filter({ hasText: pinned.title })).toContainText('중요');
      await expect(rows.filter({ hasText: newest.title })).toContainText(String(newest.number));
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('table')).toBeHidden();
      await page.getByRole('listitem').filter({ hasText: newest.title }).getByRole('link').click();
      await expect(page.getByRole('heading', { name: newest.title, level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: '인쇄하기' })).toBeVisible();
      await page.getByRole('link', { name: pinned.title }).click();
      await expect(page.getByRole('heading', { name: pinned.title, level: 1 })).toBeVisible();
    });
  });
});

test.describe('readings are counted', () => {
  test.slow();

  test('D-BRD-05 of a kept page too, once for each browser, and are not lost when the site is restarted', async ({
    browser,
  }) => {
    await using site = await startSiteProcess(process.env['E2E_ADMIN_URL'] as string);
    const { id } = await addNotice(await signInStaff(site, 'editor'));
    const readAs = async (userAgent: string, times: number) => {
      const reader = await browser.newPage({ baseURL: site.origin, userAgent });
      const answers: (string | undefined)[] = [];
      for (let time = 0; time < times; time += 1) {
        const answer = await reader.goto(`${noticesPath}/${id}`);
        answers.push(answer?.headers()['x-page']);
      }
      await reader.close();
      return answers;
    };
    await expect.poll(async () => (await readAs(phone, 1))[0], 'the page is kept').toBe('hit');
    expect(await readAs(desktop, 2)).toEqual(['hit', 'hit']);

    // What was gathered is written once a minute, and when the process is asked to end.
    await site.stop();
    await site.startAgain();
    const { data } = (await (await fetch(`${site.origin}/api/notice/${id}`)).json()) as { data: Post };
    expect(data.views).toBe(2);
  });
});

test.describe('boards without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 S-RT-03 a post is read, with its table, its files and its neighbours', async ({ page, colleague }) => {
    const older = await addNotice(colleague);
    const html = '<h2>운행</h2><table><tbody><tr><td><p>12월 25일</p></td><td><p>쉽니다</p></td></tr></tbody></table>';
    const post = await addNotice(colleague, { html });
    await page.goto(`${noticesPath}/${post.id}`);
    await expect(page.getByRole('heading', { name: post.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('cell', { name: '쉽니다' })).toBeVisible();
    await page.getByRole('link', { name: older.title }).click();
    await expect(page.getByRole('heading', { name: older.title, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(noticesPath);
  });

  test('D-SH-05 S-RT-05 pages, places, months and words of a long board all have an address', async ({ browser }) => {
    // A long board on a site of its own: the others of this run are short.
    await using site = await startSiteProcess(process.env['E2E_ADMIN_URL'] as string);
    const client = new pg.Pool({ connectionString: site.urls.ownerUrl });
    await client.query(`delete from posts where board = 'daycare-news'`);
    await client.query(`delete from board_months where board = 'daycare-news'`);
    await fillBoard(client, 'daycare-news', { posts: 1_100, until: '2026-11-01T00:00:00Z', everyMinutes: 600 });
    await client.end();
    const page = await browser.newPage({
      baseURL: site.origin,
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/daycare/news?page=2');
    const pages = page.getByRole('navigation', { name: '목록의 쪽' });
    await expect(page.getByRole('row').nth(1)).toContainText('1080');
    await pages.getByRole('link', { name: '마지막' }).click();
    await expect(page).toHaveURL(/before=/);
    await expect(page.getByRole('row').last()).toContainText('표본 글 1');
    await pages.getByRole('link', { name: '이전' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('표본 글 40');
    await pages.getByRole('link', { name: '처음' }).click();
    await expect(page).toHaveURL('/daycare/news');

    await page.getByRole('combobox', { name: '해와 달로 찾아가기' }).selectOption('2026-02');
    await page.getByRole('button', { name: '보기', exact: true }).click();
    await expect(page).toHaveURL('/daycare/news?month=2026-02');
    await expect(page.getByRole('row').nth(1)).toContainText('2026년 2월 28일');

    await page.getByRole('searchbox', { name: '주간보호 소식에서 찾기' }).fill('없는낱말');
    await page.getByRole('search', { name: '주간보호 소식에서 찾기' }).getByRole('button').click();
    await expect(page.getByRole('heading', { name: '찾으시는 글이 없습니다' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.close();
  });

  test('D-BRD-01 words are found inside the board', async ({ page, colleague }) => {
    const post = await addNotice(colleague, { html: '<p>혈액투석환자모임을 엽니다.</p>' });
    // A kept page of an earlier search is dropped with the list.
    await untilItReads(page, noticesPath, { has: post.title });
    await page.getByRole('searchbox', { name: '공지사항에서 찾기' }).fill('투석환자');
    await page.getByRole('search', { name: '공지사항에서 찾기' }).getByRole('button').click();
    await expect(page.getByRole('heading', { name: /‘투석환자’ 검색 결과/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: post.title })).toBeVisible();
  });
});
