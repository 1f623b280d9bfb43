import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostContent } from '@kidney/contract/content/boards/boards.schema.ts';
import { sampleDaycareNews } from './daycare-news.ts';
import { sampleDaycareNotices } from './daycare-notices.ts';
import { sampleDonationReports } from './donation-reports.ts';
import { sampleNews } from './news.ts';
import { sampleNotices } from './notices.ts';
import type { SeedPost } from './seed-post.ts';

const posts: Record<Board, readonly SeedPost[]> = {
  news: sampleNews,
  notice: sampleNotices,
  'daycare-news': sampleDaycareNews,
  'daycare-notice': sampleDaycareNotices,
  'donation-report': sampleDonationReports,
};

/** A board's sample posts, oldest first. */
export function samplePosts(board: Board): (PostContent & { publishedAt: Date })[] {
  return posts[board].map(({ day, title, html, office, pinnedUntil }) => ({
    title,
    html,
    office: office ?? boards[board].office,
    attachments: [],
    pinnedUntil: pinnedUntil ?? null,
    publishedAt: new Date(`${day}T10:00:00+09:00`),
  }));
}
