import { fold } from '@kidney/api/content/search/folded-text.ts';
import { kindTerm, sectionTerm, textTerms, yearTerm } from '@kidney/api/content/search/terms.ts';
import pg from 'pg';
import { sentencesOf, sown } from './sentences.ts';

const sentences = 3_000;
const batch = 50_000;

/** Sentences with their terms, made by the code that indexes; SQL only puts them together. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists scale_sentences (n integer primary key, text text, folded text, terms tsvector)',
  );
  const texts = [...sentencesOf(sentences), ...Object.values(sown).map((word) => `${word} 이야기를 전합니다.`)];
  for (const [n, text] of texts.entries()) {
    const folded = fold(text);
    await client.query(
      'insert into scale_sentences values ($1, $2, $3, array_to_tsvector($4::text[])) on conflict do nothing',
      [n, text, folded, textTerms(folded)],
    );
  }
}

const parts = ['t', 'a', 'b', 'c', 'd'];
const joined = (column: string, names: readonly string[], by: string) =>
  names.map((name) => `${name}.${column}`).join(` || ${by}`);
const body = parts.slice(1);

/** Some of a million entries: five sentences each, one every ten minutes, the last of them today. */
const fill = `
  insert into search_entries
    (kind, key, section, path, title, body, folded, terms, at, visible_from, visible_until)
  select 'news', entry.n, section, '/community/news/' || entry.n, t.text, ${joined('text', body, `' ' || `)},
    t.folded || E'\\n' || ${joined('folded', body, `' ' || `)},
    ${joined('terms', parts, '')} || array_to_tsvector(array[
      '${kindTerm('news')}',
      '${sectionTerm('')}' || section,
      '${yearTerm('')}' || extract(year from at at time zone 'Asia/Seoul')
    ]),
    at, at, 'infinity'
  from (
    select n,
      (array['community', 'daycare'])[1 + n % 2] as section,
      date_trunc('milliseconds', now()) - make_interval(mins => (1000000 - n) * 10) as at,
      case
        when n % 100 = 0 then ${sentences}
        when n % 1000 = 1 then ${sentences + 1}
        when n % 50000 = 2 then ${sentences + 2}
        when n < 100000 and n % 2 = 1 then ${sentences + 3}
        else n * 97 % ${sentences}
      end as sown
    from generate_series($1::integer, $2::integer) as n
  ) as entry
  join scale_sentences as t on t.n = entry.n * 31 % ${sentences}
  join scale_sentences as a on a.n = sown
  join scale_sentences as b on b.n = entry.n * 13 % ${sentences}
  join scale_sentences as c on c.n = (entry.n * 7 + 5) % ${sentences}
  join scale_sentences as d on d.n = entry.n / 3 % ${sentences}
  order by entry.n`;

/** The newest so many of a million entries. What an index costs while a table is filled is not what is measured. */
export async function fillSearch(ownerUrl: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await prepare(client);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('drop index search_entries_terms');
    for (let first = from; first <= to; first += batch) {
      await client.query(fill, [first, Math.min(to, first + batch - 1)]);
    }
    await client.query('create index search_entries_terms on search_entries using gin (terms)');
    await client.query('vacuum analyze search_entries');
  } finally {
    await client.end();
  }
}
