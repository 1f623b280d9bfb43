import type { Repeat } from '@kidney/contract/content/events/events.schema.ts';

const dayMs = 86_400_000;
/** More would keep the browser busy for nothing. */
const stepsMost = 400;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The day so many months later that the rule means; null where that month has none. */
function monthsLater(first: string, months: number, by: 'date' | 'weekday'): string | null {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1 + months, 1));
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const ahead = (weekday - start.getUTCDay() + 7) % 7;
  const wanted = by === 'date' ? day : 1 + ahead + (Math.ceil(day / 7) - 1) * 7;
  const found = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), wanted));
  return found.getUTCMonth() === start.getUTCMonth() ? found.toISOString().slice(0, 10) : null;
}

/** The first days from a day on at which it takes place, for whoever writes the rule; the API has the last word. */
export function nextDates(first: string, repeat: Repeat, from: string, most: number): string[] {
  const found: string[] = [];
  const { interval } = repeat;
  if (!/^\d{4}-\d\d-\d\d$/.test(first) || !(interval >= 1)) return found;
  let left = repeat.count ?? stepsMost;
  for (let step = 0; step < stepsMost && left > 0 && found.length < most; step += 1) {
    const day =
      repeat.every === 'week' ? addDays(first, step * interval * 7) : monthsLater(first, step * interval, repeat.by);
    if (day === null) continue;
    if (repeat.until !== null && day > repeat.until) break;
    left -= 1;
    if (day >= from && !repeat.except.includes(day)) found.push(day);
  }
  return found;
}
