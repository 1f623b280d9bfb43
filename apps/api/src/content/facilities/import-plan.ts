import { createHash } from 'node:crypto';
import type { ImportPreview, ImportRow } from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import {
  facilitiesMost,
  facilityContentSchema,
  type Facility,
  type FacilityContent,
} from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { parseFields } from '../../platform/field-problems.ts';
import { unknownDistrict } from './facilities.service.ts';
import { columnOf, columns, headingOf, type Column } from './sheet-columns.ts';

export interface ImportPlan extends ImportPreview {
  added: FacilityContent[];
  changed: { id: number; content: FacilityContent }[];
}

const blank = {
  machines: null,
  holidayNote: '',
  wheelchair: null,
  parking: null,
  visitors: null,
  grade: null,
  shuttle: false,
  note: '',
};

const keyOf = (of: { district: string; name: string }) => `${of.district}\n${of.name}`;

function readHeadings(headings: readonly string[]) {
  const found = headings.map(columnOf);
  const missing = columns.filter((column) => column.isRequired && !found.includes(column));
  const twice = found.find((column, index) => column && found.indexOf(column) !== index);
  if (missing.length > 0) {
    const names = missing.map(({ heading }) => heading).join(', ');
    throw new AppError('INVALID_INPUT', {
      message: `첫 줄에 이 열이 없습니다: ${names}. 내려받은 파일의 첫 줄과 견주어 보십시오.`,
    });
  }
  if (twice) throw new AppError('INVALID_INPUT', { message: `'${twice.heading}' 열이 두 번 있습니다.` });
  return { found, ignored: headings.filter((heading, index) => heading !== '' && !found[index]) };
}

interface ReadRow {
  content: FacilityContent | null;
  existing: Facility | undefined;
  problems: ImportRow['problems'];
}

interface Known {
  facilities: ReadonlyMap<string, Facility>;
  districts: ReadonlySet<string>;
}

function readRow(cells: ReadonlyMap<Column, string>, known: Known): ReadRow {
  const problems: ImportRow['problems'] = [];
  const values: Record<string, unknown> = {};
  for (const [column, cell] of cells) {
    const { value, problem } = column.read(cell);
    if (problem !== undefined) problems.push({ column: column.heading, message: problem });
    values[column.field] = value;
  }
  const existing = known.facilities.get(`${String(values['district'])}\n${String(values['name']).normalize('NFC')}`);
  const { 'grade.value': gradeValue, 'grade.year': gradeYear, ...plain } = values;
  const isGradeGiven = 'grade.value' in values || 'grade.year' in values;
  const grade =
    (gradeValue ?? '') === '' && (gradeYear ?? null) === null ? null : { value: gradeValue, year: gradeYear };
  const candidate = { ...blank, ...existing, ...plain, ...(isGradeGiven && { grade }) };
  const { data, fields = [] } = parseFields(facilityContentSchema, candidate, 'name');
  const isPlaced = known.districts.has(String(values['district']).normalize('NFC'));
  for (const { field, message } of isPlaced ? fields : [{ field: 'district', message: unknownDistrict }, ...fields]) {
    const column = headingOf(field);
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, message });
  }
  return { content: problems.length === 0 ? (data ?? null) : null, existing, problems };
}

function changesOf(before: FacilityContent, after: FacilityContent): ImportRow['changes'] {
  return columns
    .map(({ heading, write }) => ({ column: heading, before: write(before), after: write(after) }))
    .filter((change) => change.before !== change.after);
}

/** What the file would do to the list, row by row. Clinics that it does not name stay as they are. */
export function planImport(
  sheet: readonly (readonly string[])[],
  facilities: readonly Facility[],
  districts: readonly District[],
): ImportPlan {
  const [headings = [], ...body] = sheet;
  const { found, ignored } = readHeadings(headings);
  const filled = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new AppError('INVALID_INPUT', { message: '파일에 병원이 한 곳도 없습니다.' });
  if (filled.length > facilitiesMost) {
    throw new AppError('INVALID_INPUT', { message: `병원은 한 번에 ${facilitiesMost}곳까지 올릴 수 있습니다.` });
  }
  const known: Known = {
    facilities: new Map(facilities.map((facility) => [keyOf(facility), facility])),
    districts: new Set(districts.map(({ name }) => name)),
  };
  const firstRows = new Map<string, number>();
  const plan: ImportPlan = { token: '', rows: [], ignored, added: [], changed: [] };

  for (const { cells, row } of filled) {
    const byColumn = new Map(found.flatMap((column, index) => (column ? [[column, cells[index] ?? ''] as const] : [])));
    const { content, existing, problems } = readRow(byColumn, known);
    const name = cells[found.findIndex((column) => column?.field === 'name')] ?? '';
    const district = cells[found.findIndex((column) => column?.field === 'district')] ?? '';
    const key = keyOf({ district, name });
    const firstRow = firstRows.get(key);
    if (firstRow === undefined) firstRows.set(key, row);
    else problems.push({ column: '이름', message: `${firstRow}번째 줄에 같은 병원이 있습니다.` });
    const entry = { row, name, district, problems };

    if (!content || problems.length > 0) plan.rows.push({ ...entry, state: 'wrong', changes: [] });
    else if (!existing) {
      plan.added.push(content);
      plan.rows.push({ ...entry, state: 'new', changes: [] });
    } else {
      const changes = changesOf(existing, content);
      if (changes.length > 0) plan.changed.push({ id: existing.id, content });
      plan.rows.push({ ...entry, state: changes.length > 0 ? 'changed' : 'same', changes });
    }
  }
  const seen = facilities.map(({ id, version }) => [id, version]);
  plan.token = createHash('sha256')
    .update(JSON.stringify([sheet, seen]))
    .digest('base64url');
  return plan;
}
