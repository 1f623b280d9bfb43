import { sql } from 'drizzle-orm';
import { newsletterBinDays } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { Shelf } from '../contents/index.ts';
import { newsletters } from './newsletters.table.ts';

/** The newsletter in the list of all contents. */
export function issueShelf(now: Date): Shelf {
  const { id, title, version, authorId, updatedAt, removedAt, removedBy, isListed, publishedOn } = newsletters;
  const isDue = sql`${publishedOn} <= ${seoulDate(now)}`;
  return {
    kind: 'newsletter',
    table: newsletters,
    columns: { id, title, version, authorId, updatedAt },
    bin: { removedAt, removedBy, since: new Date(now.getTime() - newsletterBinDays * 86_400_000) },
    states: {
      kept: sql`not ${isListed}`,
      scheduled: sql`${isListed} and not ${isDue}`,
      public: sql`${isListed} and ${isDue}`,
    },
    publicFrom: sql`${publishedOn}::timestamp at time zone 'Asia/Seoul'`.mapWith(updatedAt),
  };
}
