import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { CreatePost } from '@kidney/contract/content/boards/boards.schema.ts';
import type pg from 'pg';

/** A post as the form sends it. */
export function aPost(change: Partial<CreatePost> = {}): CreatePost {
  return {
    title: '12월 병원 이동 신청 안내',
    html: '<p>11월 25일까지 신청해 주십시오.</p>',
    office: '사무국',
    attachments: [],
    pinnedUntil: null,
    publish: { state: 'now' },
    ...change,
  };
}

/** Few enough that a busy machine ends the statement in time. */
const sownAtOnce = 2_000;

/** So many public posts, one every `everyMinutes` up to `until`, numbered and counted as if they had been published one by one. */
export async function fillBoard(
  client: Pick<pg.Pool, 'query'>,
  board: Board,
  { posts, until, everyMinutes }: { posts: number; until: string; everyMinutes: number },
): Promise<void> {
  for (let first = 1; first <= posts; first += sownAtOnce) {
    await client.query(
      `insert into posts (board, number, title, html, description, office, attachments, has_picture, listed, published_at)
       select $1, n, '표본 글 ' || n, '<p>표본 내용 ' || n || '</p>', '표본 내용 ' || n, '사무국', '{}', false, true,
         $3::timestamptz - ($2::integer - n) * make_interval(mins => $4)
       from generate_series($5::integer, least($2::integer, $6::integer)) as n`,
      [board, posts, until, everyMinutes, first, first + sownAtOnce - 1],
    );
  }
  await client.query(
    `insert into board_counters (board, last_number, posts) values ($1, $2, $2)
     on conflict (board) do update set last_number = excluded.last_number, posts = excluded.posts`,
    [board, posts],
  );
  await client.query(
    `insert into board_months (board, month, posts)
     select board, to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM'), count(*) from posts where board = $1 group by 1, 2
     on conflict (board, month) do update set posts = excluded.posts`,
    [board],
  );
}
