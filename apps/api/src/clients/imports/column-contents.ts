import { importFields, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';
import { readBirthDate, readEmail, readPhone } from '../forms/index.ts';
import { readRoles } from './staff/read-roles.ts';

const looked = 50;
/** What is longer is looked at as far as this. */
const longest = 200;
const nearlyAll = 0.8;
const mostNames = /^[가-힣]{2,5}$/;
const hasPlace = /[가-힣]+(시|도|군|구)\s.*(로|길|동|읍|면)/;
const childless = 18;

/** Whether a value looks like this field, by what fields are told apart at a glance. */
const looks: readonly (readonly [field: string, is: (cell: string, year: number) => boolean])[] = [
  ['email', (cell) => cell.includes('@') && readEmail(cell).problem === undefined],
  [
    'birthDate',
    (cell, year) => {
      const { value } = readBirthDate(cell);
      return typeof value === 'string' && Number(value.slice(0, 4)) < year - childless;
    },
  ],
  ['phone', (cell) => /^0?1\d/.test(cell) && readPhone(withZero(cell)).problem === undefined],
  ['address', (cell) => hasPlace.test(cell)],
  ['role', (cell) => readRoles(cell).unknown === undefined],
  ['name', (cell) => mostNames.test(cell)],
];

/** Excel drops the first zero of a number that it takes for one. */
export const withZero = (cell: string): string => (/^1[016-9]\d{7,8}$/.test(cell) ? `0${cell}` : cell);

/** The field that a column looks like, where nearly all of its first cells do. */
export function fieldOfContent(kind: ListKind, cells: readonly string[], year: number): string {
  const filled = cells
    .filter((cell) => cell !== '')
    .slice(0, looked)
    .map((cell) => cell.slice(0, longest));
  if (filled.length === 0) return '';
  // A name is rarely somebody else's, too; ‘메모’ and ‘해당 없음’ are.
  const isVaried = new Set(filled).size * 2 > filled.length;
  const known = new Set<string>(importFields[kind].map(({ name }) => name));
  const found = looks.find(
    ([field, is]) =>
      known.has(field) &&
      (field !== 'name' || isVaried) &&
      filled.filter((cell) => is(cell, year)).length >= Math.ceil(filled.length * nearlyAll),
  );
  return found?.[0] ?? '';
}

/** A number as a cell may hold it: without the zero of 2000 to 2009 that Excel drops. */
export const holdsNumber = (cell: string): boolean =>
  holdsResidentNumber(cell) || (/^\d{12}$/.test(cell) && holdsResidentNumber(`0${cell}`));

/** Both halves of it side by side. */
export const areHalves = (left: string, right: string): boolean =>
  /^\d{5,6}$/.test(left) && /^[1-8]\d{6}$/.test(right) && holdsResidentNumber(`${left.padStart(6, '0')}-${right}`);
