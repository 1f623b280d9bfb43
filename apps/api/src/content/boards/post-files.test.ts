import type { Post, PostList, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { formWith, pdfOf, pngOf } from '../../../../../testing/files.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';

let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());

async function upload(name: string, bytes: Uint8Array): Promise<Media> {
  const { body, headers } = formWith(name, bytes);
  const answer = await editor.send('POST', '/media', body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const write = async (change: Parameters<typeof aPost>[0]) => {
  const answer = await editor.send('POST', '/news', aPost(change));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as PostSource;
};
const keepers = async (id: string) => {
  const { rows } = await test.database.write.$client.query(
    'select subject from media_keeps where media_id = $1 order by subject',
    [id],
  );
  return rows.map(({ subject }: { subject: string }) => subject);
};

describe('files of a post', () => {
  it('D-BRD-02 attachments show name, type, size and address, in their order', async () => {
    const one = await upload('신청서.pdf', pdfOf());
    const two = await upload('그림.png', pngOf(30, 20));
    const { id } = await write({ attachments: [two.id, one.id, two.id] });
    const post = (await visitor.send('GET', `/news/${id}`)).json().data as Post;
    expect(post.attachments).toEqual([
      { id: two.id, name: '그림.png', type: 'png', size: two.size, href: two.url },
      { id: one.id, name: '신청서.pdf', type: 'pdf', size: one.size, href: one.url },
    ]);
    const [item] = ((await visitor.send('GET', '/news')).json().data as PostList).posts;
    expect(item).toMatchObject({ id, attachments: 2, hasPicture: false });
  });

  it('D-BRD-02 a picture is stored by its id and shown with its widths; the first one stands for the post', async () => {
    const media = await upload('사진.png', pngOf(1_000, 500));
    const stored = `<p>앞<img data-media="${media.id}" alt="회원들이 &quot;함께&quot; 걷는 모습" />뒤</p>`;
    const { id, html } = await write({ html: stored });
    expect(html).toBe(stored);
    const post = (await visitor.send('GET', `/news/${id}`)).json().data as Post;
    expect(post.html).toMatch(/^<p>앞<picture><source type="image\/avif" srcset="[^"]+ \d+w/);
    expect(post.html).toContain(`<img src="${media.url}" alt="회원들이 &quot;함께&quot; 걷는 모습" width="1000"`);
    expect(post.picture).toMatchObject({ src: media.image?.shareUrl, alt: '회원들이 "함께" 걷는 모습' });
    const [item] = ((await visitor.send('GET', '/news')).json().data as PostList).posts;
    expect(item).toMatchObject({ id, hasPicture: true });
    const preview = await editor.send('POST', '/news/preview', { html: stored, attachments: [media.id] });
    expect(preview.json().data).toMatchObject({ html: post.html, attachments: [{ id: media.id }] });
  });

  it('D-BRD-02 are kept by the draft, then by the post and its versions, until the bin has let go', async () => {
    const media = await upload('사진.png', pngOf(40, 40));
    const { publish: _publish, ...words } = aPost({ html: `<img data-media="${media.id}" alt="사진">` });
    await editor.send('PUT', '/news/draft/new', { content: { ...words, publishAt: null }, baseVersion: 0 });
    expect(await keepers(media.id)).toEqual(['post-draft']);
    const { id } = await write({ html: words.html });
    expect(await keepers(media.id)).toEqual(['post']);
    await editor.send('PUT', `/news/${id}`, aPost());
    expect(await keepers(media.id), 'an older version shows it').toEqual(['post']);
    const old = (await editor.send('GET', `/news/${id}/versions/1`)).json().data;
    expect(old.html).toContain('<picture>');
    await editor.send('PUT', `/news/draft/${id}`, { content: { ...words, publishAt: null }, baseVersion: 2 });
    expect(await keepers(media.id)).toEqual(['post', 'post-draft']);
    await editor.send('DELETE', `/news/${id}`);
    await test.database.write.$client.query(`update posts set removed_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
    await test.api.housekeep();
    expect(await keepers(media.id)).toEqual([]);
    expect((await editor.send('GET', `/news/draft/${id}`)).json().data, 'nobody can go on with it').toBeNull();
    const late = await editor.send('PUT', `/news/draft/${id}`, {
      content: { ...words, publishAt: null },
      baseVersion: 2,
    });
    expect(late.statusCode, 'nor begin again').toBe(404);
  });
});
