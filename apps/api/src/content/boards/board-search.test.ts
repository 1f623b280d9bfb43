import type { PostList } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { reindex } from '../../reindex.ts';

let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());

const list = async (query: string, board: string) => {
  const answer = await visitor.send('GET', `/${board}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as PostList;
};
const numbers = ({ posts }: PostList) => posts.map(({ number }) => number);

describe('the search in a board', () => {
  it('D-BRD-01 finds two syllables inside a word in its own board only', async () => {
    for (const board of ['notice', 'daycare/notice']) {
      await editor.send(
        'POST',
        `/${board}`,
        aPost({ title: '인공신장실 연말 운영', html: '<p>혈액투석실 시간표</p>' }),
      );
    }
    const found = await list('?q=투석', 'notice');
    expect(found.posts.map(({ title }) => title)).toEqual(['인공신장실 연말 운영']);
    expect(found).toMatchObject({ total: 1, page: null, next: null, isSearchable: true, pinned: [] });
    expect((await list('?q=없는낱말', 'notice')).posts).toEqual([]);
    expect(await list('?q=투', 'notice')).toMatchObject({ posts: [], isSearchable: false });
  });

  it('D-BRD-01 goes on where a page of hits ended', async () => {
    for (let n = 0; n < 25; n += 1) await editor.send('POST', '/daycare/news', aPost({ title: `나들이 이야기 ${n}` }));
    const first = await list('?q=나들이', 'daycare/news');
    const second = await list(`?q=나들이&cursor=${first.next}`, 'daycare/news');
    expect(first.total).toBe(25);
    expect([...numbers(first), ...numbers(second)]).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n));
    expect(second.next).toBeNull();
  });

  it('D-BRD-01 finds everything again after the index was built anew, and nothing that is not shown', async () => {
    for (const state of ['now', 'kept'] as const) {
      await editor.send('POST', '/daycare/notice', aPost({ title: '해오라기 이야기', publish: { state } }));
    }
    await test.database.write.$client.query('delete from search_entries');
    expect((await list('?q=해오라기', 'daycare/notice')).total).toBe(0);
    await reindex(test.database);
    expect((await list('?q=해오라기', 'daycare/notice')).total).toBe(1);
  });

  it('D-BRD-01 loses what goes into the bin or is no longer shown, and finds changed words', async () => {
    const made = await editor.send('POST', '/news', aPost({ title: '쏙독새 소식' }));
    const { id } = made.json().data;
    const found = async (words: string) => (await list(`?q=${words}`, 'news')).posts.length;
    expect(await found('쏙독새')).toBe(1);
    await editor.send('PUT', `/news/${id}`, aPost({ title: '딱따구리 소식' }));
    expect([await found('쏙독새'), await found('딱따구리')]).toEqual([0, 1]);
    await editor.send('DELETE', `/news/${id}`);
    expect(await found('딱따구리')).toBe(0);
    await editor.send('POST', `/news/${id}/restore`);
    expect(await found('딱따구리')).toBe(1);
    await editor.send('PUT', `/news/${id}`, aPost({ title: '딱따구리 소식', publish: { state: 'kept' } }));
    expect(await found('딱따구리')).toBe(0);
  });
});
