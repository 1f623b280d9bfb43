import type { SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';
import type { StoredEntry } from './entries.repository.ts';
import { fold } from './folded-text.ts';
import { entryTerms, kindTerm } from './terms.ts';

export const searchTag = 'search';

/** Longer texts are found by their beginning. */
const bodyMax = 20_000;

export interface EntryOf {
  kind: string;
  key: string;
}

export interface Entry extends EntryOf {
  section: SearchSection;
  path: string;
  title: string;
  /** Plain text, no HTML. */
  text: string;
  /** The date under which it stands; null for what has none. */
  at: Date | null;
  visibleFrom: Date | null;
  visibleUntil?: Date | null;
}

export function storedEntry({ text, visibleUntil = null, ...entry }: Entry): StoredEntry {
  const body = text.slice(0, bodyMax).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  const folded = `${fold(entry.title)}\n${fold(body)}`;
  const terms = [...entryTerms(folded, entry.section, entry.at), kindTerm(entry.kind)];
  return { ...entry, body, folded, terms, visibleUntil };
}
