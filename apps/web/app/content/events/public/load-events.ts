import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { Occurrence } from '@kidney/contract/content/events/events.schema.ts';
import { call, type Transport } from '../../../platform/api-client.ts';
import { dayInSeoul, weekdayOf } from '../../../platform/korean-date.ts';
import type { Asked } from './event-address.ts';
import { whenOf } from './event-labels.ts';
import { viewOfMonth, type MonthView } from './month-view.ts';

/** An event in a list, its words made on the server. */
export interface ListedEvent {
  id: number;
  title: string;
  when: string;
  startsOn: string;
  /** The day as a leaf of a calendar shows it. */
  leaf: { month: string; day: string; weekday: string };
  place: string;
  isRepeated: boolean;
}

export type Events =
  | { view: 'upcoming'; events: ListedEvent[] }
  | { view: 'month'; month: MonthView }
  | { view: 'past'; year: string | null; events: ListedEvent[]; next: string | null; years: string[] };

const leafOf = (date: string) => ({
  month: `${Number(date.slice(5, 7))}월`,
  day: String(Number(date.slice(8))),
  weekday: weekdayOf(date),
});

const listed = (occurrence: Occurrence): ListedEvent => {
  const { id, title, startsOn, place, isRepeated } = occurrence;
  return { id, title, when: whenOf(occurrence), startsOn, leaf: leafOf(startsOn), place, isRepeated };
};

function yearsBetween(ends: { first: number; last: number } | null): string[] {
  if (!ends) return [];
  return Array.from({ length: ends.last - ends.first + 1 }, (_none, back) => String(ends.last - back));
}

export async function loadEvents(transport: Transport, asked: Asked): Promise<Events> {
  if (asked.view === 'month') {
    const month = asked.month ?? dayInSeoul(new Date().toISOString()).slice(0, 7);
    const { data } = await call(transport, eventsPaths.month, { params: { month } });
    return { view: 'month', month: viewOfMonth(month, data.events, data.today) };
  }
  if (asked.view === 'past') {
    const { year, cursor } = asked;
    const query = { ...(year && { year }), ...(cursor && { cursor }) };
    const { data } = await call(transport, eventsPaths.past, { query });
    return { view: 'past', year, events: data.events.map(listed), next: data.next, years: yearsBetween(data.years) };
  }
  const { data } = await call(transport, eventsPaths.upcoming);
  return { view: 'upcoming', events: data.map(listed) };
}
