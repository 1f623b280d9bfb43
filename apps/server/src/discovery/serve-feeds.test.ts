import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPost } from '../../../../testing/posts.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../../testing/server.ts';

let site: TestSite;
let editor: Record<string, string>;
beforeAll(async () => {
  site = await createTestSite();
  editor = { 'content-type': 'application/json', origin: publicOrigin, ...(await site.signIn('editor')) };
});
afterAll(() => site[Symbol.asyncDispose]());

async function write(api: string, post: ReturnType<typeof aPost>): Promise<number> {
  const answer = await site.send(`/api${api}`, { method: 'POST', headers: editor, body: JSON.stringify(post) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

test.each(boardNames)('D-DSC-01 S-RT-05 %s has a feed, and its list names it', async (board) => {
  const address = `${boards[board].site}/feed.xml`;
  const answer = await site.get(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const words = await answer.text();
  expect(words).toContain(`<title>${boards[board].title}</title>`);
  // Nobody writes here in this file: an empty board has its feed too.
  if (board === 'daycare-notice') expect(words).not.toContain('<item>');
  const list = await (await site.get(boards[board].site)).text();
  expect(list).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="${address}"`));
});

test('D-DSC-01 a feed holds what is public, the newest first, as text', async () => {
  const first = await write('/news', aPost({ title: '먼저 ]]> & <b>글</b>', html: '<p>1 &lt; 2 &amp; ]]&gt; 끝</p>' }));
  await write('/news', aPost({ title: '감춘 글', publish: { state: 'kept' } }));
  await write('/news', aPost({ title: '예약한 글', publish: { state: 'scheduled', at: '2099-01-01T00:00:00.000Z' } }));
  const second = await write('/news', aPost({ title: '나중 글' }));
  const words = await (await site.get('/community/news/feed.xml')).text();
  const links = [...words.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual([second, first].map((id) => `${publicOrigin}/community/news/${id}`));
  expect(words).not.toMatch(/감춘|예약한/);
  // Every CDATA ends where it should: what is left is balanced markup.
  const bare = words.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replaceAll(/&(amp|lt|gt|quot|apos);/g, '');
  expect(bare).not.toMatch(/\]\]>|&|<b>/);
  expect(words).toContain('1 &lt; 2 &amp; ');
});
