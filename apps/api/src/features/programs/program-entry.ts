import type { Weekday } from '@kidney/contract/programs/programs.schema.ts';
import type { Entry } from '../search/index.ts';
import type { ProgramRow } from './programs.repository.ts';

export const programKind = 'program';

const dayWords: Record<Weekday, string> = {
  mon: '월요일',
  tue: '화요일',
  wed: '수요일',
  thu: '목요일',
  fri: '금요일',
  sat: '토요일',
  sun: '일요일',
};

/** A program as the search knows it; its address opens the list with its own card. */
export function programEntry(row: ProgramRow): Entry {
  const days = row.weekdays.map((day) => dayWords[day]).join(' ');
  return {
    kind: programKind,
    key: String(row.id),
    section: 'daycare',
    path: `/daycare/programs/${row.id}`,
    title: row.title,
    text: ['프로그램', days, row.place, row.audience, row.description].filter(Boolean).join(' · '),
    at: null,
    visibleFrom: null,
  };
}
