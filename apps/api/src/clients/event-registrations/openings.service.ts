import {
  openingsMost,
  type EventOpening,
  type RegistrationList,
  type SavedEventOpening,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import type { Tx } from '../../platform/database.ts';
import { canStillCome, standingOf, type ComingEvent } from './can-still-come.ts';
import { openingSubject, type EventRegistrationsDeps } from './event-registrations.deps.ts';
import {
  openingsRepository,
  registrationsRepository,
  type DayCounts,
  type OpeningRow,
} from './event-registrations.repository.ts';
import type { MoveUp } from './places.ts';

const daysMost = 2_000;
const daysShown = 12;

/** Which events take registrations, and how full they are. Nobody is named. */
export function createOpenings(deps: EventRegistrationsDeps, moveUp: MoveUp) {
  const { database, clock, auditLog, events } = deps;

  function present(event: ComingEvent | undefined, row: OpeningRow | undefined, known: readonly DayCounts[]) {
    const now = clock.now();
    const calledOff = row?.calledOff ?? [];
    const shown = new Map(
      known.map(({ day, endsOn, registered, waiting, toCall }) => [
        day,
        { day, standing: standingOf(event, calledOff, { startsOn: day, endsOn }, now), registered, waiting, toCall },
      ]),
    );
    const ahead = event?.days.filter(({ startsOn }) => canStillCome(event, calledOff, startsOn, now)) ?? [];
    for (const { startsOn: day } of row ? ahead.slice(0, daysShown) : [])
      if (!shown.has(day)) shown.set(day, { day, standing: 'ahead', registered: 0, waiting: 0, toCall: 0 });
    return {
      eventId: event?.id ?? row?.eventId ?? 0,
      title: event?.title ?? row?.title ?? '',
      place: event?.place ?? '',
      startTime: event?.startTime ?? null,
      isGone: !event || event.isGone,
      isOn: row?.isOn ?? false,
      places: row?.places ?? null,
      closesDaysBefore: row?.closesDaysBefore ?? 0,
      version: row?.version ?? 0,
      days: [...shown.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, 300),
    } satisfies EventOpening;
  }

  async function save(tx: Tx, id: number, { version, ...values }: SavedEventOpening): Promise<EventOpening | null> {
    const today = seoulDate(clock.now());
    const event = await events.find(tx, id, addDays(today, -31));
    const before = await openingsRepository.lock(tx, id);
    if (!before && (!event || event.isGone)) throw new AppError('NOT_FOUND', { message: '찾으시는 행사가 없습니다.' });
    if ((before?.version ?? 0) !== version) return null;
    const title = event?.title ?? before?.title ?? '';
    const calledOff = (before?.calledOff ?? []).filter((day) => day >= addDays(today, -31));
    const row = before
      ? await openingsRepository.change(tx, id, { ...values, title, calledOff })
      : await openingsRepository.insert(tx, { ...values, title, calledOff, eventId: id });
    if (!row) return null;
    auditLog.record(tx, before ? 'changed' : 'created', openingSubject(id));
    await events.announce(tx);
    const known = await registrationsRepository.counts(tx, daysMost, id);
    for (const { day, waiting } of known) if (waiting > 0) await moveUp(tx, row, event, day);
    return present(event, row, await registrationsRepository.counts(tx, daysMost, id));
  }

  return {
    async list(): Promise<RegistrationList> {
      const { read } = database;
      const today = seoulDate(clock.now());
      const counts = await registrationsRepository.counts(read, daysMost);
      const ahead = await events.ahead(read, today, openingsMost);
      const left = [...new Set(counts.map(({ eventId }) => eventId))].filter(
        (id) => !ahead.some((event) => event.id === id),
      );
      const known = await events.findAll(read, left, today);
      const ids = [...left, ...ahead.map(({ id }) => id)].slice(0, openingsMost);
      const byId = new Map([...known, ...ahead].map((event) => [event.id, event]));
      const rows = ids.length > 0 ? await openingsRepository.findAll(read, ids) : [];
      const rowOf = new Map(rows.map((row) => [row.eventId, row]));
      const openings = ids.map((id) =>
        present(
          byId.get(id),
          rowOf.get(id),
          counts.filter(({ eventId }) => eventId === id),
        ),
      );
      return { openings };
    },

    /** Whom the office has to tell something: those on a list to call, and those whose day is not there any more. No further than `most`. */
    async countToTell(most: number): Promise<number> {
      const { read } = database;
      const now = clock.now();
      const toCall = await registrationsRepository.countToCall(read, most);
      const coming = await registrationsRepository.comingDays(read, seoulDate(now), daysMost);
      const ids = [...new Set(coming.map(({ eventId }) => eventId))];
      if (toCall >= most || ids.length === 0) return toCall;
      const known = new Map(
        (await events.findAll(read, ids, addDays(seoulDate(now), -31))).map((event) => [event.id, event]),
      );
      const calledOff = new Map(
        (await openingsRepository.findAll(read, ids)).map((row) => [row.eventId, row.calledOff]),
      );
      const isGone = ({ eventId, day, endsOn }: (typeof coming)[number]) =>
        standingOf(known.get(eventId), calledOff.get(eventId) ?? [], { startsOn: day, endsOn }, now) === 'gone';
      const gone = coming.filter(isGone).reduce((sum, { registrations }) => sum + registrations, 0);
      return Math.min(toCall + gone, most);
    },

    async save(id: number, wanted: SavedEventOpening): Promise<EventOpening> {
      const saved = await database.write.transaction((tx) => save(tx, id, wanted));
      if (saved) return saved;
      const message = '그사이 다른 직원이 먼저 고쳤습니다. 화면을 새로 열어 확인해 주십시오.';
      throw new AppError('CONFLICT', { message });
    },
  };
}

export type Openings = ReturnType<typeof createOpenings>;
