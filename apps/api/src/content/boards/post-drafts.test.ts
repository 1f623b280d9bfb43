import type { PostDraft, PostRevision, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';

let test: TestApi;
let editor: Browser;
let colleague: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  colleague = (await signedIn(test, ['owner'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.database.write.$client.query('delete from drafts'));

const content = (title: string, change: object = {}) => {
  const { publish: _publish, ...words } = aPost({ title });
  return { ...words, publishAt: null, ...change };
};
const keep = (who: Browser, key: number | 'new', title: string, change: object = {}) =>
  who.send('PUT', `/notice/draft/${key}`, { content: content(title, change), baseVersion: key === 'new' ? 0 : 1 });
const draftOf = async (who: Browser, key: number | 'new') =>
  (await who.send('GET', `/notice/draft/${key}`)).json().data as PostDraft | null;
const write = async (title = '글') =>
  (await editor.send('POST', '/notice', aPost({ title }))).json().data as PostSource;

describe('drafts of a post', () => {
  it('D-BRD-04 are kept for each person and board, also of a post that does not exist yet', async () => {
    expect(await draftOf(editor, 'new')).toBeNull();
    expect((await keep(editor, 'new', '')).statusCode).toBe(200);
    await keep(editor, 'new', '새 글', { publishAt: '2026-12-01T00:00:00Z' });
    await keep(colleague, 'new', '동료의 새 글');
    expect(await draftOf(editor, 'new')).toEqual({
      content: content('새 글', { publishAt: '2026-12-01T00:00:00Z' }),
      baseVersion: 0,
      savedAt: expect.any(String),
    });
    expect((await editor.send('GET', '/news/draft/new')).json().data).toBeNull();
  });

  it('D-BRD-04 go with the save, each with its own, and outlive a refused one', async () => {
    await keep(editor, 'new', '새 글');
    await keep(colleague, 'new', '동료의 글');
    expect((await editor.send('POST', '/notice', aPost({ title: ' ' }))).statusCode).toBe(400);
    expect(await draftOf(editor, 'new')).not.toBeNull();
    const { id } = await write();
    expect([await draftOf(editor, 'new'), (await draftOf(colleague, 'new'))?.content.title]).toEqual([
      null,
      '동료의 글',
    ]);
    await keep(editor, id, '고치는 글');
    await colleague.send('PUT', `/notice/${id}`, { ...aPost(), version: 1 });
    expect((await editor.send('PUT', `/notice/${id}`, { ...aPost(), version: 1 })).statusCode).toBe(412);
    expect((await draftOf(editor, id))?.content.title).toBe('고치는 글');
    expect((await editor.send('PUT', `/notice/${id}`, { ...aPost(), version: 2 })).statusCode).toBe(200);
    expect(await draftOf(editor, id)).toBeNull();
  });

  it('S-FAQ-05 are made harmless, and thrown away when asked, also twice', async () => {
    await keep(editor, 'new', '가', { html: '<p onclick=x>가<script>x</script></p>' });
    expect((await draftOf(editor, 'new'))?.content.html).toBe('<p>가</p>');
    const drop = async () => (await editor.send('DELETE', '/notice/draft/new')).statusCode;
    expect([await drop(), await drop()]).toEqual([200, 200]);
    expect(await draftOf(editor, 'new')).toBeNull();
  });

  it.each<[string, string, object]>([
    ['another word than new', 'x', { content: content('가'), baseVersion: 1 }],
    ['no content', 'new', { baseVersion: 0 }],
    ['a version below zero', 'new', { content: content('가'), baseVersion: -1 }],
    ['more than can be given back', 'new', { content: content('가', { html: '&'.repeat(90_000) }), baseVersion: 0 }],
  ])('D-API-03 refuses %s', async (_name, key, body) => {
    expect((await editor.send('PUT', `/notice/draft/${key}`, body)).statusCode).toBe(400);
  });
});

describe('versions of a post', () => {
  it('D-BRD-04 every save is one, and an old one can be saved again as the newest', async () => {
    const { id } = await write('첫째 판');
    await colleague.send('PUT', `/notice/${id}`, { ...aPost({ title: '둘째 판' }), version: 1 });
    const versions = (await editor.send('GET', `/notice/${id}/versions`)).json().data as {
      version: number;
      author: string | null;
    }[];
    expect(versions.map(({ version, author }) => [version, author])).toEqual([
      [2, '홍길동'],
      [1, '홍길동'],
    ]);
    const old = (await editor.send('GET', `/notice/${id}/versions/1`)).json().data as PostRevision;
    expect(old).toMatchObject({ version: 1, content: { title: '첫째 판' }, html: aPost().html, attachmentFiles: [] });
    const body = { ...old.content, publish: { state: 'now' }, version: 2 };
    expect((await editor.send('PUT', `/notice/${id}`, body)).json().data).toMatchObject({
      title: '첫째 판',
      version: 3,
    });
    expect((await editor.send('GET', `/notice/${id}/versions/9`)).statusCode).toBe(404);
  });
});
