import type { Post, PostList, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';

let test: TestApi;
let editor: Browser;
let driver: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  driver = (await signedIn(test, ['driver'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());

const write = async (change: Parameters<typeof aPost>[0] = {}, board = 'news') => {
  const answer = await editor.send('POST', `/${board}`, aPost(change));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as PostSource;
};
const get = async (id: number, board = 'news') => (await visitor.send('GET', `/${board}/${id}`)).json().data as Post;
const source = async (id: number, board = 'news') =>
  (await editor.send('GET', `/${board}/${id}/source`)).json().data as PostSource;

describe('a post', () => {
  it.each(['news', 'notice', 'daycare/news', 'daycare/notice', 'donation-report'])(
    'S-RT-03 S-RT-05 D-API-02 is written, read, changed and removed on %s',
    async (board) => {
      const answer = await editor.send('POST', `/${board}`, aPost());
      expect(answer.json()).toMatchObject({
        data: { number: expect.any(Number), state: 'public', version: 1 },
        message: '저장했습니다. 누리집에 바로 보입니다.',
      });
      const { id, number } = answer.json().data as PostSource;
      expect(await get(id, board)).toMatchObject({
        id,
        number,
        title: '12월 병원 이동 신청 안내',
        views: 0,
        version: 1,
      });
      const changed = await editor.send('PUT', `/${board}/${id}`, { ...aPost({ title: '바뀐 제목' }), version: 1 });
      expect(changed.json().data).toMatchObject({ title: '바뀐 제목', number, version: 2 });
      const removed = await editor.send('DELETE', `/${board}/${id}?version=2`);
      expect(removed.json()).toEqual({ data: null, message: '휴지통으로 옮겼습니다. 30일 안에 되살릴 수 있습니다.' });
      expect((await visitor.send('GET', `/${board}/${id}`)).statusCode).toBe(404);
    },
  );

  it('D-API-03 shows exactly these fields: an office, and no person', async () => {
    const { id } = await write();
    const fields =
      'attachments description html id isPinned next number office picture previous publishedAt title updatedAt version views';
    expect(Object.keys(await get(id)).toSorted()).toEqual(fields.split(' '));
  });

  it('D-BRD-02 is of one board: the others do not know it', async () => {
    const { id } = await write();
    expect((await visitor.send('GET', `/notice/${id}`)).statusCode).toBe(404);
    expect((await editor.send('GET', `/notice/${id}/source`)).statusCode).toBe(404);
    expect((await editor.send('PUT', `/notice/${id}`, aPost())).statusCode).toBe(404);
    expect((await editor.send('DELETE', `/notice/${id}`)).statusCode).toBe(404);
    expect((await editor.send('POST', `/notice/${id}/restore`)).statusCode).toBe(404);
    expect((await editor.send('GET', `/notice/${id}/versions`)).statusCode).toBe(404);
  });

  it('D-BRD-02 knows its neighbours', async () => {
    const older = await write({ title: '먼저' }, 'notice');
    const middle = await write({ title: '가운데' }, 'notice');
    const newer = await write({ title: '나중' }, 'notice');
    const neighbours = async () => {
      const { previous, next } = await get(middle.id, 'notice');
      return [previous?.id, next?.id];
    };
    expect(await neighbours()).toEqual([older.id, newer.id]);
    await editor.send('DELETE', `/notice/${newer.id}`);
    expect(await neighbours()).toEqual([older.id, undefined]);
  });

  it('D-BRD-02 describes itself by its first words', async () => {
    const { id } = await write({ html: `<h2>첫머리</h2><p>${'낱말 '.repeat(80)}&lt;끝&gt;</p>` });
    const { description } = await get(id);
    expect(description).toMatch(/^첫머리 (낱말 )+낱말…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('what is refused', () => {
  it.each<[string, object]>([
    ['an empty title', { title: '  ' }],
    ['an invisible title', { title: '\u3164' }],
    ['an empty text', { html: '<p></p><p>&nbsp;</p>' }],
    ['a text of script alone', { html: '<script>x</script>' }],
    ['a text that is longer when it is escaped', { html: '&'.repeat(100_000) }],
    ['an office nobody knows', { office: '총무부' }],
    ['an attachment that is no id', { attachments: ['x'] }],
    ['an attachment that is not there', { attachments: ['0190a000-0000-7000-8000-000000000001'] }],
    ['a picture that is not there', { html: '<img data-media="0190a000-0000-7000-8000-000000000001" alt="사진">' }],
    ['a picture without words', { html: '<p>가</p><img data-media="0190a000-0000-7000-8000-000000000001" alt="">' }],
    ['a day that is none', { pinnedUntil: '2026-02-30' }],
    ['a moment that is none', { publish: { state: 'scheduled', at: '내일' } }],
    ['no word about publication', { publish: undefined }],
  ])('D-API-03 %s', async (_name, change) => {
    const { id, version } = await write();
    for (const answer of [
      await editor.send('POST', '/news', { ...aPost(), ...change }),
      await editor.send('PUT', `/news/${id}`, { ...aPost(), ...change }),
    ]) {
      expect([400, 404, 409], answer.body).toContain(answer.statusCode);
      expect(answer.json().message).toMatch(/[가-힣]/);
    }
    expect((await source(id)).version).toBe(version);
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted, and nothing changes', async () => {
    const { id } = await write();
    const before = await get(id);
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      const answers = [
        await who.send('POST', '/news', aPost()),
        await who.send('PUT', `/news/${id}`, aPost()),
        await who.send('DELETE', `/news/${id}`),
        await who.send('POST', `/news/${id}/restore`),
        await who.send('POST', '/news/preview', { html: '', attachments: [] }),
        await who.send('GET', `/news/${id}/source`),
        await who.send('GET', '/news/bin'),
        await who.send('GET', '/news/unlisted'),
        await who.send('GET', `/news/${id}/versions`),
        await who.send('GET', `/news/${id}/versions/1`),
        await who.send('GET', '/news/draft/new'),
        await who.send('PUT', '/news/draft/new', {}),
        await who.send('DELETE', '/news/draft/new'),
      ];
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    }
    expect(await get(id)).toEqual(before);
  });

  it('D-API-03 a save or removal on top of somebody else’s is told what is there now', async () => {
    const { id } = await write();
    await editor.send('PUT', `/news/${id}`, { ...aPost({ title: '동료가 먼저' }), version: 1 });
    for (const answer of [
      await editor.send('PUT', `/news/${id}`, { ...aPost({ title: '나중' }), version: 1 }),
      await editor.send('DELETE', `/news/${id}?version=1`),
    ]) {
      expect(answer.statusCode).toBe(412);
      expect(answer.json()).toMatchObject({
        code: 'STALE_VERSION',
        current: { id, title: '동료가 먼저', version: 2, html: expect.any(String) },
      });
    }
  });

  it('D-API-03 of 20 at once that saw the same version one wins', async () => {
    const { id } = await write();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        editor.send('PUT', `/news/${id}`, { ...aPost({ title: `${n}` }), version: 1 }),
      ),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect({ won: count(200), told: count(412) }).toEqual({ won: 1, told: 19 });
  });
});

describe('the text', () => {
  it('S-FAQ-05 is made harmless when it is written and again when it is read', async () => {
    const evil = '<p onclick=x>가<script>x</script><a href="javascript:x">나</a></p><iframe src=x></iframe>';
    const { id } = await write({ html: evil });
    const client = test.database.write.$client;
    const { rows } = await client.query('select html from posts where id = $1', [id]);
    expect(rows).toEqual([{ html: '<p>가나</p>' }]);
    await client.query('update posts set html = $2 where id = $1', [id, evil]);
    expect((await get(id)).html).toBe('<p>가나</p>');
    expect((await source(id)).html).toBe('<p>가나</p>');
  });

  it('D-BRD-02 a head without words is a plain cell for readers, and stays a head for who writes', async () => {
    const html = '<table><tbody><tr><th><p>요일</p></th><th colspan="2"><p></p></th></tr></tbody></table>';
    const { id } = await write({ html });
    expect((await get(id)).html).toBe(html.replace('<th colspan="2"><p></p></th>', '<td colspan="2"><p></p></td>'));
    expect((await source(id)).html).toBe(html);
  });

  it('D-BRD-02 a preview is what the page would show', async () => {
    const html = '<div><span style="font-weight:bold">굵게</span></div><h1>제목</h1>';
    const answer = await editor.send('POST', '/news/preview', { html, attachments: [] });
    expect(answer.json().data).toEqual({ html: '<p><strong>굵게</strong></p><h2>제목</h2>', attachments: [] });
  });
});

describe('pinned posts', () => {
  const first = async () => (await visitor.send('GET', '/daycare/notice')).json().data as PostList;

  it('D-BRD-02 stand above the first page only, at most five, until their last day', async () => {
    const pinned = await write({ title: '중요', pinnedUntil: '2099-12-31' }, 'daycare/notice');
    const past = await write({ title: '지난 고정', pinnedUntil: '2020-01-01' }, 'daycare/notice');
    const list = await first();
    expect(list.pinned.map(({ id }) => id)).toEqual([pinned.id]);
    expect(list.posts.map(({ id }) => id)).toContain(past.id);
    expect(list.posts.map(({ id }) => id)).not.toContain(pinned.id);
    expect((await visitor.send('GET', '/daycare/notice?page=2')).json().data.pinned).toEqual([]);
    for (let n = 0; n < 4; n += 1) await write({ pinnedUntil: '2099-12-31' }, 'daycare/notice');
    const sixth = await editor.send('POST', '/daycare/notice', aPost({ pinnedUntil: '2099-12-31' }));
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, 'LIMIT_REACHED']);
    expect((await editor.send('PUT', `/daycare/notice/${pinned.id}`, aPost({ pinnedUntil: null }))).statusCode).toBe(
      200,
    );
    expect((await first()).pinned).toHaveLength(4);
  });
});
