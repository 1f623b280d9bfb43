import {
  occurrencesInMonthMost,
  pastOnPage,
  upcomingMost,
  type Event,
  type EventPage,
  type EventMonth,
  type Occurrence,
  type PastEvents,
} from '@kidney/contract/content/events/events.schema.ts';
import { isoDate } from '@kidney/contract/shared/date.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { presentOccurrence } from './events.presenter.ts';
import { eventsRepository, type PastPlace } from './events.repository.ts';
import { lastOccurrence, occurrencesBetween } from './occurrences.ts';

/** More events at a time than this are not looked through. */
const lookedThrough = 300;

const inTime = (a: Occurrence, b: Occurrence) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
/** What lasts the whole day stands before what has a time. */
const keyOf = ({ startsOn, startTime, id }: Occurrence) =>
  `${startsOn} ${startTime ?? ''} ${String(id).padStart(10, '0')}`;

function readPlace(cursor: string): PastPlace {
  const [lastOn = '', id = ''] = cursor.split('.');
  if (!isoDate.safeParse(lastOn).success || parseInt(id, 36) > 2_147_483_647) throw new AppError('INVALID_INPUT');
  return { lastOn, id: parseInt(id, 36) };
}

export function createEventsService(
  { database, clock }: { database: Database; clock: Clock },
  get: (id: number) => Promise<Event>,
  takesRegistrations: (id: number) => Promise<boolean>,
) {
  const { read } = database;
  const today = () => seoulDate(clock.now());

  return {
    /** What is still to come or under way, each by its next time, the nearest first. */
    async upcoming(): Promise<Occurrence[]> {
      const from = today();
      const rows = await eventsRepository.notOver(read, from, lookedThrough);
      return rows
        .flatMap((row) => occurrencesBetween(row, from, row.lastOn, 1).map((days) => presentOccurrence(row, days)))
        .toSorted(inTime)
        .slice(0, upcomingMost);
    },

    async month(month: string): Promise<EventMonth> {
      const from = `${month}-01`;
      const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
      const rows = await eventsRepository.around(read, from, to, lookedThrough);
      const events = rows
        .flatMap((row) => occurrencesBetween(row, from, to, 31).map((days) => presentOccurrence(row, days)))
        .toSorted(inTime);
      return { month, today: today(), events: events.slice(0, occurrencesInMonthMost) };
    },

    /** What is over, the last first. */
    async past(year: string | undefined, cursor: string | undefined): Promise<PastEvents> {
      const after = cursor === undefined ? null : readPlace(cursor);
      const rows = await eventsRepository.over(read, today(), year, after, pastOnPage + 1);
      const page = rows.slice(0, pastOnPage);
      const last = rows.length > pastOnPage ? page.at(-1) : undefined;
      const ends = await eventsRepository.ends(read, today());
      return {
        events: page.map((row) => {
          const { startsOn, endsOn } = lastOccurrence(row) ?? row;
          return presentOccurrence(row, { startsOn, endsOn });
        }),
        next: last ? `${last.lastOn}.${last.id.toString(36)}` : null,
        years: ends && { first: Number(ends.first.slice(0, 4)), last: Number(ends.last.slice(0, 4)) },
      };
    },

    async get(id: number): Promise<EventPage> {
      return { ...(await get(id)), takesRegistrations: await takesRegistrations(id) };
    },
  };
}

export type EventsService = ReturnType<typeof createEventsService>;
