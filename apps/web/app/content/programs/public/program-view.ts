import type { Program, ProgramPicture, Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import { drawingOf, type Drawing } from '../../../art/figures.ts';
import { paragraphsOf } from '../../../platform/paragraphs.ts';
import { formatTimes } from '../../../platform/korean-time.ts';

/** A program as it is shown, its words made on the server. */
export interface ShownProgram {
  id: number;
  version: number;
  title: string;
  when: string;
  place: string;
  audience: string;
  paragraphs: string[];
  pictures: ProgramPicture[];
  /** Stands for it until somebody has put in a picture. */
  drawing: Drawing | null;
}

const dayWords: Record<Weekday, string> = {
  mon: '월',
  tue: '화',
  wed: '수',
  thu: '목',
  fri: '금',
  sat: '토',
  sun: '일',
};

const drawings: readonly [RegExp, string][] = [
  [/체조|운동|요가/, 'sp-gym'],
  [/텃밭|화분|꽃/, 'sp-garden'],
  [/요리|음식|식사|밥상/, 'sp-cook'],
  [/노래|음악|악기/, 'sp-sing'],
  [/걷기|산책|나들이/, 'sp-walk'],
  [/글씨|그림|미술|공예/, 'sp-paint'],
];

/** `화·목요일`, `월~금요일`, `매일` */
function daysOf(weekdays: readonly Weekday[]): string {
  const week = Object.keys(dayWords) as Weekday[];
  const words = weekdays.map((day) => dayWords[day]);
  if (words.length === week.length) return '매일';
  const first = week.findIndex((day) => day === weekdays[0]);
  const isRow = weekdays.length > 2 && weekdays.every((day, place) => day === week[first + place]);
  return `${isRow ? `${words[0]}~${words.at(-1)}` : words.join('·')}요일`;
}

/** `화·목요일 오전 10시~11시` */
function whenOf({ weekdays, startTime, endTime }: Program): string {
  const days = daysOf(weekdays);
  return startTime === null ? days : `${days} ${formatTimes(startTime, endTime)}`;
}

export function showProgram(program: Program): ShownProgram {
  const { id, version, title, place, audience, description, pictures } = program;
  const name = drawings.find(([words]) => words.test(title))?.[1] ?? 'table-together';
  return {
    id,
    version,
    title,
    when: whenOf(program),
    place,
    audience,
    paragraphs: paragraphsOf(description),
    pictures,
    drawing: pictures.length === 0 ? (drawingOf(name) ?? null) : null,
  };
}
