import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { and, eq, inArray, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { boardCounters, boardMonths, posts } from './boards.table.ts';
import type { StoredPost } from './posts.repository.ts';

export type BatchValues = Pick<
  StoredPost,
  'board' | 'title' | 'html' | 'description' | 'office' | 'attachments' | 'hasPicture'
> & { publishedAt: Date };

const atOnce = 200;

function* slices<Item>(items: readonly Item[], size = atOnce) {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`;

const typed = sql`select from drafts where subject = 'post' and subject_key = ${posts.board} || '/' || ${posts.id}`;

export const postBatchesRepository = {
  /** As it was on its day: nobody has changed it since. */
  async insert(tx: Tx, rows: readonly BatchValues[], authorId: number): Promise<number[]> {
    const ids: number[] = [];
    for (const some of slices(rows)) {
      const values = some.map((row) => ({
        ...row,
        listed: true,
        pinnedUntil: null,
        authorId,
        createdAt: row.publishedAt,
        updatedAt: row.publishedAt,
      }));
      // One row after the other gets the next id, so these are in the order of the rows.
      const made = await tx.insert(posts).values(values).returning({ id: posts.id });
      ids.push(...made.map(({ id }) => id).toSorted((one, other) => one - other));
    }
    return ids;
  },

  async publicBoard(db: Db, id: number, now: Date): Promise<Board | undefined> {
    const isPublic = and(posts.listed, isNull(posts.removedAt), lte(posts.publishedAt, now));
    const [row] = await db
      .select({ board: posts.board })
      .from(posts)
      .where(and(eq(posts.id, id), isPublic))
      .limit(1);
    return row?.board;
  },

  async known(tx: Tx, some: readonly { title: string; at: Date }[]): Promise<boolean[]> {
    const there = new Set<string>();
    for (const part of slices(some, 1_000)) {
      const { rows } = await tx.execute<{ title: string; ms: number }>(sql`
        select title, (extract(epoch from published_at) * 1000)::float8 as ms from ${posts}
        where board in (select board from ${boardCounters}) and listed and removed_at is null
          and published_at = any(${sql.param(part.map(({ at }) => at.toISOString()))}::timestamptz[])`);
      for (const { title, ms } of rows) there.add(`${Math.round(ms)} ${title}`);
    }
    return some.map(({ title, at }) => there.has(`${at.getTime()} ${title}`));
  },

  /** Posts whose page names one of these as its neighbour. */
  async beside(tx: Tx, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const { rows } = await tx.execute<{ id: number }>(sql`
      with ours as (select unnest(${list(ids)}) as id), placed as (
        select p.id, s.id is not null as is_one,
          lag(s.id) over (partition by p.board order by p.published_at, p.id) as before,
          lead(s.id) over (partition by p.board order by p.published_at, p.id) as after
        from ${posts} p left join ours s on s.id = p.id
        where p.board in (select board from ${posts} where id = any(${list(ids)})) and p.listed and p.removed_at is null
      ) select id from placed where not is_one and (before is not null or after is not null)`);
    return rows.map(({ id }) => id);
  },

  /** Neither saved since, nor being typed by anybody. */
  unchanged: (tx: Tx, ids: readonly number[]) =>
    tx
      .select({ id: posts.id, board: posts.board, html: posts.html, attachments: posts.attachments })
      .from(posts)
      .where(and(inArray(posts.id, [...ids]), eq(posts.version, 1), sql`not exists (${typed})`))
      .orderBy(posts.id)
      .for('update'),

  /** For good, and out of what was counted. */
  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    for (const some of slices(ids, 1_000))
      await tx.execute(sql`
        with gone as (
          delete from ${posts} where id = any(${list(some)}) returning board, published_at, number, listed, removed_at
        ), counted as (
          select board, to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::integer as n
          from gone where number is not null and listed and removed_at is null group by 1, 2
        ), months as (
          update ${boardMonths} m set posts = m.posts - c.n from counted c where m.board = c.board and m.month = c.month
        )
        update ${boardCounters} b set posts = b.posts - c.n
        from (select board, sum(n)::integer as n from counted group by 1) c where b.board = c.board`);
  },
};
