import type { DayPattern, Shift } from '@kidney/contract/content/facilities/facilities.schema.ts';

/** What a cell says, or why nobody can tell. */
export type Reading = { value: unknown; problem?: never } | { problem: string; value?: never };

const shiftWords: Record<Shift, string> = { morning: '오전', afternoon: '오후', night: '야간' };
const dayWords: Record<DayPattern, string> = { mwf: '월·수·금', tts: '화·목·토' };

const yes = new Set(['예', '네', '가능', '있음', 'o', '○', 'true', 'y', 'yes', '1']);
const no = new Set(['아니요', '아니오', '불가', '불가능', '없음', 'x', '×', 'false', 'n', 'no', '0']);
const unknown = new Set(['', '모름', '미확인', '-']);

export function writeKnown(value: boolean | null): string {
  if (value === null) return '모름';
  return value ? '예' : '아니요';
}

export function readKnown(cell: string): Reading {
  const word = cell.toLowerCase();
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return unknown.has(word) ? { value: null } : { problem: '예, 아니요, 모름 가운데 하나로 써 주십시오.' };
}

export const writeShifts = (shifts: readonly Shift[]) => shifts.map((shift) => shiftWords[shift]).join(', ');

export function readShifts(cell: string): Reading {
  const words = cell.split(/[\s,/·]+/).filter(Boolean);
  const known: Record<string, Shift> = { 오전: 'morning', 오후: 'afternoon', 야간: 'night', 저녁: 'night' };
  const value = words.map((word) => known[word]);
  return value.includes(undefined) ? { problem: '오전, 오후, 야간으로 써 주십시오.' } : { value };
}

export const writeDays = (days: readonly DayPattern[]) => days.map((pattern) => dayWords[pattern]).join(', ');

export function readDays(cell: string): Reading {
  const words = cell
    .replaceAll(/[\s·]|요일/g, '')
    .split(/[,/]/)
    .filter(Boolean);
  const known: Record<string, DayPattern[]> = { 월수금: ['mwf'], 화목토: ['tts'], '월~토': ['mwf', 'tts'] };
  const value = words.map((word) => known[word]);
  return value.includes(undefined) ? { problem: '월·수·금, 화·목·토로 써 주십시오.' } : { value: value.flat() };
}

export function readNumber(cell: string): Reading {
  if (cell === '') return { value: null };
  const digits = /^(\d{1,6})(대|년)?$/.exec(cell)?.[1];
  return digits === undefined ? { problem: '숫자로 써 주십시오.' } : { value: Number(digits) };
}

/** 2026-11-14, 2026.11.14, 2026/11/14 and 2026년 11월 14일. */
export function readDate(cell: string): Reading {
  const [, year, month = '', day = ''] = /^(\d{4})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})[.일]?$/.exec(cell) ?? [];
  if (cell === '') return { problem: '입력해 주십시오.' };
  if (year === undefined) return { problem: '날짜는 2026-11-14처럼 써 주십시오.' };
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
