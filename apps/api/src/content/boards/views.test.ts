import type { Post, PostList, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { isRobot } from './known-robots.ts';

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

const telephone = 'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const write = async () => ((await editor.send('POST', '/notice', aPost())).json().data as PostSource).id;
const views = async (id: number) => ((await visitor.send('GET', `/notice/${id}`)).json().data as Post).views;
const read = (id: number, address = '192.0.2.1', userAgent = telephone) =>
  test.api.views.count(`/community/notices/${id}`, { address, userAgent });

describe('views', () => {
  it('D-BRD-05 are written together, shown in list and post, and drop no kept page', async () => {
    const id = await write();
    await using changes = await listenForChanges(test.urls.appUrl);
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) read(id, address);
    expect(await views(id), 'still in memory').toBe(0);
    await test.api.views.flush();
    expect(await views(id)).toBe(3);
    const { posts } = (await visitor.send('GET', '/notice')).json().data as PostList;
    expect(posts.find((post) => post.id === id)?.views).toBe(3);
    await test.api.views.flush();
    expect([await views(id), await changes.heard()]).toEqual([3, []]);
  });

  it('D-BRD-05 the same address and browser count once a day, another browser or day again', async () => {
    const id = await write();
    for (let n = 0; n < 5; n += 1) read(id);
    read(id, '192.0.2.1', desktop);
    await clock.at('2030-01-01T14:59:59Z', async () => read(id));
    await clock.at('2030-01-01T15:00:00Z', async () => [read(id), read(id)]);
    await test.api.views.flush();
    expect(await views(id)).toBe(4);
  });

  it.each([
    '',
    'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
    'kakaotalk-scrap/1.0',
    'curl/8.5.0 (x86_64)',
  ])('D-BRD-05 robots do not count: %s', async (userAgent) => {
    const id = await write();
    read(id, '192.0.2.9', userAgent);
    await test.api.views.flush();
    expect(await views(id)).toBe(0);
  });

  it('D-BRD-05 people inside an app are people', () => {
    for (const app of ['KAKAOTALK 10.8.3 (INAPP)', 'NAVER(inapp; search; 1010; 12.9.4)', 'DaumApps/4.1']) {
      expect(isRobot(`${telephone} ${app}`), app).toBe(false);
    }
  });

  it('D-BRD-05 other addresses count nothing, the data of a page counts as the page', async () => {
    const id = await write();
    for (const path of [`/community/notices/${id}/x`, `/notice/${id}`, '/community/notices/9999999999', '/']) {
      test.api.views.count(path, { address: '192.0.2.1', userAgent: telephone });
    }
    test.api.views.count(`/community/notices/${id}.data`, { address: '192.0.2.1', userAgent: telephone });
    await test.api.views.flush();
    expect(await views(id)).toBe(1);
  });

  it('D-BRD-05 are not lost while they cannot be written', async () => {
    const id = await write();
    const owner = new pg.Client({ connectionString: test.urls.ownerUrl });
    await owner.connect();
    await owner.query('begin; lock table posts in access exclusive mode');
    read(id);
    await expect(test.api.views.flush()).rejects.toThrow();
    await owner.end();
    await test.api.views.flush();
    expect(await views(id)).toBe(1);
  });
});
