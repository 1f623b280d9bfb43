import pg from 'pg';

const batch = 50_000;

/** The posts that the entries of the search stand for, under the same ids: one every ten minutes, the last of them today. */
const fill = `
  insert into posts (id, board, number, title, html, description, office, attachments, has_picture, listed, published_at)
  overriding system value
  select entry.n, 'news', entry.n, t.text, '<p>' || a.text || '</p><p>' || b.text || '</p><p>' || c.text || '</p>', a.text,
    '사무국', '{}', false, true,
    date_trunc('milliseconds', now()) - make_interval(mins => (1000000 - entry.n) * 10)
  from generate_series($1::integer, $2::integer) as entry (n)
  join scale_sentences as t on t.n = entry.n * 31 % 3000
  join scale_sentences as a on a.n = entry.n * 97 % 3000
  join scale_sentences as b on b.n = entry.n * 13 % 3000
  join scale_sentences as c on c.n = (entry.n * 7 + 5) % 3000
  order by entry.n`;

const count = [
  `insert into board_counters (board, last_number, posts)
   select 'news', 1000000, count(*) from posts where board = 'news'`,
  `insert into board_months (board, month, posts)
   select board, to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM'), count(*) from posts group by 1, 2`,
  'vacuum analyze posts, board_counters, board_months',
];

/** The newest so many of a million posts on one board. The search must have been filled before. */
export async function fillBoards(ownerUrl: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    for (let first = from; first <= to; first += batch) {
      await client.query(fill, [first, Math.min(to, first + batch - 1)]);
    }
    for (const statement of count) await client.query(statement);
  } finally {
    await client.end();
  }
}
