import type { Post, PostList, PostMonth, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';

const clock = createTestClock();
let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
const sql = (text: string, values: unknown[] = []) => test.database.write.$client.query(text, values);
beforeEach(async () => {
  for (const table of ['posts', 'search_entries']) await sql(`delete from ${table}`);
  await sql('update board_counters set posts = 0, last_number = 0');
  await sql('update board_months set posts = 0');
});

const day = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const write = async (change: Parameters<typeof aPost>[0] = {}) => {
  const answer = await editor.send('POST', '/news', aPost(change));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as PostSource;
};
const save = async (id: number, change: Parameters<typeof aPost>[0] = {}) =>
  (await editor.send('PUT', `/news/${id}`, aPost(change))).json().data as PostSource;
const get = async (id: number) => (await visitor.send('GET', `/news/${id}`)).json().data as Post | undefined;
const list = async () => (await visitor.send('GET', '/news')).json().data as PostList;
const numbers = async () => (await list()).posts.map(({ id, number }) => [id, number]);
/** As if its moment had come and nobody had written since. */
const letTimePass = (id: number, at: string) => sql('update posts set published_at = $2 where id = $1', [id, at]);
const counted = async () => {
  const months = (await visitor.send('GET', '/news/months')).json().data as PostMonth[];
  const { rows } = await sql(`select count(*)::integer as n from posts where board = 'news' and listed
    and removed_at is null and published_at <= now()`);
  return [(await list()).total, months.reduce((sum, { posts }) => sum + posts, 0), rows[0].n];
};

describe('numbers', () => {
  it('D-BRD-03 20 publications at once get 20 numbers in the order of their moments', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write({ title: `글 ${n}` })));
    const given = (await numbers()).map(([, number]) => number);
    expect(given).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
    expect(await counted()).toEqual([20, 20, 20]);
  });

  it('D-BRD-03 never change: not by editing, the bin, another day of showing, or what comes later', async () => {
    const one = await write();
    const two = await write();
    const { publishedAt } = two;
    await editor.send('DELETE', `/news/${one.id}`);
    expect(await save(two.id, { title: '고침' })).toMatchObject({ number: 2, publishedAt });
    expect(await save(two.id, { publish: { state: 'kept' } })).toMatchObject({ number: 2, state: 'kept', publishedAt });
    expect(await counted()).toEqual([0, 0, 0]);
    await write();
    await editor.send('POST', `/news/${one.id}/restore`);
    expect(await save(two.id)).toMatchObject({ number: 2, state: 'public', publishedAt });
    expect((await list()).posts.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await counted()).toEqual([3, 3, 3]);
  });

  it('D-BRD-03 what has come due shows the number it will be given, also among 20 publications at once', async () => {
    await write();
    const later = await write({ publish: { state: 'scheduled', at: fromNow(day) } });
    const latest = await write({ publish: { state: 'scheduled', at: fromNow(2 * day) } });
    expect([later.number, later.state, await counted()]).toEqual([null, 'scheduled', [1, 1, 1]]);
    await letTimePass(later.id, fromNow(-2_000));
    await letTimePass(latest.id, fromNow(-1_000));
    const shown = async () => [(await get(later.id))?.number, (await get(latest.id))?.number];
    expect(await shown()).toEqual([2, 3]);
    expect(await counted()).toEqual([3, 3, 3]);
    await Promise.all(Array.from({ length: 20 }, () => write()));
    expect(await shown()).toEqual([2, 3]);
    expect((await list()).posts[0]?.number).toBe(23);
    expect(await counted()).toEqual([23, 23, 23]);
  });

  it('D-BRD-03 the housekeeping gives them too', async () => {
    const later = await write({ publish: { state: 'scheduled', at: fromNow(day) } });
    await letTimePass(later.id, fromNow(-1_000));
    await test.api.housekeep();
    const { rows } = await sql('select number from posts');
    expect(rows).toEqual([{ number: 1 }]);
  });
});

describe('a scheduled post', () => {
  it('D-BRD-03 is there at its moment and not before, without anything having run', async () => {
    const at = fromNow(day);
    const { id, publishedAt } = await write({ publish: { state: 'scheduled', at } });
    expect(new Date(publishedAt as string).toISOString()).toBe(at);
    const moment = Date.parse(at);
    await clock.at(new Date(moment - 1).toISOString(), async () => {
      expect(await get(id)).toBeUndefined();
      expect(await list()).toMatchObject({ posts: [], total: 0 });
    });
    await clock.at(at, async () => {
      expect(await get(id)).toMatchObject({ number: 1, publishedAt: at });
      expect(await list()).toMatchObject({ posts: [{ id, number: 1 }], total: 1 });
      expect((await visitor.send('GET', '/news/months')).json().data).toHaveLength(1);
    });
  });

  it('D-BRD-03 ends the life of kept pages at its moment: lists, months, and the newest post', async () => {
    const { id } = await write();
    const older = await tracedCall(test, 'GET /news/:id', { params: { id: String(id) } });
    expect(older.expiresAt).toBeNull();
    const at = new Date(Date.now() + day);
    await write({ publish: { state: 'scheduled', at: at.toISOString() } });
    for (const [key, input] of [
      ['GET /news', {}],
      ['GET /news/months', {}],
      ['GET /news/:id', { params: { id: String(id) } }],
    ] as const) {
      const { expiresAt, tags } = await tracedCall(test, key, input);
      expect(expiresAt, key).toEqual(at);
      expect(tags).toContain('board:news');
    }
  });

  it('D-BRD-03 can be moved, published at once or kept back', async () => {
    const { id } = await write({ publish: { state: 'scheduled', at: fromNow(day) } });
    const moved = fromNow(3 * day);
    expect(await save(id, { publish: { state: 'scheduled', at: moved } })).toMatchObject({ publishedAt: moved });
    expect(await save(id, { publish: { state: 'kept' } })).toMatchObject({ state: 'kept', publishedAt: null });
    expect(await save(id, { publish: { state: 'now' } })).toMatchObject({ state: 'public', number: 1 });
  });

  it('D-BRD-03 a moment that has passed means now; what was public cannot be scheduled', async () => {
    const began = Date.now();
    const { id, publishedAt, state } = await write({ publish: { state: 'scheduled', at: '2020-01-01T00:00:00Z' } });
    expect(state).toBe('public');
    expect(Date.parse(publishedAt as string)).toBeGreaterThanOrEqual(began);
    const body = aPost({ publish: { state: 'scheduled', at: fromNow(day) } });
    const answer = await editor.send('PUT', `/news/${id}`, body);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'publish.at']);
  });

  it('D-BRD-03 stands in the list for staff with what is kept, and not in the bin’s', async () => {
    const scheduled = await write({ publish: { state: 'scheduled', at: fromNow(day) } });
    const kept = await write({ publish: { state: 'kept' } });
    await write();
    const { data } = (await editor.send('GET', '/news/unlisted')).json();
    expect(data.posts.map(({ id, state }: PostSource) => [id, state])).toEqual([
      [kept.id, 'kept'],
      [scheduled.id, 'scheduled'],
    ]);
    expect(data.older).toBeNull();
    expect(await get(kept.id)).toBeUndefined();
    expect((await editor.send('GET', '/news/bin')).json().data).toEqual({ posts: [], older: null });
  });
});

describe('the bin', () => {
  it('D-BRD-03 keeps a post for 30 days and gives it back as it was', async () => {
    const { id, publishedAt } = await write({ title: '되살릴 글' });
    await write();
    await editor.send('DELETE', `/news/${id}`);
    expect(await counted()).toEqual([1, 1, 1]);
    const bin = (await editor.send('GET', '/news/bin')).json().data;
    expect(bin.posts).toMatchObject([{ id, title: '되살릴 글', version: 1 }]);
    expect(Date.parse(bin.posts[0].keptUntil) - Date.parse(bin.posts[0].removedAt)).toBe(30 * day);
    expect((await editor.send('PUT', `/news/${id}`, aPost())).statusCode).toBe(404);
    expect((await editor.send('DELETE', `/news/${id}`)).statusCode).toBe(404);
    const restored = await editor.send('POST', `/news/${id}/restore`);
    expect(restored.json().data).toMatchObject({ id, number: 1, state: 'public', publishedAt });
    expect(await get(id)).toMatchObject({ title: '되살릴 글', number: 1 });
    expect(await counted()).toEqual([2, 2, 2]);
    expect((await editor.send('POST', `/news/${id}/restore`)).statusCode).toBe(200);
    expect(await counted()).toEqual([2, 2, 2]);
  });

  it('D-BRD-03 is emptied by the housekeeping after 30 days, and its numbers stay given', async () => {
    const { id } = await write();
    const recent = await write();
    for (const each of [id, recent.id]) await editor.send('DELETE', `/news/${each}`);
    await sql('update posts set removed_at = $2 where id = $1', [id, fromNow(-30 * day - 1_000)]);
    expect((await editor.send('POST', `/news/${id}/restore`)).statusCode).toBe(404);
    await test.api.housekeep();
    const { rows } = await sql('select id from posts');
    expect(rows).toEqual([{ id: recent.id }]);
    const kept = await sql(`select subject_key from revisions where subject_key in ($1, $2)`, [id, recent.id]);
    expect(kept.rows, 'what it said is gone with it').toEqual([{ subject_key: String(recent.id) }]);
    expect((await write()).number).toBe(3);
  });

  it('D-BRD-03 a post whose moment passed in the bin becomes public when it comes back', async () => {
    const { id } = await write({ publish: { state: 'scheduled', at: fromNow(day) } });
    await editor.send('DELETE', `/news/${id}`);
    await letTimePass(id, fromNow(-day));
    const between = await write();
    const answer = await editor.send('POST', `/news/${id}/restore`);
    expect(answer.json().data).toMatchObject({ number: 2, state: 'public' });
    expect((await list()).posts.map((post) => post.id)).toEqual([id, between.id]);
  });

  it('D-BRD-03 shows page after page', async () => {
    await sql(`insert into posts (board, title, html, description, office, attachments, has_picture, listed, removed_at)
      select 'news', '글 ' || n, '가', '', '사무국', '{}', false, false, now() - n * interval '1 hour'
      from generate_series(1, 120) n`);
    const seen: string[] = [];
    let older = '';
    do {
      const { data } = (await editor.send('GET', `/news/bin${older && `?before=${older}`}`)).json();
      seen.push(...data.posts.map(({ title }: PostSource) => title));
      older = data.older;
    } while (older);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `글 ${n + 1}`));
  });
});
