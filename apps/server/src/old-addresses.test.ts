import { wordpressOf } from '../../../testing/old-exports.ts';
import { oldPostsBy } from '../../../testing/old-posts.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';
import { initContent } from '@kidney/api/seed.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { samplePackFolder } from '../../../testing/sample-content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const pack = readSitePack(samplePackFolder);
const anew =
  'truncate settings, revisions, facts, pages, districts, facilities, site_pictures, search_entries, search_words';
let now = new Date();
let site: TestSite;
let who: { cookie: string; authorization: string };

beforeAll(async () => {
  site = await createTestSite({ clock: { now: () => now } });
  who = await site.signIn('editor');
});
afterAll(() => site[Symbol.asyncDispose]());

/** As an editor's browser sends it. */
const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await site.send(`/api${path}`, {
    method,
    headers: { ...who, origin: publicOrigin, ...headers },
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  });
  const text = await answer.text();
  return { statusCode: answer.status, body: text, json: () => JSON.parse(text) };
};
const led = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.get(path, headers);
  return [answer.status, answer.headers.get('location')];
};

describe('an address of the site before', () => {
  test('D-OFF-18 leads everybody to its post for as long as that is there, and costs nothing else', async () => {
    const { broughtIn, undo } = oldPostsBy({ send } as unknown as Parameters<typeof oldPostsBy>[0]);
    const file = wordpressOf([
      { id: 11, title: '봄 소식', html: '<p>글</p>' },
      { id: 12, title: '사진', html: '<p>사진 글</p>', link: 'https://old.example.org/2019/spring.jpg' },
    ]);
    const slug = '/2019/05/%EA%B8%80-11/';
    expect(await led(slug)).toEqual([404, null]);
    const { id } = await broughtIn(file);
    // What led nowhere a moment ago is not looked for again.
    expect(await led(slug)).toEqual([404, null]);
    expect(await led('/2019/05/%EA%B8%80-11?fbclid=a'), 'nor as another spells it').toEqual([404, null]);
    now = new Date(now.getTime() + 61_000);
    const [status, place] = await led(slug);
    expect([status, place]).toEqual([301, expect.stringMatching(/^\/community\/news\/\d+$/)]);
    for (const old of ['/2019/05/%EA%B8%80-11', '/?p=11&utm_source=a', '/index.php?p=11'])
      expect(await led(old), old).toEqual([301, place]);
    expect(await led(slug, who), 'for staff, too').toEqual([301, place]);
    expect((await site.get(String(place))).status).toBe(200);
    expect(await led('/?p=12')).toEqual([301, expect.stringMatching(/^\/community\/news\/\d+$/)]);
    expect(await led('/2019/spring.jpg'), 'a picture is no post').toEqual([404, null]);
    expect((await site.get('/?p=no')).status).not.toBe(301);
    expect((await site.get('/?p=999')).status).not.toBe(301);
    expect((await site.send(slug, { method: 'POST' })).status).not.toBe(301);
    await undo(id);
    expect(await led(slug)).toEqual([404, null]);
  });

  test('D-OFF-18 leads nowhere where its board is switched off', async () => {
    const { previewed, confirm } = oldPostsBy({ send } as unknown as Parameters<typeof oldPostsBy>[0]);
    const file = wordpressOf([{ id: 21, title: '센터 소식', html: '<p>글</p>' }]);
    await confirm(file, await previewed(file), { boards: ['daycare-news'] });
    const [, place] = await led('/?p=21');
    expect(place).toMatch(/^\/daycare\/news\/\d+$/);
    // An old site had its post where the new one has it.
    await runSql(site.urls.ownerUrl, [
      `insert into old_addresses select '${place}', post_id from old_addresses where address = '/?p=21'`,
    ]);
    await runSql(site.urls.ownerUrl, [anew]);
    await initContent(site.database, { ...pack, features: { ...pack.features, daycare: false } });
    expect(await led(String(place))).toEqual([404, null]);
    expect(await led('/2019/05/%EA%B8%80-21')).toEqual([404, null]);
  });
});
