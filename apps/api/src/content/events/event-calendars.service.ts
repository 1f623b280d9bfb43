import type { CalendarFile } from '@kidney/contract/content/events/events.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { calendarOf } from './event-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { eventsRepository } from './events.repository.ts';

interface Deps {
  database: Database;
  clock: Clock;
  publicOrigin: string;
}

const name = '협회 행사';
/** A subscribed calendar keeps what it was given for so long after it is over. */
const daysKept = 180;
const feedMost = 500;

export function createEventCalendars({ database, clock, publicOrigin }: Deps) {
  return {
    async feed(): Promise<CalendarFile> {
      const since = addDays(seoulDate(clock.now()), -daysKept);
      const rows = await eventsRepository.notOver(database.read, since, feedMost);
      return { fileName: 'feed.ics', ics: calendarOf(rows, name, publicOrigin) };
    },

    async one(id: number): Promise<CalendarFile> {
      const row = await eventsRepository.find(database.read, id);
      if (!row || row.removedAt) throw new AppError('NOT_FOUND', { message: '찾으시는 행사가 없습니다.' });
      return { fileName: `event-${id}.ics`, ics: calendarOf([row], name, publicOrigin) };
    },
  };
}

export type EventCalendars = ReturnType<typeof createEventCalendars>;
