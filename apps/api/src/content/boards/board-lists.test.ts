import type { PostItem, PostList, PostMonth } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost, fillBoard } from '../../../../../testing/posts.ts';

const posts = 3_000;
let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
  const client = test.database.write.$client;
  await fillBoard(client, 'news', { posts, until: '2026-10-31T03:00:00Z', everyMinutes: 720 });
  await fillBoard(client, 'daycare-notice', { posts: 1_100, until: '2026-10-31T03:00:00Z', everyMinutes: 720 });
  await fillBoard(client, 'notice', { posts: 41, until: '2026-10-31T03:00:00Z', everyMinutes: 720 });
});
afterAll(() => test[Symbol.asyncDispose]());

const list = async (query = '', board = 'news') => {
  const answer = await visitor.send('GET', `/${board}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as PostList;
};
const numbers = ({ posts: items }: { posts: PostItem[] }) => items.map(({ number }) => number);
const downFrom = (first: number, count = 20) => Array.from({ length: count }, (_, n) => first - n);

describe('pages with a number', () => {
  it('D-BRD-01 D-API-02 the newest first, twenty to a page, with the fields a list shows and no others', async () => {
    const first = await list();
    expect(numbers(first)).toEqual(downFrom(3_000));
    expect(first).toMatchObject({ pinned: [], total: posts, page: 1, pages: 50, newer: null });
    expect(first.posts[0]).toEqual({
      id: expect.any(Number),
      number: 3_000,
      title: '표본 글 3000',
      publishedAt: '2026-10-31T03:00:00.000Z',
      office: '사무국',
      attachments: 0,
      views: 0,
      hasPicture: false,
      isPinned: false,
    });
    expect(numbers(await list('?page=2'))).toEqual(downFrom(2_980));
    expect(numbers(await list('?page=50'))).toEqual(downFrom(2_020));
  });

  it('D-BRD-01 a short board has as many pages as it needs, and its last one no older page', async () => {
    const last = await list('?page=3', 'notice');
    expect(last).toMatchObject({ total: 41, pages: 3, older: null, last: null });
    expect(numbers(last)).toEqual([1]);
    expect(numbers(await list('?page=4', 'notice'))).toEqual([]);
    expect(await list('', 'daycare/news')).toMatchObject({ posts: [], total: 0, pages: 1, older: null, last: null });
  });

  it.each(['page=51', 'page=0', 'page=x', 'before=x', 'before=-', 'month=2026-13', 'month=1', `q=${'가'.repeat(61)}`])(
    'D-API-03 refuses %s',
    async (query) => {
      expect((await visitor.send('GET', `/news?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('beyond them', () => {
  it('D-BRD-01 every post is reached by older pages, each once, and newer pages lead back', async () => {
    const seen: number[] = [];
    const addresses: string[] = [];
    let page = await list('?page=50');
    while (page.older) {
      addresses.push(page.older);
      page = await list(`?before=${page.older}`);
      seen.push(...numbers(page));
    }
    expect(seen).toEqual(downFrom(2_000, 2_000));
    for (const address of addresses.slice(-6, -1).toReversed()) {
      expect(page.newer).toBe(address);
      page = await list(`?before=${page.newer}`);
    }
  });

  it('D-BRD-01 the newer page of the second twenty is the first page', async () => {
    const second = await list(`?before=${(await list()).older}`);
    expect(numbers(second)).toEqual(downFrom(2_980));
    expect(second).toMatchObject({ page: null, newer: null });
  });

  it('D-BRD-01 the last page holds the oldest', async () => {
    const { last } = await list();
    const page = await list(`?before=${last}`);
    expect(numbers(page)).toEqual(downFrom(20));
    expect(page.older).toBeNull();
  });

  it('D-BRD-01 an address with a cursor or a month shows the same posts after new ones have come', async () => {
    const board = 'daycare/notice';
    const { older, last } = await list('?page=50', board);
    const addresses = [`?before=${older}`, `?before=${last}`, '?month=2026-03'];
    const shown = () => Promise.all(addresses.map(async (address) => numbers(await list(address, board))));
    const before = await shown();
    await editor.send('POST', `/${board}`, aPost());
    expect(await shown()).toEqual(before);
    expect(before.map((each) => each.length)).toEqual([20, 20, 20]);
    expect(numbers(await list('', board))).toEqual(downFrom(1_101));
  });
});

describe('the jump to a month', () => {
  it('D-BRD-01 shows the newest post of that month in Seoul and what is older', async () => {
    const page = await list('?month=2024-03');
    // Noon and midnight in Seoul: the last of March is at noon of the 31st.
    expect(page.posts[0]?.publishedAt).toBe('2024-03-31T03:00:00.000Z');
    expect(page.page).toBeNull();
    expect(page.newer).not.toBeNull();
    expect(numbers(await list('?month=1999-01'))).toEqual([]);
  });

  it('D-BRD-01 months are counted, newest first, and their sum is the total', async () => {
    const months = (await visitor.send('GET', '/notice/months')).json().data as PostMonth[];
    expect(months.map(({ month }) => month)).toEqual(['2026-10']);
    const all = (await visitor.send('GET', '/news/months')).json().data as PostMonth[];
    expect(all.find(({ month }) => month === '2024-03')).toEqual({ month: '2024-03', posts: 62 });
    expect(all.reduce((sum, { posts: each }) => sum + each, 0)).toBe((await list()).total);
    expect(all.map(({ month }) => month)).toEqual(
      all
        .map(({ month }) => month)
        .toSorted()
        .toReversed(),
    );
  });
});
