import { and, gt, inArray, like, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { searchWords } from './search.table.ts';
import type { Beginning, Word } from './title-terms.ts';

/** Among so many entries a word is looked for before it counts as gone from all titles. */
const looked = 5_000;

export const wordsRepository = {
  /** Only what is new or earlier is touched, so that two writers seldom wait for each other. */
  async add(tx: Tx, words: readonly Word[], visibleFrom: Date | null): Promise<void> {
    if (words.length === 0) return;
    const from = visibleFrom ? sql`${visibleFrom.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`;
    await tx
      .insert(searchWords)
      .values(words.map((word) => ({ ...word, visibleFrom: from })))
      .onConflictDoNothing();
    const names = words.map(({ word }) => word);
    await tx
      .update(searchWords)
      .set({ visibleFrom: from })
      .where(and(inArray(searchWords.word, names), gt(searchWords.visibleFrom, from)));
  },

  /** Takes the word away unless a title still holds it. `query` finds the entries that hold it anywhere. */
  async forget(tx: Tx, word: string, query: string): Promise<void> {
    await tx.execute(sql`
      delete from search_words where word = ${word} and not exists (
        select 1 from (select title from search_entries where terms @@ ${query}::tsquery limit ${looked}) as entries
        where position(${word} in title) > 0
      )`);
  },

  /** As above, each from its own moment on; in the order of the words, so that two writers never wait for each other. */
  async addMany(tx: Tx, words: readonly (Word & { visibleFrom: Date | null })[]): Promise<void> {
    const from = (at: Date | null) => (at ? sql`${at.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`);
    await tx
      .insert(searchWords)
      .values(words.map(({ visibleFrom, ...word }) => ({ ...word, visibleFrom: from(visibleFrom) })))
      .onConflictDoUpdate({
        target: searchWords.word,
        set: { visibleFrom: sql`excluded.visible_from` },
        setWhere: sql`${searchWords.visibleFrom} > excluded.visible_from`,
      });
  },

  async forgetMany(tx: Tx, words: readonly { word: string; query: string }[]): Promise<void> {
    const names = sql.param(words.map(({ word }) => word));
    const queries = sql.param(words.map(({ query }) => query));
    await tx.execute(sql`
      delete from search_words using unnest(${names}::text[], ${queries}::text[]) as asked (word, query)
      where search_words.word = asked.word and not exists (
        select 1 from (
          select title from search_entries where terms @@ asked.query::tsquery limit ${looked}
        ) as entries where position(asked.word in title) > 0
      )`);
  },

  async clear(tx: Tx): Promise<void> {
    await tx.delete(searchWords);
  },

  /** In the order of the letters: what was typed and nothing more comes first. */
  async startingWith(db: Db, { by, start }: Beginning, now: Date, most: number): Promise<string[]> {
    const column = searchWords[by];
    const rows = await db
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(
        and(
          like(column, `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
          lte(searchWords.visibleFrom, sql`${now.toISOString()}::timestamptz`),
        ),
      )
      .orderBy(sql`${column} using ~<~`)
      .limit(most);
    return rows.map(({ word }) => word);
  },
};
