import type { EventContent, Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { repeatsMost } from '@kidney/contract/content/events/events.schema.ts';
import { addDays, weekdayOf } from '../../platform/seoul-time.ts';

type Timed = Pick<EventContent, 'startsOn' | 'endsOn' | 'repeat'>;

export interface Days {
  startsOn: string;
  endsOn: string;
}

const dayMs = 86_400_000;
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const two = (number: number) => String(number).padStart(2, '0');

/** The first of the month so many months later. */
function monthLater(date: string, months: number): { year: number; month: number; length: number } {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return { year, month, length: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** Which of its weekday in the month a day is: 2 for the second Tuesday. */
export const weekOfMonth = (date: string) => Math.ceil(Number(date.slice(8)) / 7);

/** The day in a month that the rule means; null where the month has none. */
function dayIn(first: string, months: number, by: 'date' | 'weekday'): string | null {
  const { year, month, length } = monthLater(first, months);
  const start = `${year}-${two(month)}-01`;
  const ahead = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
  const day = by === 'date' ? Number(first.slice(8)) : 1 + ahead + (weekOfMonth(first) - 1) * 7;
  return day <= length ? `${year}-${two(month)}-${two(day)}` : null;
}

function* startsOf(first: string, repeat: Repeat): Generator<string> {
  for (let step = 0; ; step += repeat.interval) {
    if (repeat.every === 'week') yield addDays(first, step * 7);
    else {
      const day = dayIn(first, step, repeat.by);
      if (day) yield day;
    }
  }
}

/** Every time it takes place, oldest first: days that are left out are counted and not given. */
export function* occurrencesOf({ startsOn, endsOn, repeat }: Timed): Generator<Days> {
  if (!repeat) {
    yield { startsOn, endsOn };
    return;
  }
  const length = daysBetween(startsOn, endsOn);
  const exceptions = new Set(repeat.except);
  let left = Math.min(repeat.count ?? repeatsMost, repeatsMost);
  for (const day of startsOf(startsOn, repeat)) {
    if (left === 0 || (repeat.until !== null && day > repeat.until)) return;
    left -= 1;
    if (!exceptions.has(day)) yield { startsOn: day, endsOn: addDays(day, length) };
  }
}

/** Those that touch the days from one to another, at most so many. */
export function occurrencesBetween(event: Timed, from: string, to: string, most: number): Days[] {
  const found: Days[] = [];
  for (const days of occurrencesOf(event)) {
    if (days.startsOn > to || found.length >= most) break;
    if (days.endsOn >= from) found.push(days);
  }
  return found;
}

export function lastOccurrence(event: Timed): Days | null {
  let last: Days | null = null;
  for (const days of occurrencesOf(event)) last = days;
  return last;
}
