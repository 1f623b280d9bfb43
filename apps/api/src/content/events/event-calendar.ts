import ical, { type ICalCalendar } from 'ical-generator';
import { plainTextOf } from '../../platform/rich-text.ts';
import { addDays, weekdayOf } from '../../platform/seoul-time.ts';
import { eventPath } from './events.definition.ts';
import type { EventRow } from './events.repository.ts';
import { weekOfMonth } from './occurrences.ts';

const seoul = 'Asia/Seoul';
const hour = 3_600;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Korea has kept one time since 1988; calendars still want to be told. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${seoul}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** The library reads the numbers of a date in the zone of the process, so they are put there. */
function onTheWall(day: string, time: string | null): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = (time ?? '00:00').split(':').map(Number);
  return new Date(year, month - 1, date, hours, minutes);
}

const digits = (day: string) => day.replaceAll('-', '');
const stampOf = (day: string, time: string | null) => `${digits(day)}T${(time ?? '00:00').replace(':', '')}00`;

function ruleOf({ startsOn, startTime, repeat }: EventRow): string | null {
  if (!repeat) return null;
  const parts = [`FREQ=${repeat.every === 'week' ? 'WEEKLY' : 'MONTHLY'}`];
  if (repeat.interval > 1) parts.push(`INTERVAL=${repeat.interval}`);
  if (repeat.every === 'month') {
    const nth = `${weekOfMonth(startsOn)}${weekdays[weekdayOf(startsOn)]}`;
    parts.push(repeat.by === 'date' ? `BYMONTHDAY=${Number(startsOn.slice(8))}` : `BYDAY=${nth}`);
  }
  if (repeat.count !== null) parts.push(`COUNT=${repeat.count}`);
  // With a time zone the end has to be written in UTC: the last moment of that day in Seoul.
  if (repeat.until !== null) parts.push(`UNTIL=${digits(repeat.until)}${startTime ? 'T145959Z' : ''}`);
  const except = repeat.except.toSorted();
  const days = startTime
    ? `EXDATE;TZID=${seoul}:${except.map((day) => stampOf(day, startTime)).join(',')}`
    : `EXDATE;VALUE=DATE:${except.map(digits).join(',')}`;
  return [`RRULE:${parts.join(';')}`, ...(except.length > 0 ? [days] : [])].join('\n');
}

function add(calendar: ICalCalendar, row: EventRow, origin: string): void {
  const { startsOn, startTime, endsOn, endTime } = row;
  const isAllDay = startTime === null;
  const repeating = ruleOf(row);
  const url = origin + eventPath(row.id);
  const words = [plainTextOf(row.html), row.capacity].filter(Boolean).join('\n');
  calendar.createEvent({
    id: `event-${row.id}@${new URL(origin).hostname}`,
    // Grows with every change, so that a calendar takes the newer one.
    sequence: row.version - 1,
    stamp: row.updatedAt,
    lastModified: row.updatedAt,
    allDay: isAllDay,
    ...(!isAllDay && { timezone: seoul }),
    start: onTheWall(startsOn, startTime),
    // An all-day end is the day after; where nobody knows the end, the event is a moment.
    ...(isAllDay && { end: onTheWall(addDays(endsOn, 1), null) }),
    ...(!isAllDay && endTime && { end: onTheWall(endsOn, endTime) }),
    summary: row.title,
    ...(row.place && { location: { title: row.place, ...(row.address && { address: row.address }) } }),
    ...(words && { description: words }),
    url,
    ...(repeating && { repeating }),
  });
}

/** Events as calendars on phones take them (RFC 5545). */
export function calendarOf(rows: readonly EventRow[], name: string, origin: string): string {
  const calendar = ical({
    name,
    prodId: { company: new URL(origin).hostname, product: 'events', language: 'KO' },
    timezone: { name: null, generator: () => zone },
    ttl: hour,
  });
  for (const row of rows) add(calendar, row, origin);
  return calendar.toString();
}
