import type { ServiceDay, ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { formatDay, dayOfMonth, weekdayOf } from '../../platform/korean-date.ts';
import type { WeekDay } from '../../ui/week-strip/week-strip.tsx';

const oneDay = 24 * 60 * 60 * 1000;
const lookAhead = 14;

const dayAfter = (date: string) => new Date(Date.parse(date) + oneDay).toISOString().slice(0, 10);
const isWeekend = (date: string) => ['토', '일'].includes(weekdayOf(date));

/** Said of a day by its date: a page may be read after midnight, or from a printout. */
export function sentenceOf({ date, runs }: ServiceDay): string {
  return `${formatDay(date)} ${runs ? '운행합니다' : '쉽니다'}`;
}

/** The first day after today with service; null where none is near. */
export function nextServiceDay({ today, week, closures }: ServiceOverview): string | null {
  const closed = new Set([...week.filter(({ runs }) => !runs), ...closures].map(({ date }) => date));
  let date = today.date;
  for (let ahead = 0; ahead < lookAhead; ahead += 1) {
    date = dayAfter(date);
    if (!isWeekend(date) && !closed.has(date)) return date;
  }
  return null;
}

export function weekDays({ today, week }: ServiceOverview): WeekDay[] {
  return week.map(({ date, runs }) => ({
    date,
    weekday: weekdayOf(date),
    day: dayOfMonth(date),
    isToday: date === today.date,
    runs,
    state: runs ? '운행' : '쉼',
  }));
}

/** A day that comes, with its year where that is another one. */
export function dayOf(date: string, today: string): string {
  const year = date.slice(0, 4);
  return today.startsWith(year) ? formatDay(date) : `${year}년 ${formatDay(date)}`;
}

/** 11월 16일(월)~11월 22일(일) */
export function weekName({ week }: ServiceOverview): string {
  return [week.at(0), week.at(-1)].map((day) => (day ? formatDay(day.date) : '')).join('~');
}
