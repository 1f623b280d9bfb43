import { sql, type SQL } from '../../platform/drizzle.ts';
import type { SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';
import { hitsOnPage, matchesCounted } from '@kidney/contract/content/search/search.schema.ts';
import type { Db } from '../../platform/database.ts';
import type { Place } from './place.ts';
import type { Question, Wanted } from './terms.ts';

export interface HitRow {
  id: number;
  key: string;
  path: string;
  section: SearchSection;
  title: string;
  body: string;
  at: Date | null;
  score: number;
}

export interface Asked {
  question: Question & { query: string };
  now: Date;
  /** Places of what the association does not have. */
  hidden: readonly string[];
  section: SearchSection | undefined;
  kind?: string;
  /** The year's first moment and the next one's. */
  between: { from: Date; until: Date } | undefined;
}

/** How far one request walks back in time for a word that is everywhere. */
const walked = 4_000;
/** From so many of the newest entries is guessed how many there are in all. */
const sampled = 1_000;
/** So many entries with all the pairs are read to see whether they hold the words. */
const compared = 2_000;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const placed = (at: Date | null) => (at ? moment(at) : sql`'infinity'::timestamptz`);
const holding = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const all = (conditions: SQL[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));

const holds = (text: SQL, wanted: readonly Wanted[]) =>
  all(wanted.map(({ word, isLoose }) => sql`${isLoose ? sql`replace(${text}, ' ', '')` : text} like ${holding(word)}`));

/** Out now, and no part of what the association does not have. */
function visible({ now, hidden }: Pick<Asked, 'now' | 'hidden'>): SQL {
  const isOut = sql`visible_from <= ${moment(now)} and visible_until > ${moment(now)}`;
  return all([isOut, ...hidden.map((place) => sql`path <> ${place} and not starts_with(path, ${`${place}/`})`)]);
}

/** Milliseconds: what leaves a statement of our own hand is not read as a date. */
const inMs = (column: SQL) => sql`(extract(epoch from nullif(${column}, 'infinity')) * 1000)::float8`;
const shown = sql`key, path, section, title, body, ${inMs(sql`at`)} as ms`;

type Raw = Omit<HitRow, 'at'> & { ms: number | null };
const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
const hitOf = ({ ms, ...row }: Raw): HitRow => ({ ...row, at: dateOf(ms) });

/**
 * At most so many matches, counted and put in order: in the title before in the text, undated before dated, new
 * before old. Where there are more than can be looked at, they are not all.
 */
async function ranked(db: Db, asked: Asked, after: Place | null) {
  const { question } = asked;
  const inTitle = holds(sql`lower(title)`, question.wanted);
  const rest = question.wanted.filter(({ isExact }) => !isExact);
  const { rows } = await db.execute<Raw & { total: number; candidates: number } & Record<string, unknown>>(sql`
    with candidates as materialized (
      select id, at, title, folded from search_entries
      where terms @@ ${question.query}::tsquery and ${visible(asked)}
      limit ${rest.length === 0 ? matchesCounted + 1 : compared}
    ),
    matches as materialized (
      select id, at, title from candidates where ${holds(sql`folded`, rest)} limit ${matchesCounted + 1}
    ),
    ranked as (
      select id, at, case when ${inTitle} then 2 else 0 end + case when at = 'infinity' then 1 else 0 end as score
      from matches
    ),
    page as (
      select id, at, score from ranked
      where ${after ? sql`(score, at, id) < (${after.score}, ${placed(after.at)}, ${after.id})` : sql`true`}
      order by score desc, at desc, id desc
      limit ${hitsOnPage + 1}
    )
    select counted.total, counted.candidates, page.id, page.score, ${shown}
    from (
      select (select count(*) from matches)::int as total, (select count(*) from candidates)::int as candidates
    ) as counted
    left join (page join search_entries using (id, at)) on true
    order by page.score desc, page.at desc, page.id desc
  `);
  const { total = 0, candidates = 0 } = rows[0] ?? {};
  return {
    total,
    isWhole: total <= matchesCounted && candidates < compared,
    // Without a hit the counts stand alone in their row.
    rows: rows.filter(({ path }) => path !== null).map(hitOf),
  };
}

/** Whether even those that hold the words written together are too many to rank. */
async function isOverfull(db: Db, asked: Asked): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from search_entries where terms @@ ${asked.question.strict}::tsquery and ${visible(asked)}
    offset ${matchesCounted} limit 1
  `);
  return rows.length > 0;
}

/** The newest entries after a place, within what was chosen. The place stands first: PostgreSQL starts its walk at the first bound. */
function newest({ section, kind, between }: Asked, after: Place | null) {
  return sql`
    from search_entries
    where ${section ? sql`section = ${section}` : sql`true`}
      and ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${after ? sql`(at, id) < (${placed(after.at)}, ${after.id})` : sql`true`}
      and ${between ? sql`at >= ${moment(between.from)} and at < ${moment(between.until)}` : sql`true`}
    order by at desc, id desc`;
}

/** The first hits among the newest entries, and how many of how many hold the words. */
async function sample(db: Db, asked: Asked) {
  const { rows } = await db.execute<Raw & { size: number; hits: number } & Record<string, unknown>>(sql`
    select id, 0 as score, ${shown}, size, count(*) over ()::int as hits
    from (
      select *, count(*) over ()::int as size from (select * ${newest(asked, null)} limit ${sampled}) as entries
    ) as sized
    where ${visible(asked)} and ${holds(sql`folded`, asked.question.wanted)}
    order by sized.at desc, id desc
    limit ${hitsOnPage + 1}
  `);
  const share = rows[0] && rows[0].size === sampled ? rows[0].hits / sampled : 0;
  return { rows: rows.map(hitOf), share };
}

/** Entries after a place, as far as one request may walk, of which those count that hold the words. */
async function walk(db: Db, asked: Asked, after: Place | null) {
  const { rows } = await db.execute<Raw & Record<string, unknown>>(sql`
    select id, 0 as score, ${shown} from (select * ${newest(asked, after)} limit ${walked}) as entries
    where ${visible(asked)} and ${holds(sql`folded`, asked.question.wanted)}
    limit ${hitsOnPage + 1}
  `);
  const hits = rows.map(hitOf);
  if (hits.length > hitsOnPage) return { rows: hits, end: null };
  const { rows: last } = await db.execute<{ id: number; ms: number | null }>(sql`
    select id, ${inMs(sql`at`)} as ms from (select id, at ${newest(asked, after)} offset ${walked - 1} limit 1) as last
  `);
  return { rows: hits, end: last[0] ? { id: last[0].id, at: dateOf(last[0].ms) } : null };
}

/** How many entries there are about, the years that they have, and when the next one appears or disappears by itself. */
async function surroundings(db: Db, now: Date) {
  // What is yet to be published is no reason to offer its year.
  const isSeen = sql`at < 'infinity' and visible_from <= ${moment(now)} and visible_until > ${moment(now)}`;
  const { rows } = await db.execute<Record<'size' | 'first' | 'last' | 'appears' | 'disappears', number | null>>(sql`
    select
      (select reltuples::float8 from pg_class where oid = 'search_entries'::regclass) as size,
      (select ${inMs(sql`at`)} from search_entries where ${isSeen} order by at limit 1) as first,
      (select ${inMs(sql`at`)} from search_entries where ${isSeen} order by at desc limit 1) as last,
      (select ${inMs(sql`visible_from`)} from search_entries
        where visible_from > '-infinity' and visible_from > ${moment(now)} order by visible_from limit 1) as appears,
      (select ${inMs(sql`visible_until`)} from search_entries
        where visible_until < 'infinity' and visible_until > ${moment(now)} order by visible_until limit 1) as disappears
  `);
  const moments = (name: 'first' | 'last' | 'appears' | 'disappears') => dateOf(rows[0]?.[name] ?? null);
  return {
    size: rows[0]?.size ?? 0,
    first: moments('first'),
    last: moments('last'),
    appears: moments('appears'),
    disappears: moments('disappears'),
  };
}

async function hasAny(db: Db, asked: Asked): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from search_entries
    where terms @@ ${asked.question.query}::tsquery and ${holds(sql`folded`, asked.question.wanted)} and ${visible(asked)} limit 1
  `);
  return rows.length > 0;
}

export const searchRepository = { ranked, isOverfull, sample, walk, surroundings, hasAny };
