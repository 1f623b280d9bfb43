import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { Feed } from 'feed';
import { pathOfPost } from './boards.presenter.ts';
import type { FeedRow } from './post-lists.repository.ts';

/** What XML cannot hold, not even escaped. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string) => text.toWellFormed().replaceAll(unwritable, '');
/** A reader takes a description for HTML. */
const inHtml = (text: string) =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The newest posts of a board for feed readers. */
export function rssOf(board: Board, posts: readonly FeedRow[], origin: string): string {
  const { site, title } = boards[board];
  const updated = posts[0]?.publishedAt;
  const feed = new Feed({
    title,
    description: `${title}의 새 글입니다.`,
    link: origin + site,
    feedLinks: { rss: `${origin}${site}/feed.xml` },
    feed: `${origin}${site}/feed.xml`,
    language: 'ko',
    generator: false,
    ...(updated && { updated }),
  });
  for (const post of posts) {
    feed.addItem({
      title: plain(post.title),
      link: origin + pathOfPost(board, post.id),
      description: inHtml(post.description),
      date: post.publishedAt,
      category: [{ name: post.office }],
    });
  }
  return feed.rss2();
}
