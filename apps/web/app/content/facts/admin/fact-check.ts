import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';

/** What the office has to know of how well a fact is founded; null where nothing needs doing. */
export function checkMark({ checkedOn }: Pick<Fact, 'checkedOn'>, today: string): string | null {
  if (checkedOn === null) return '확인한 날이 없습니다';
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return checkedOn < aYearAgo ? '확인한 지 1년이 넘었습니다' : null;
}

export interface FactFilter {
  words: string;
  /** Only those with a mark. */
  isUnchecked: boolean;
}

/** Every word that was typed occurs somewhere in what the office reads of the fact. */
export function isSought(fact: Fact, { words, isUnchecked }: FactFilter, today: string): boolean {
  const text = [fact.label, fact.value, fact.note, fact.source].join(' ').toLowerCase();
  const sought = words.normalize('NFC').toLowerCase().split(/\s+/);
  return sought.every((word) => text.includes(word)) && !(isUnchecked && checkMark(fact, today) === null);
}
