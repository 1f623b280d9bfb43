import { and, eq, inArray, lt, sql } from '../../platform/drizzle.ts';
import type { SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { searchEntries } from './search.table.ts';

export interface StoredEntry {
  kind: string;
  key: string;
  section: SearchSection;
  path: string;
  title: string;
  body: string;
  folded: string;
  terms: string[];
  at: Date | null;
  visibleFrom: Date | null;
  visibleUntil: Date | null;
}

const { kind, key, title, indexedAt } = searchEntries;
const one = (of: { kind: string; key: string }) => and(eq(kind, of.kind), eq(key, of.key));
const momentOr = (date: Date | null, otherwise: '-infinity' | 'infinity') =>
  sql`${date?.toISOString() ?? otherwise}::timestamptz`;

export const entriesRepository = {
  async titleOf(tx: Tx, of: { kind: string; key: string }): Promise<string | null> {
    const [row] = await tx.select({ title }).from(searchEntries).where(one(of)).limit(1);
    return row?.title ?? null;
  },

  async save(tx: Tx, { terms, at, visibleFrom, visibleUntil, ...entry }: StoredEntry): Promise<void> {
    const values = {
      ...entry,
      terms: sql`array_to_tsvector(${sql.param(terms)}::text[])`,
      at: momentOr(at, 'infinity'),
      visibleFrom: momentOr(visibleFrom, '-infinity'),
      visibleUntil: momentOr(visibleUntil, 'infinity'),
      indexedAt: sql`now()`,
    };
    await tx
      .insert(searchEntries)
      .values(values)
      .onConflictDoUpdate({ target: [kind, key], set: values });
  },

  /** Of things that were not there before. */
  async saveMany(tx: Tx, entries: readonly StoredEntry[]): Promise<void> {
    await tx.insert(searchEntries).values(
      entries.map(({ terms, at, visibleFrom, visibleUntil, ...entry }) => ({
        ...entry,
        terms: sql`array_to_tsvector(${sql.param(terms)}::text[])`,
        at: momentOr(at, 'infinity'),
        visibleFrom: momentOr(visibleFrom, '-infinity'),
        visibleUntil: momentOr(visibleUntil, 'infinity'),
        indexedAt: sql`now()`,
      })),
    );
  },

  /** Returns the titles of what was there. */
  async removeMany(tx: Tx, kindOf: string, keys: readonly string[]): Promise<string[]> {
    const gone = await tx
      .delete(searchEntries)
      .where(and(eq(kind, kindOf), inArray(key, [...keys])))
      .returning({ title });
    return gone.map((each) => each.title);
  },

  /** Returns the title of what was there. */
  async remove(tx: Tx, of: { kind: string; key: string }): Promise<string | null> {
    const [row] = await tx.delete(searchEntries).where(one(of)).returning({ title });
    return row?.title ?? null;
  },

  /** The database's own clock, as `indexed_at` has it. */
  async now(tx: Tx): Promise<Date> {
    const { rows } = await tx.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
    return new Date(Math.floor(rows[0]?.ms ?? NaN));
  },

  /** Entries that were last written before that moment. Returns how many there were. */
  async removeOlder(tx: Tx, than: Date): Promise<number> {
    const gone = await tx.delete(searchEntries).where(lt(indexedAt, than)).returning({ key });
    return gone.length;
  },
};
