import { announceContentChange } from '../../platform/content-changes.ts';
import type { Tx } from '../../platform/database.ts';
import { entriesRepository, type StoredEntry } from './entries.repository.ts';
import { fold } from './folded-text.ts';
import { searchTag, storedEntry, type Entry, type EntryOf } from './search-entry.ts';
import { readQuestion } from './terms.ts';
import { wordsRepository } from './terms.repository.ts';
import { titleWords, type Word } from './title-terms.ts';

/** An entry with its words, made before anything is locked; its key and path may come later. */
export type PreparedEntry = StoredEntry & { words: readonly Word[] };

const entriesAtOnce = 40;
const wordsAtOnce = 500;
const forgottenAtOnce = 25;

function* slices<Item>(items: readonly Item[], size: number) {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Each word once, from the first moment on which one of them shows it. */
function wordsOf(entries: readonly PreparedEntry[]) {
  const words = new Map<string, Word & { visibleFrom: Date | null }>();
  for (const { words: own, visibleFrom } of entries)
    for (const word of own) {
      const known = words.get(word.word);
      if (!known || (known.visibleFrom !== null && (visibleFrom === null || visibleFrom < known.visibleFrom)))
        words.set(word.word, { ...word, visibleFrom });
    }
  return [...words.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1));
}

/** Many entries in one transaction: the words and the notice once, at the end. */
export const entryBatches = {
  prepare: (entry: Entry): PreparedEntry => ({
    ...storedEntry(entry),
    words: titleWords(entry.title, entry.at === null),
  }),

  /** Of things that the index did not know before. */
  async putAll(tx: Tx, entries: readonly PreparedEntry[]): Promise<void> {
    for (const some of slices(entries, entriesAtOnce))
      await entriesRepository.saveMany(
        tx,
        some.map(({ words: _words, ...entry }) => entry),
      );
    for (const some of slices(wordsOf(entries), wordsAtOnce)) await wordsRepository.addMany(tx, some);
    await announceContentChange(tx, [searchTag]);
  },

  async removeAll(tx: Tx, gone: readonly EntryOf[]): Promise<void> {
    const titles: string[] = [];
    for (const [kind, some] of Object.entries(Object.groupBy(gone, (each) => each.kind)))
      for (const part of slices(some ?? [], wordsAtOnce))
        titles.push(
          ...(await entriesRepository.removeMany(
            tx,
            kind,
            part.map(({ key }) => key),
          )),
        );
    const words = new Set(titles.flatMap((title) => titleWords(title, true).map(({ word }) => word)));
    const asked = [...words].toSorted().flatMap((word) => {
      const { query } = readQuestion(fold(word));
      return query ? [{ word, query }] : [];
    });
    for (const some of slices(asked, forgottenAtOnce)) await wordsRepository.forgetMany(tx, some);
    await announceContentChange(tx, [searchTag]);
  },
};
