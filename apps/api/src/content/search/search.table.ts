import { customType, index, integer, pgTable, sql, text, timestamp, unique } from '../../platform/drizzle.ts';
import type { SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
// Milliseconds, as JavaScript has them: a place in the list must compare equal after its way out and back.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Everything public that can be found, one row for each address, written in the transaction that changes the thing itself. */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text().notNull(),
    section: text().$type<SearchSection>().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Title, line break, body, as they are compared. */
    folded: text().notNull(),
    /** Pairs of neighbouring characters, and marks for section and year. */
    terms: tsvector().notNull(),
    /** `infinity` for what has no date, so that it stands before everything that has. */
    at: moment('at').notNull(),
    visibleFrom: moment('visible_from').notNull(),
    visibleUntil: moment('visible_until').notNull(),
    indexedAt: moment('indexed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('search_entries_kind_key').on(table.kind, table.key),
    index('search_entries_terms').using('gin', table.terms),
    index('search_entries_at').on(table.at, table.id),
    index('search_entries_kind_at').on(table.kind, table.at, table.id),
    index('search_entries_section_at').on(table.section, table.at, table.id),
    index('search_entries_visible_from')
      .on(table.visibleFrom)
      .where(sql`${table.visibleFrom} > '-infinity'`),
    index('search_entries_visible_until')
      .on(table.visibleUntil)
      .where(sql`${table.visibleUntil} < 'infinity'`),
    index('search_entries_indexed_at').on(table.indexedAt),
    index('search_entries_path').on(table.path),
  ],
);

/** The words of titles, for suggestions. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The first consonants of its syllables: ㅌㅅ for 투석. */
    initials: text().notNull(),
    /** Its letters one by one: ㅌㅜㅅㅓㄱ. */
    letters: text().notNull(),
    visibleFrom: moment('visible_from').notNull(),
  },
  (table) => [
    index('search_words_initials').on(table.initials.op('text_pattern_ops')),
    index('search_words_letters').on(table.letters.op('text_pattern_ops')),
  ],
);
