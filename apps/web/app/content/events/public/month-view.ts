import { calendarMonths } from '@kidney/contract/content/events/events.paths.ts';
import type { Occurrence } from '@kidney/contract/content/events/events.schema.ts';
import { formatDay } from '../../../platform/korean-date.ts';
import { formatTime } from '../../../platform/korean-time.ts';

export interface MonthEvent {
  id: number;
  title: string;
  /** When on that day; empty where it goes on from the day before. */
  time: string;
}

export interface MonthDay {
  date: string;
  number: number;
  /** `11월 27일(금)` */
  label: string;
  isToday: boolean;
  events: MonthEvent[];
}

export interface MonthView {
  month: string;
  /** `2026년 11월` */
  label: string;
  /** Null where the calendar ends. */
  previous: string | null;
  next: string | null;
  /** Weeks from Sunday; null where the day belongs to another month. */
  weeks: (MonthDay | null)[][];
}

const two = (number: number) => String(number).padStart(2, '0');

export function monthAfter(month: string, by: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
}

function eventOn(date: string, { id, title, startsOn, startTime }: Occurrence): MonthEvent {
  if (startsOn < date) return { id, title, time: '이어짐' };
  return { id, title, time: startTime === null ? '하루 종일' : formatTime(startTime) };
}

export function viewOfMonth(month: string, events: readonly Occurrence[], today: string): MonthView {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const days = Array.from({ length }, (_none, index): MonthDay => {
    const date = `${month}-${two(index + 1)}`;
    return {
      date,
      number: index + 1,
      label: formatDay(date),
      isToday: date === today,
      events: events
        .filter(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
        .map((each) => eventOn(date, each)),
    };
  });
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_none, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
  const label = `${year}년 ${number}월`;
  const thisMonth = today.slice(0, 7);
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  return {
    month,
    label,
    previous: previous < monthAfter(thisMonth, -calendarMonths.back) ? null : previous,
    next: next > monthAfter(thisMonth, calendarMonths.ahead) ? null : next,
    weeks,
  };
}
