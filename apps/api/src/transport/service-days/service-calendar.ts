import type { ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { addDays, weekdayOf } from '../../platform/seoul-time.ts';

const weekend: Record<number, string> = { 0: '일요일', 6: '토요일' };

/** Why there is no service on a day, strongest reason first; null where there is. */
type ReasonOf = (date: string) => string | null;

export function serviceDay(date: string, reasonOf: ReasonOf): ServiceDay {
  const reason = reasonOf(date) ?? weekend[weekdayOf(date)] ?? null;
  return { date, runs: reason === null, reason };
}

/** Monday to Sunday around a day. */
export function weekOf(date: string, reasonOf: ReasonOf): ServiceDay[] {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => serviceDay(addDays(monday, index), reasonOf));
}

/** Weekdays without service after a day. Weekends are always without, so they are no news. */
export function closuresAfter(date: string, days: number, most: number, reasonOf: ReasonOf): ServiceDay[] {
  const closures: ServiceDay[] = [];
  for (let ahead = 1; ahead <= days && closures.length < most; ahead += 1) {
    const day = serviceDay(addDays(date, ahead), reasonOf);
    if (!day.runs && weekend[weekdayOf(day.date)] === undefined) closures.push(day);
  }
  return closures;
}

/** The n-th day with service after a day. */
export function servedDayAfter(date: string, count: number, reasonOf: ReasonOf): string {
  let at = date;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (serviceDay(at, reasonOf).runs) left -= 1;
  }
  return at;
}
