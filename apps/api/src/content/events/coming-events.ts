import { announceContentChange } from '../../platform/content-changes.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { eventsTag } from './events.definition.ts';
import { eventsRepository, type EventRow } from './events.repository.ts';
import { occurrencesBetween } from './occurrences.ts';

const endOfTime = '9999-12-31';
const daysMost = 300;

/** An event as somebody who registers for it sees it: when it takes place from a day on, days that are left out left out. */
const toCome = (row: EventRow, from: string) => ({
  id: row.id,
  title: row.title,
  place: row.place,
  /** Null: the whole day. */
  startTime: row.startTime,
  /** In the bin. */
  isGone: row.removedAt !== null,
  days: occurrencesBetween(row, from, endOfTime, daysMost),
});

export const comingEvents = {
  async find(db: Db | Tx, id: number, from: string) {
    const row = await eventsRepository.find(db, id);
    return row && toCome(row, from);
  },

  async findAll(db: Db | Tx, ids: readonly number[], from: string) {
    if (ids.length === 0) return [];
    return (await eventsRepository.findAll(db, ids)).map((row) => toCome(row, from));
  },

  async ahead(db: Db | Tx, from: string, most: number) {
    return (await eventsRepository.notOver(db, from, most)).map((row) => toCome(row, from));
  },

  /** Pages that show events say something of this that changed. */
  announce: (tx: Tx) => announceContentChange(tx, [eventsTag]),

  tag: eventsTag,
};
