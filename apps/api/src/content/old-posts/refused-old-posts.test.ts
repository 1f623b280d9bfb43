import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi } from '../../../../../testing/api.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { pngOf } from '../../../../../testing/files.ts';
import { gnuboardOf, wordpressOf } from '../../../../../testing/old-exports.ts';
import { oldPostsBy } from '../../../../../testing/old-posts.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { zipOf } from '../../../../../testing/xlsx.ts';

const test = await createTestApi({ clock: createTestClock() });
const { browser: editor } = await signedIn(test, ['editor']);
const { look, previewed, confirm, broughtIn } = oldPostsBy(editor);
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate posts, old_post_imports, board_counters, board_months, search_entries, search_words, revisions, media cascade',
  ]),
);

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const read = async (path: string) => (await editor.send('GET', path)).json().data;

describe('posts of the site before, against what goes wrong', () => {
  it('D-OFF-18 a post that came in while the pictures were made does not come twice', async () => {
    const picture = 'https://old.example.org/wp-content/uploads/2019/05/van.png';
    const two = { id: 2, title: '둘', html: '<p>나</p>' };
    const one = wordpressOf([{ id: 1, title: '하나', html: `<p>가</p><img src="${picture}">` }, two]);
    const beside = zipOf({ 'wp-content/uploads/2019/05/van.png': pngOf(40, 30) });
    await broughtIn(wordpressOf([two]));
    await runSql(test.urls.ownerUrl, [
      `update posts set title = '아직 아님'`,
      `create function comes_meanwhile() returns trigger language plpgsql as
         $$ begin update posts set title = '둘'; return new; end $$`,
      'create trigger comes_meanwhile before insert on media for each row execute function comes_meanwhile()',
    ]);
    try {
      const preview = await previewed(one, beside);
      expect(preview.counts).toMatchObject({ new: 2, same: 0 });
      const answer = await confirm(one, preview, { beside });
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        '그 사이에 같은 글이 들어왔습니다. 다시 미리 보아 주십시오.',
      ]);
    } finally {
      await runSql(test.urls.ownerUrl, ['drop function comes_meanwhile cascade']);
    }
    expect(await query('select title from posts')).toEqual([{ title: '둘' }]);
    expect(await query('select from media')).toHaveLength(0);
  });

  it('D-OFF-18 signs that no database keeps fail no post', async () => {
    const text = Buffer.from('<p>앞\0뒤</p>').toString('hex');
    const dump = gnuboardOf({ notice: { subject: '공지', writes: [{ id: 1, title: '글', text: 'TEXT' }] } });
    await broughtIn(Buffer.from(dump.toString().replace("'TEXT'", `0x${text}`)));
    await broughtIn(wordpressOf([{ id: 2, title: '둘', html: '<p>가&#0;&#xd800;나</p>' }]));
    const [post] = (await read('/notice')).posts;
    expect((await read(`/notice/${post.id}`)).html).toBe('<p>앞뒤</p>');
  });

  it('D-OFF-18 what was made to harm is refused or costs little', async () => {
    const post = { id: 1, title: '글', html: '<p>글</p>' };
    const entity = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect((await look(wordpressOf([post], entity))).json().message).toContain('DOCTYPE');
    const broken = await look(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]));
    expect([broken.statusCode, broken.json().message]).toEqual([400, expect.stringContaining('압축 파일')]);
    const empty = await look(zipOf({ 'a.txt': '글' }));
    expect(empty.json().message).toContain('글이 든 파일이 없습니다');
    const swollen = zipOf({ 'dump.sql': Buffer.alloc(70 * 1024 * 1024, 0x20) });
    expect((await look(swollen)).json().message).toContain('64 MB까지');
    const began = performance.now();
    const deep = `${'<div>'.repeat(20_000)}가${'<p>'.repeat(20_000)}`;
    const unclosed = `INSERT INTO \`g5_write_a\` VALUES ${"('".repeat(100_000)}`;
    const address = `<img src="${'/a'.repeat(50_000)}.png">`.repeat(3);
    await look(
      wordpressOf([
        { ...post, html: deep },
        { ...post, id: 2, html: address },
      ]),
    );
    expect((await look(Buffer.from(unclosed))).statusCode).toBe(400);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
