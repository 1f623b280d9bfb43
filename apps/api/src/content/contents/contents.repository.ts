import {
  and,
  type AnyPgColumn,
  desc,
  eq,
  isNull,
  type PgTable,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../platform/drizzle.ts';
import type { ContentKind } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Db } from '../../platform/database.ts';
import { titleLetters } from '../../platform/title-letters.ts';
import type { AskedContents, ContentRow, Place } from './content-source.ts';

/** Where the things of a kind stand, and how their state is read off. */
export interface ContentListing {
  kind: ContentKind;
  table: PgTable;
  columns: Record<'id' | 'title' | 'version' | 'authorId' | 'updatedAt', AnyPgColumn>;
  /** Of the table, what is of this kind. */
  only?: SQL;
  /** Where it has one. */
  bin?: { removedAt: AnyPgColumn; removedBy: AnyPgColumn; since: Date };
  /** Where something may be there and not public. */
  states?: Record<'kept' | 'scheduled' | 'public', SQL>;
  /** Where something may be there and not public yet: a moment. */
  publicFrom?: SQL;
}

const none = sql`null`;
const holding = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function olderThan(listing: ContentListing, at: AnyPgColumn, before: Place | null): SQL | undefined {
  if (!before) return undefined;
  const moment = sql`${before.at.toISOString()}::timestamptz`;
  if (listing.kind !== before.kind)
    return listing.kind < before.kind ? sql`${at} <= ${moment}` : sql`${at} < ${moment}`;
  const { id } = listing.columns;
  const last = id.dataType === 'number' ? sql`${before.id}::integer` : sql`${before.id}`;
  return sql`(${at}, ${id}) < (${moment}, ${last})`;
}

function inState({ bin, states }: ContentListing, state: AskedContents['state']): SQL | undefined {
  if (state === 'bin') return bin ? sql`${bin.removedAt} > ${bin.since.toISOString()}` : sql`false`;
  const there = bin && isNull(bin.removedAt);
  if (state === undefined) return there;
  const condition = states?.[state] ?? (state === 'public' ? undefined : sql`false`);
  return and(there, condition);
}

function stateOf({ bin, states }: ContentListing): SQL {
  const kinds = states && sql`when ${states.kept} then 'kept' when ${states.scheduled} then 'scheduled'`;
  return sql`case when ${bin ? sql`${bin.removedAt} is not null` : sql`false`} then 'bin' ${kinds ?? sql``} else 'public' end`;
}

/** So many of the last changed are read for the words of a title before the index is asked. */
const walked = 4_000;

const holds = (title: SQLWrapper, words: string): SQL[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => sql`lower(${title}) like ${holding(word)}`);

/** Some of what a listing holds, the last changed first; of those with the words, as the index of titles knows them. */
export function contentsQuery(db: Db, listing: ContentListing, asked: AskedContents) {
  const { columns, bin } = listing;
  const at = asked.state === 'bin' && bin ? bin.removedAt : columns.updatedAt;
  const { words } = asked;
  return db
    .select({
      id: sql`${columns.id}::text`.as('id'),
      title: columns.title,
      state: stateOf(listing).as('state'),
      publicFrom: (listing.publicFrom ?? none).as('public_from'),
      authorId: columns.authorId,
      changedAt: columns.updatedAt,
      version: columns.version,
      removedAt: bin?.removedAt ?? none.as('removed_at'),
      removedBy: bin?.removedBy ?? none.as('removed_by'),
    })
    .from(listing.table)
    .where(
      and(
        listing.only,
        inState(listing, asked.state),
        asked.authorId === undefined ? undefined : eq(columns.authorId, asked.authorId),
        olderThan(listing, at, asked.before),
        ...(words === undefined
          ? []
          : [sql`${titleLetters(columns.title)} @> ${titleLetters(words.replaceAll(/\s+/g, ''))}`]),
        ...(words === undefined ? [] : holds(columns.title, words)),
      ),
    )
    .orderBy(desc(at), desc(columns.id))
    .limit(asked.most);
}

/** The same, of the last changed alone: a word that is everywhere is found at once, and the index would give it in any order. */
export function walkQuery(db: Db, listing: ContentListing, asked: AskedContents & { words: string }) {
  const entries = contentsQuery(db, listing, { ...asked, words: undefined, most: walked }).as('entries');
  return db
    .select()
    .from(entries)
    .where(and(...holds(entries.title, asked.words)))
    .limit(asked.most);
}

const hasMore = async (db: Db, listing: ContentListing, asked: AskedContents): Promise<boolean> =>
  (await contentsQuery(db, listing, { ...asked, words: undefined, most: 1 }).offset(walked)).length > 0;

export async function listContents(db: Db, listing: ContentListing, asked: AskedContents): Promise<ContentRow[]> {
  const { words, most } = asked;
  if (words !== undefined) {
    const near = await walkQuery(db, listing, { ...asked, words });
    if (near.length === most || !(await hasMore(db, listing, asked))) return near as ContentRow[];
  }
  return (await contentsQuery(db, listing, asked)) as ContentRow[];
}
