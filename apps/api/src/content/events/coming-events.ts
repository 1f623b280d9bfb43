import { announceContentChange } from '../../platform/content-changes.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { eventsTag } from './events.definition.ts';
import { eventsRepository, type EventRow } from './events.repository.ts';
import { occurrencesBetween, type Days } from './occurrences.ts';

/** An event as somebody who registers for it sees it. */
export interface ComingEvent {
  id: number;
  title: string;
  place: string;
  /** Null: the whole day. */
  startTime: string | null;
  /** In the bin. */
  isGone: boolean;
  /** When it takes place from a day on, days that are left out left out. */
  days: Days[];
}

const endOfTime = '9999-12-31';
const daysMost = 300;

const toCome = (row: EventRow, from: string): ComingEvent => ({
  id: row.id,
  title: row.title,
  place: row.place,
  startTime: row.startTime,
  isGone: row.removedAt !== null,
  days: occurrencesBetween(row, from, endOfTime, daysMost),
});

export const comingEvents = {
  async find(db: Db | Tx, id: number, from: string): Promise<ComingEvent | undefined> {
    const row = await eventsRepository.find(db, id);
    return row && toCome(row, from);
  },

  async findAll(db: Db | Tx, ids: readonly number[], from: string): Promise<ComingEvent[]> {
    if (ids.length === 0) return [];
    return (await eventsRepository.findAll(db, ids)).map((row) => toCome(row, from));
  },

  async ahead(db: Db | Tx, from: string, most: number): Promise<ComingEvent[]> {
    return (await eventsRepository.notOver(db, from, most)).map((row) => toCome(row, from));
  },

  /** Pages that show events say something of this that changed. */
  announce: (tx: Tx) => announceContentChange(tx, [eventsTag]),

  tag: eventsTag,
};

export type ComingEvents = typeof comingEvents;
