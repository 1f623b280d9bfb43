import { sql } from '../../platform/drizzle.ts';
import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { boardCounters, boardMonths, posts } from './boards.table.ts';

const monthOf = (moment: unknown) => sql`to_char(${moment} at time zone 'Asia/Seoul', 'YYYY-MM')`;

export const postNumbersRepository = {
  /** One at a time writes on a board: numbers and counters belong together. */
  async lock(tx: Tx, board: Board): Promise<void> {
    await tx
      .insert(boardCounters)
      .values({ board })
      .onConflictDoUpdate({ target: boardCounters.board, set: { board } });
  },

  /** Posts whose time has come get the next numbers in the order of their publication, and are counted. */
  async settle(tx: Tx, board: Board, now: Date): Promise<void> {
    const moment = now.toISOString();
    await tx.execute(sql`
      with due as (
        select id, row_number() over (order by published_at, id) as place from ${posts}
        where board = ${board} and listed and removed_at is null and number is null and published_at <= ${moment}
      ), numbered as (
        update ${posts} set number = c.last_number + due.place from due, ${boardCounters} c
        where posts.id = due.id and c.board = ${board} returning posts.published_at
      ), counted as (
        insert into ${boardMonths} (board, month, posts)
        select ${board}, ${monthOf(sql`published_at`)}, count(*) from numbered group by 2
        on conflict (board, month) do update set posts = board_months.posts + excluded.posts
      )
      update ${boardCounters} set last_number = last_number + n, posts = posts + n
      from (select count(*)::integer as n from numbered) as k where board = ${board} and n > 0`);
  },

  /** A post that has its number appears (1) or disappears (-1). */
  async count(tx: Tx, board: Board, publishedAt: Date, by: 1 | -1): Promise<void> {
    await tx.execute(sql`update ${boardCounters} set posts = posts + ${by} where board = ${board}`);
    await tx.execute(sql`
      update ${boardMonths} set posts = posts + ${by}
      where board = ${board} and month = ${monthOf(sql`${publishedAt.toISOString()}::timestamptz`)}`);
  },
};
