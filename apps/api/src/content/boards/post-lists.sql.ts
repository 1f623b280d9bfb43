import { postsOnPage } from '@kidney/contract/content/boards/boards.paths.ts';

// Limits and the conditions of partial indexes stand in the text: a plan made for any value then still fits them.
const listed = 'board = $1 and listed and removed_at is null';
const shown = `${listed} and published_at <= $2`;
// Nothing but the place bounds it above: PostgreSQL would start at any other bound and walk from there.
const older = `${listed} and (published_at, id) < ($2, $3)`;
const oneMore = postsOnPage + 1;
const item = `id, number, title, published_at as "publishedAt", office, cardinality(attachments) as attachments,
  views, has_picture as "hasPicture", pinned_until::text as "pinnedUntil"`;
const place = 'id, published_at as "publishedAt"';
const newestFirst = 'order by published_at desc, id desc';
const oldestFirst = 'order by published_at, id';
const waiting = `${listed} and number is null`;

export const postListsSql = {
  /** What is counted, what has come due since, and when the next one does. */
  standing: `select coalesce(c.last_number, 0) as "lastNumber", coalesce(c.posts, 0) as posts,
      array(select id from posts where ${waiting} and published_at <= $2 ${oldestFirst} limit 1000) as due,
      array(select to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM')
        from posts where ${waiting} and published_at <= $2 ${oldestFirst} limit 1000) as "dueMonths",
      (select published_at from posts where ${waiting} and published_at > $2 ${oldestFirst} limit 1) as "nextAt"
    from (select $1::text as board) b left join board_counters c using (board)`,
  // Together, because each statement costs more on its way than in the database. Materialised: otherwise the planner may walk
  // the whole board for the few that are pinned.
  firstPage: `with pinned as materialized (select * from posts where ${shown} and pinned_until >= $3::date)
    (select ${item}, true as "isAbove" from pinned ${newestFirst} limit 5)
    union all (select ${item}, false from posts where ${shown} ${newestFirst} limit ${oneMore})`,
  page: `select ${item} from posts where ${shown} ${newestFirst} limit ${oneMore} offset $3`,
  before: `select ${item} from posts where ${older} ${newestFirst} limit ${oneMore}`,
  newer: `select ${place} from posts where ${shown} and (published_at, id) > ($3, $4) ${oldestFirst} limit ${oneMore}`,
  oldest: `select ${place} from posts where ${shown} ${oldestFirst} limit ${oneMore}`,
  newest: `select ${place}, title, description, office from posts where ${shown} ${newestFirst} limit ${postsOnPage}`,
  byIds: `select ${item} from posts where ${shown} and id = any($3)`,
  months: 'select month, posts from board_months where board = $1 and posts > 0 order by month desc limit 2400',
  post: `select ${item}, html, description, attachments as files, updated_at as "updatedAt", version
    from posts where id = $3 and ${shown}`,
  previous: `select ${place}, title from posts where ${older} ${newestFirst} limit 1`,
  next: `select ${place}, title from posts where ${shown} and (published_at, id) > ($3, $4) ${oldestFirst} limit 1`,
} as const;
