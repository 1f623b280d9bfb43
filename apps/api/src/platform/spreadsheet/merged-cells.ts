import { textOfEntry } from './zip-entries.ts';

/** Cells that were made one: the first to the last row and column of them, from 0. */
export interface MergedCells {
  rows: readonly [from: number, to: number];
  columns: readonly [from: number, to: number];
}

const mostMerged = 1_000;

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1;

/** Where the first sheet of the book lies in its file. */
function firstSheet(file: Uint8Array, most: number): string {
  const book = textOfEntry(file, 'xl/workbook.xml', most);
  const id = /<(?:\w+:)?sheet\b[^>]*\b\w+:id="([^"]{1,100})"/.exec(book)?.[1];
  const relations = textOfEntry(file, 'xl/_rels/workbook.xml.rels', most);
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].find(([each]) =>
    each.includes(`Id="${id}"`),
  );
  const target = /\bTarget="([^"]{1,200})"/.exec(relation?.[0] ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Of a file that is known to unpack within bounds. All but the first of them are empty to whoever reads them. */
export function mergedCellsOf(file: Uint8Array, most: number): MergedCells[] {
  const sheet = textOfEntry(file, firstSheet(file, most), most);
  const found = sheet.matchAll(
    /<(?:\w+:)?mergeCell\b[^>]*\bref="([A-Z]{1,3})([1-9]\d{0,6}):([A-Z]{1,3})([1-9]\d{0,6})"/g,
  );
  return found
    .take(mostMerged)
    .map(([, fromColumn = '', fromRow, toColumn = '', toRow]) => ({
      rows: [Number(fromRow) - 1, Number(toRow) - 1] as const,
      columns: [columnOf(fromColumn), columnOf(toColumn)] as const,
    }))
    .toArray();
}
