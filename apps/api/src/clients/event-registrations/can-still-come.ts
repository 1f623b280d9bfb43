import type { DayStanding } from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

export interface Days {
  startsOn: string;
  endsOn: string;
}

/** What this feature has to know of an event. Events live in another district: they are handed in. */
export interface ComingEvent {
  id: number;
  title: string;
  place: string;
  startTime: string | null;
  isGone: boolean;
  days: Days[];
}

type Held = ComingEvent | undefined;

/** When it starts; what lasts the whole day starts with the day. */
const startOf = (event: Pick<ComingEvent, 'startTime'>, day: string): Date =>
  new Date(`${day}T${event.startTime ?? '00:00'}:00+09:00`);

/** Whether somebody can still come on that day: the event is there, takes place then, was not called off and has not begun. */
export function canStillCome(event: Held, calledOff: readonly string[], day: string, now: Date): event is ComingEvent {
  if (!event || event.isGone || calledOff.includes(day)) return false;
  return event.days.some(({ startsOn }) => startsOn === day) && startOf(event, day) > now;
}

/** Whether the site still takes registrations for that day. */
export const isStillTaking = (closesDaysBefore: number, day: string, now: Date): boolean =>
  seoulDate(now) <= addDays(day, -closesDaysBefore);

/** How a day stands that somebody registered for. */
export function standingOf(event: Held, calledOff: readonly string[], of: Days, now: Date): DayStanding {
  if (calledOff.includes(of.startsOn)) return 'called-off';
  const isOver = of.endsOn < seoulDate(now);
  if (isOver) return 'over';
  const takesPlace = event && !event.isGone && event.days.some(({ startsOn }) => startsOn === of.startsOn);
  return takesPlace ? 'ahead' : 'gone';
}
