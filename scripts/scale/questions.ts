import type { PostList } from '@kidney/contract/content/boards/boards.schema.ts';
import type { Asker, Question } from './ask.ts';
import { sown } from './sentences.ts';

const find = (query: Record<string, string>): Question => ({ key: 'GET /search', query });

/** What people ask, from what is everywhere to what is nowhere. */
export const searches: Readonly<Record<string, Question>> = {
  common: find({ q: '투석' }),
  'two common words': find({ q: '투석 상담' }),
  'common and long': find({ q: '인공신장실' }),
  'common in one year': find({ q: '투석', year: '2020' }),
  'common in one section': find({ q: '투석', section: 'daycare' }),
  'one in a hundred': find({ q: sown.everyHundred }),
  'one in a thousand': find({ q: sown.everyThousand }),
  rare: find({ q: sown.rare }),
  'only old': find({ q: sown.old }),
  absent: find({ q: '없는말씀' }),
  'absent, of common pairs': find({ q: '투석병원회원' }),
  'common, inside a board': { key: 'GET /news', query: { q: '투석' } },
  'rare, inside a board': { key: 'GET /news', query: { q: sown.rare } },
};

const list = (query: Record<string, string> = {}): Question => ({ key: 'GET /news', query });
const seoulMonth = (moment: string) => new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(0, 7);

/** Grows with the years of a board, not with its posts. */
export const months: Question = { key: 'GET /news/months' };

/** The pages of a board, which lie elsewhere in a small board than in a large one. */
export async function pagesOf({ ask, database }: Asker): Promise<Record<string, Question>> {
  const { data: first } = await ask<PostList>(list());
  const { rows } = await database.read.$client.query<{ id: number; at: Date }>(
    `select id, published_at as at from posts where board = 'news' and number =
       (select (min(number) + max(number)) / 2 from posts where board = 'news')`,
  );
  const [middle] = rows;
  if (!middle || !first.last) throw new Error('the board is not filled');
  return {
    'first page': list(),
    'page 50': list({ page: '50' }),
    'middle year': list({ month: seoulMonth(middle.at.toISOString()) }),
    'last page': list({ before: first.last }),
    detail: { key: 'GET /news/:id', params: { id: String(middle.id) } },
    feed: { key: 'GET /news/feed' },
  };
}
