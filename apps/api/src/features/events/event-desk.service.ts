import type { Act } from '@kidney/contract/audit-log/acts.paths.ts';
import { eventBinDays, newEvent } from '@kidney/contract/events/event-names.paths.ts';
import type { Event, EventContent } from '@kidney/contract/events/events.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { cleanContent } from './event-content.ts';
import { draftOf, draftsOf } from './event-drafts.service.ts';
import { eventEntry, eventKind } from './event-entry.ts';
import type { EventsDeps } from './events.deps.ts';
import { contentOf, presentEvent, presentStored } from './events.presenter.ts';
import { eventsRepository, type EventRow } from './events.repository.ts';
import { eventsTag } from './events.service.ts';
import { lastOccurrence } from './occurrences.ts';

const subject = 'event';
const binMost = 100;
const batch = 200;

const valuesOf = (content: EventContent) => ({
  ...contentOf(content),
  lastOn: lastOccurrence(content)?.endsOn ?? content.endsOn,
});

export function createEventDesk({ database, clock, revisions, drafts, search, auditLog }: EventsDeps) {
  const record = (tx: Tx, act: Act, id: number) => auditLog.record(tx, act, { kind: 'event', id: String(id) });
  const present = (row: EventRow): Event => presentEvent(row, seoulDate(clock.now()));
  const inBinSince = () => new Date(clock.now().getTime() - eventBinDays * 86_400_000);

  /** Nothing matched: either it is gone, or somebody else was first. */
  async function refuse(tx: Tx, id: number): Promise<never> {
    const current = await eventsRepository.find(tx, id);
    if (!current) throw new AppError('NOT_FOUND', { message: '찾으시는 행사가 없습니다.' });
    if (current.removedAt) throw new AppError('NOT_FOUND', { message: '휴지통에 있는 행사입니다. 먼저 되살리십시오.' });
    throw new AppError('STALE_VERSION', { current: present(current) });
  }

  async function saved(tx: Tx, row: EventRow, authorId: number | null): Promise<Event> {
    const key = String(row.id);
    await revisions.record(tx, { subject, key, version: row.version, content: contentOf(row), authorId });
    await search.put(tx, eventEntry(row));
    await announceContentChange(tx, [eventsTag]);
    return present(row);
  }

  return {
    async create(given: EventContent, accountId: number): Promise<Event> {
      const content = cleanContent(given);
      return database.write.transaction(async (tx) => {
        const row = await eventsRepository.insert(tx, valuesOf(content), accountId);
        await drafts.removeIn(tx, draftOf(newEvent, accountId));
        record(tx, 'created', row.id);
        return saved(tx, row, accountId);
      });
    },

    async update(id: number, given: EventContent, seen: number | undefined, accountId: number): Promise<Event> {
      const content = cleanContent(given);
      return database.write.transaction(async (tx) => {
        const row =
          (await eventsRepository.update(tx, id, valuesOf(content), seen, accountId)) ?? (await refuse(tx, id));
        await drafts.removeIn(tx, draftOf(String(id), accountId));
        record(tx, 'changed', id);
        return saved(tx, row, accountId);
      });
    },

    /** Into the bin, where it stays for a while. */
    async remove(id: number, seen: number | undefined, accountId: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        if (!(await eventsRepository.remove(tx, id, seen, accountId, clock.now()))) await refuse(tx, id);
        await search.remove(tx, { kind: eventKind, key: String(id) });
        await announceContentChange(tx, [eventsTag]);
        record(tx, 'removed', id);
      });
    },

    async restore(id: number): Promise<Event> {
      return database.write.transaction(async (tx) => {
        const row = await eventsRepository.restore(tx, id, inBinSince());
        if (!row) throw new AppError('NOT_FOUND', { message: '휴지통에 없는 행사입니다.' });
        await search.put(tx, eventEntry(row));
        await announceContentChange(tx, [eventsTag]);
        record(tx, 'restored', id);
        return present(row);
      });
    },

    async bin() {
      const rows = await eventsRepository.bin(database.read, inBinSince(), binMost);
      return rows.map(({ id, title, startsOn, removedAt }) => ({
        id,
        title,
        startsOn,
        removedAt: (removedAt ?? clock.now()).toISOString(),
      }));
    },

    versions: (id: number) => revisions.list(subject, String(id)),

    async revision(id: number, version: number) {
      const found = await revisions.get(subject, String(id), version);
      return { ...found, content: presentStored(found.content) };
    },

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(contents: readonly EventContent[]): Promise<number> {
      const clean = contents.map(cleanContent);
      return database.write.transaction(async (tx) => {
        if (!(await eventsRepository.isEmpty(tx))) return 0;
        for (const content of clean) await saved(tx, await eventsRepository.insert(tx, valuesOf(content), null), null);
        return clean.length;
      });
    },

    async reindex(): Promise<number> {
      let [put, after] = [0, 0];
      for (;;) {
        const rows = await database.write.transaction(async (tx) => {
          const some = await eventsRepository.batch(tx, after, batch);
          for (const row of some) await search.put(tx, eventEntry(row));
          return some;
        });
        put += rows.length;
        after = rows.at(-1)?.id ?? after;
        if (rows.length < batch) return put;
      }
    },

    /** What the bin has kept long enough, and what anybody had typed of it. */
    sweep: () =>
      database.jobs.transaction(async (tx) => {
        for (const id of await eventsRepository.forget(tx, inBinSince())) {
          await drafts.removeAllIn(tx, draftsOf(String(id)));
        }
      }),
  };
}

export type EventDesk = ReturnType<typeof createEventDesk>;
