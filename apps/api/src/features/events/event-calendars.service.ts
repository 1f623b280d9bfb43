import type { CalendarFile } from '@kidney/contract/events/events.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { calendarOf } from './event-calendar.ts';
import type { EventsDeps } from './events.deps.ts';
import { eventsRepository } from './events.repository.ts';

const name = '협회 행사';
/** A subscribed calendar keeps what it was given for so long after it is over. */
const daysKept = 180;
const feedMost = 500;

export function createEventCalendars({ database, clock, publicOrigin }: EventsDeps) {
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
