import { formatDay } from './korean-date.ts';

const day = 86_400_000;

/** What is to be said of something that has to be done by a day; both as `YYYY-MM-DD`. */
export interface Deadline {
  state: 'over' | 'near' | 'far';
  /** `12일 남았습니다`; nothing where there is time. */
  words: string | null;
}

const nearDays = 30;

/** Below nothing where it is over. */
export const daysUntil = (dueOn: string, today: string): number =>
  Math.round((Date.parse(dueOn) - Date.parse(today)) / day);

export function deadlineOf(dueOn: string, today: string): Deadline {
  const left = daysUntil(dueOn, today);
  if (left < 0) return { state: 'over', words: '기한이 지났습니다' };
  if (left > nearDays) return { state: 'far', words: null };
  return { state: 'near', words: left === 0 ? '오늘까지입니다' : `${left}일 남았습니다` };
}

const lateWords = ['하루', '이틀', '사흘'];

/** As short as a tag: `오늘`, `내일`, `하루 늦음`; a day further off by its name. */
export function dueTagOf(dueOn: string, today: string): string {
  const left = daysUntil(dueOn, today);
  if (left < 0) return `${lateWords[-left - 1] ?? `${-left}일`} 늦음`;
  if (left > 1) return formatDay(dueOn);
  return left === 0 ? '오늘' : '내일';
}

/** How loud its day is said. */
export function dueToneOf(dueOn: string, today: string): 'late' | 'today' | 'later' {
  const left = daysUntil(dueOn, today);
  if (left < 0) return 'late';
  return left === 0 ? 'today' : 'later';
}
