import type { PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';

let test: TestApi;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());

const write = async () => ((await editor.send('POST', '/news', aPost())).json().data as PostSource).id;
const tagsOf = async (id: number) =>
  new Set((await tracedCall(test, 'GET /news/:id', { params: { id: String(id) } })).tags);

describe('kept pages', () => {
  it('D-BRD-03 of a post go when it or a neighbour changes, and stay when another does', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await write());
    const [first, second, third, fourth, newest] = ids as [number, number, number, number, number];
    const pages = new Map<number, Set<string>>();
    for (const id of ids) pages.set(id, await tagsOf(id));
    await using changes = await listenForChanges(test.urls.appUrl);
    const dropped = async () => {
      const heard = new Set(await changes.heard());
      return ids.filter((id) => !pages.get(id)?.isDisjointFrom(heard));
    };
    await editor.send('DELETE', `/news/${third}`);
    expect(await dropped()).toEqual([second, third, fourth, newest]);
    await editor.send('POST', `/news/${third}/restore`);
    expect(await dropped()).toContain(fourth);
    await write();
    expect(await dropped(), 'only the newest showed that nothing follows').toEqual([newest]);
    await editor.send('PUT', `/news/${first}`, aPost({ title: '바뀐 제목' }));
    expect(await dropped()).toEqual([first, second, newest]);
    await editor.send('POST', '/notice', aPost());
    expect(await dropped()).toEqual([]);
  });

  it('D-BRD-03 of a list go with every change of their board, and none with a draft', async () => {
    const id = await write();
    const { tags } = await tracedCall(test, 'GET /news');
    await using changes = await listenForChanges(test.urls.appUrl);
    const { publish: _publish, ...words } = aPost();
    await editor.send('PUT', `/news/draft/${id}`, { content: { ...words, publishAt: null }, baseVersion: 1 });
    expect(await changes.heard()).toEqual([]);
    await editor.send('PUT', `/news/${id}`, aPost({ publish: { state: 'kept' } }));
    expect(await changes.heard()).toEqual(expect.arrayContaining(tags));
  });
});
