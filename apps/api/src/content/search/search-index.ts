import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { entriesRepository } from './entries.repository.ts';
import { entryBatches } from './entry-batches.ts';
import { fold } from './folded-text.ts';
import { readQuestion } from './terms.ts';
import { searchTag, storedEntry, type Entry, type EntryOf } from './search-entry.ts';
import { titleWords } from './title-terms.ts';
import { wordsRepository } from './terms.repository.ts';

export { searchTag, type Entry, type EntryOf } from './search-entry.ts';

async function forgetWords(tx: Tx, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const { query } = readQuestion(fold(word));
    if (query) await wordsRepository.forget(tx, word, query);
  }
}

export function createSearchIndex(database: Database) {
  return {
    ...entryBatches,

    /** In the transaction that publishes or changes the thing. */
    async put(tx: Tx, entry: Entry): Promise<void> {
      const words = titleWords(entry.title, entry.at === null);
      const before = await entriesRepository.titleOf(tx, entry);
      await entriesRepository.save(tx, storedEntry(entry));
      await wordsRepository.add(tx, words, entry.visibleFrom);
      if (before !== null && before !== entry.title) {
        const kept = new Set(words.map(({ word }) => word));
        const gone = titleWords(before, true).map(({ word }) => word);
        await forgetWords(
          tx,
          gone.filter((word) => !kept.has(word)),
        );
      }
      await announceContentChange(tx, [searchTag]);
    },

    /** In the transaction that takes the thing away; what was never there is no mistake. */
    async remove(tx: Tx, of: EntryOf): Promise<void> {
      const title = await entriesRepository.remove(tx, of);
      if (title === null) return;
      await forgetWords(
        tx,
        titleWords(title, true).map(({ word }) => word),
      );
      await announceContentChange(tx, [searchTag]);
    },

    /** Everything is put once more between `begin` and `finish`; what nobody put is gone afterwards. */
    async begin(): Promise<Date> {
      return database.write.transaction(async (tx) => {
        await wordsRepository.clear(tx);
        return entriesRepository.now(tx);
      });
    },

    async finish(began: Date): Promise<number> {
      return database.write.transaction(async (tx) => {
        const gone = await entriesRepository.removeOlder(tx, began);
        await announceContentChange(tx, [searchTag]);
        return gone;
      });
    },
  };
}
