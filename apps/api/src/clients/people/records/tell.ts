import type { PersonalTable, Told } from './personal-records.ts';

/** A value that was opened: a text, a moment, several words, or answers with their questions. */
type Opened = string | number | Date | null | readonly string[] | readonly { label: string; words: string }[];

const moment = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' });

function linesOf(label: string, value: Opened): { item: string; words: string }[] {
  if (value === null) return [{ item: label, words: '' }];
  if (value instanceof Date) return [{ item: label, words: moment.format(value) }];
  if (typeof value !== 'object') return [{ item: label, words: String(value) }];
  if (value.length === 0) return [{ item: label, words: '' }];
  return value.map((each) =>
    typeof each === 'string' ? { item: label, words: each } : { item: `${label}: ${each.label}`, words: each.words },
  );
}

/** Rows that were opened as lines of the file: every column that has a word, and no other. */
export function tell<Row extends object>(
  { title, columns }: PersonalTable<Row>,
  rows: readonly { [Column in keyof Row]: unknown }[],
): Told[] {
  return rows.flatMap((row, at) =>
    Object.entries<string | object>(columns).flatMap(([column, label]) => {
      if (typeof label !== 'string') return [];
      const value = row[column as keyof Row];
      if (value === undefined || value instanceof Uint8Array) throw new Error(`${title}.${column} was not opened`);
      return linesOf(label, value as Opened).map((line) => ({ title, number: at + 1, ...line }));
    }),
  );
}
