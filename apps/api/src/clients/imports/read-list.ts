import { importBounds, importFields, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportColumn } from '@kidney/contract/clients/imports/imports.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { MergedCells } from '../../platform/spreadsheet/merged-cells.ts';
import type { Sheet } from '../../platform/spreadsheet/read-spreadsheet.ts';
import { areHalves, fieldOfContent, holdsNumber } from './column-contents.ts';
import { fieldOfHeading, namesResidentNumbers } from './headings.ts';

/** One row below the headings. */
export interface ListRow {
  /** As the sheet numbers it. */
  row: number;
  /** By the name of the field. */
  cells: ReadonlyMap<string, string>;
  /** Where a resident number stands: the label of the column, or that it is none of ours. */
  residentNumberIn: string | null;
  isMerged: boolean;
}

export interface List {
  headingRow: number;
  columns: ImportColumn[];
  missing: string[];
  rows: ListRow[];
}

const firstRows = 15;
const leastHeadings = 2;
const longestHeading = 40;
const longestCell = 1_000;
const otherColumn = '읽지 않는 열';

const refuse = (message: string) => new AppError('INVALID_INPUT', { message });
const tooManyRows = () =>
  refuse(`한 번에 ${importBounds.rows.toLocaleString('ko-KR')}줄까지 넣을 수 있습니다. 파일을 나누어 주십시오.`);

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

const hasDigit = (row: readonly string[]) => row.some((cell) => /\d/.test(cell));

/** The row that names most fields; otherwise the first of several cells that holds no number. -1 where there is none. */
function findHeadings(kind: ListKind, rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, firstRows);
  const filled = first.map((row) => row.filter((cell) => cell !== '').length);
  const known = first.map((row, at) =>
    (filled[at] ?? 0) < leastHeadings ? 0 : new Set(row.map((cell) => fieldOfHeading(kind, cell)).filter(Boolean)).size,
  );
  const most = Math.max(...known);
  if (most > 0) return known.indexOf(most);
  const at = filled.findIndex((count) => count >= leastHeadings);
  return at === -1 || hasDigit(first[at] ?? []) ? -1 : at;
}

interface Around {
  kind: ListKind;
  /** As somebody chose them. */
  chosen: readonly string[] | undefined;
  year: number;
}

function findColumns(headings: readonly string[], body: readonly (readonly string[])[], around: Around) {
  const { kind, chosen, year } = around;
  const width = headings.length;
  const cellsOf = (column: number) => body.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const isRefused = (column: number) => {
    const cells = cellsOf(column);
    const holding = cells.filter(holdsNumber).length;
    return namesResidentNumbers(headings[column] ?? '') || (holding > 2 && holding * 2 > cells.length);
  };
  const taken = new Set<string>();
  const once = (field: string) => (field === '' || taken.has(field) ? '' : (taken.add(field), field));
  const columns = Array.from({ length: width }, (_, at): ImportColumn => {
    const given = headings[at] ?? '';
    const heading = holdsNumber(given) ? '' : given.slice(0, longestHeading);
    if (isRefused(at)) return { heading, field: '', by: 'refused' };
    const field = once(chosen ? (chosen[at] ?? '') : fieldOfHeading(kind, given));
    return { heading, field, by: field === '' ? null : chosen ? 'choice' : 'heading' };
  });
  if (chosen) return columns;
  return columns.map((column, at) => {
    if (column.by !== null) return column;
    const field = once(fieldOfContent(kind, cellsOf(at), year));
    return field === '' ? column : { ...column, field, by: 'content' as const };
  });
}

/** Where in a row a resident number stands that nobody asked for. */
function residentNumberIn(
  row: readonly string[],
  columns: readonly ImportColumn[],
  labels: ReadonlyMap<string, string>,
) {
  const at = row.findIndex(
    (cell, column) =>
      columns[column]?.by !== 'refused' && (holdsNumber(cell) || areHalves(cell, row[column + 1] ?? '')),
  );
  return at === -1 ? null : (labels.get(columns[at]?.field ?? '') ?? otherColumn);
}

/** The rows down to the last that hold some of these cells, each once: a thousand of them can all say that they hold all rows. */
function rowsOf(merged: readonly MergedCells[], last: number): Set<number> {
  const rows = new Set<number>();
  let next = 0;
  for (const [from, to] of merged.map((each) => each.rows).toSorted(([one], [other]) => one - other))
    for (next = Math.max(next, from); next <= Math.min(to, last); next += 1) rows.add(next);
  return rows;
}

/** The headings, what each column is, and the rows below: of each only what a field was found for. */
export function readList(sheet: Sheet, { kind, chosen, year }: Around): List {
  const { merged } = sheet;
  const width = Math.max(0, ...sheet.rows.slice(0, importBounds.rows).map((row) => row.length));
  if (width > importBounds.columns)
    throw refuse(`열은 ${importBounds.columns}개까지 읽습니다. 쓰지 않는 열을 지워 주십시오.`);
  const headingAt = findHeadings(kind, sheet.rows);
  const headings = Array.from({ length: width }, (_, at) => sheet.rows[headingAt]?.[at] ?? '');
  const body = sheet.rows.slice(headingAt + 1);
  if (body.filter(isFilled).length > importBounds.rows) throw tooManyRows();
  if (!body.some(isFilled)) throw refuse('파일에 사람이 한 분도 없습니다. 첫 번째 시트에 명단이 있는지 보아 주십시오.');
  if (chosen && chosen.length !== width)
    throw refuse('파일의 열이 미리 보신 것과 다릅니다. 파일을 다시 골라 주십시오.');
  const fields = importFields[kind];
  if (chosen?.some((field) => field !== '' && !fields.some(({ name }) => name === field)))
    throw refuse('모르는 열을 고르셨습니다. 화면을 새로 열어 주십시오.');

  const columns = findColumns(headings, body, { kind, chosen, year });
  const labels = new Map<string, string>(fields.map(({ name, label }) => [name, label]));
  const isOurs = ({ columns: [from, to] }: MergedCells) =>
    columns.some(({ field }, at) => field !== '' && at >= from && at <= to);
  const lastFilled = sheet.rows.findLastIndex(isFilled);
  const mergedRows = rowsOf(merged.filter(isOurs), lastFilled);
  // Of cells that were made one all but the first are empty, and so may be the whole row.
  const isRead = (row: readonly string[], at: number) => isFilled(row) || mergedRows.has(headingAt + 1 + at);
  if (body.filter(isRead).length > importBounds.rows) throw tooManyRows();
  const rows = body.flatMap((row, at): ListRow[] => {
    const place = headingAt + 1 + at;
    if (!isRead(row, at)) return [];
    const cells = columns.flatMap(({ field }, column): [string, string][] =>
      field === '' ? [] : [[field, (row[column] ?? '').slice(0, longestCell)]],
    );
    return [
      {
        row: place + 1,
        cells: new Map(cells),
        residentNumberIn: residentNumberIn(row, columns, labels),
        isMerged: mergedRows.has(place),
      },
    ];
  });
  const found = new Set(columns.map(({ field }) => field));
  const missing = fields.filter((field) => 'isRequired' in field && !found.has(field.name)).map(({ label }) => label);
  return { headingRow: headingAt + 1, columns, missing, rows };
}
