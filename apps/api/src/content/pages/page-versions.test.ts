import type { PageRevision, PageVersion } from '@kidney/contract/content/pages/pages.schema.ts';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../../../testing/browser.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
await seedContent(test.database);

const save = async (key: string, words: string, hidden = false) => {
  const blocks = [
    { id: 'one', type: 'text', html: `<p>${words}</p>` },
    { id: 'two', type: 'text', hidden, html: '<p>둘째 묶음</p>' },
  ];
  const body = { title: words, lead: '', description: '설명', blocks, sources: [], checkedOn: null };
  const answer = await editor.send('PUT', `/page/${key}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const get = async <T>(who: Browser, path: string) => (await who.send('GET', path)).json().data as T;

describe('versions of a page', () => {
  it('every save is one, newest first, with its author and time', async () => {
    await save('hope-center', '둘째 판');
    await save('hope-center', '셋째 판');
    const versions = await get<PageVersion[]>(editor, '/page/hope-center/versions');
    expect(versions.map(({ version, author }) => [version, author])).toEqual([
      [3, '홍길동'],
      [2, '홍길동'],
      [1, null],
    ]);
    const times = versions.map(({ savedAt }) => savedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('one version is what was saved then, and can be saved again as the newest', async () => {
    await save('love-donation', '옛 판');
    await save('love-donation', '새 판', true);
    const old = await get<PageRevision>(editor, '/page/love-donation/versions/2');
    expect(old).toMatchObject({
      version: 2,
      content: { title: '옛 판', blocks: [{ html: '<p>옛 판</p>' }, { hidden: false }] },
    });
    expect(await get<PageRevision>(editor, '/page/love-donation/versions/3')).toMatchObject({
      content: { title: '새 판', blocks: [{}, { hidden: true }] },
    });
    const answer = await editor.send('PUT', '/page/love-donation', { ...old.content, version: 3 });
    expect(answer.json().data).toMatchObject({ title: '옛 판', version: 4 });
    expect(await get<PageVersion[]>(editor, '/page/love-donation/versions')).toHaveLength(4);
  });

  it('brings the facts it names along', async () => {
    const { content, facts } = await get<PageRevision>(editor, '/page/transport-center/versions/1');
    const named = content.blocks.flatMap((block) => (block.type === 'facts' ? block.keys : []));
    expect(named.length).toBeGreaterThan(0);
    expect(facts.map(({ key }) => key).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('D-API-03 a version that is not there is 404, one that cannot be is 400, a page without any has none', async () => {
    expect((await editor.send('GET', '/page/terms/versions/77')).statusCode).toBe(404);
    expect((await editor.send('GET', '/page/terms/versions/0')).statusCode).toBe(400);
    expect((await editor.send('GET', '/page/terms/versions/x')).statusCode).toBe(400);
    expect(await get(editor, '/page/nothing/versions')).toEqual([]);
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted', async () => {
    for (const path of ['/page/terms/versions', '/page/terms/versions/1']) {
      expect((await visitor.send('GET', path)).statusCode).toBe(401);
      expect((await driver.send('GET', path)).statusCode).toBe(403);
    }
  });
});

describe('earlier versions that everybody may read', () => {
  it('of the privacy policy and the terms, without authors and hidden blocks', async () => {
    for (const key of ['privacy', 'terms']) {
      await save(key, '고친 판', true);
      const versions = await get<PageVersion[]>(visitor, `/page/${key}/history`);
      expect(versions.map(({ version, author }) => [version, author])).toEqual([
        [2, null],
        [1, null],
      ]);
      const old = await get<PageRevision>(visitor, `/page/${key}/history/2`);
      expect(old).toMatchObject({ version: 2, author: null, content: { title: '고친 판' } });
      expect(old.content.blocks).toMatchObject([{ id: 'one' }]);
      expect((await visitor.send('GET', `/page/${key}/history/1`)).statusCode).toBe(200);
      const { tags } = await tracedCall(test, 'GET /page/:key/history', { params: { key } });
      expect(tags).toEqual([`page:${key}`]);
    }
  });

  it('of no other page, and not of one that is not there', async () => {
    for (const path of ['/page/hope-center/history', '/page/hope-center/history/1', '/page/terms/history/77']) {
      expect((await visitor.send('GET', path)).statusCode, path).toBe(404);
      expect((await editor.send('GET', path)).statusCode, path).toBe(404);
    }
    expect((await visitor.send('GET', '/page/terms/history/x')).statusCode).toBe(400);
    expect((await visitor.send('GET', '/page/TERMS/history')).statusCode).toBe(400);
  });
});
