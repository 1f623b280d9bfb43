import {
  openDaysMost,
  registrationsOfDayMost,
  type EventDay,
  type Registration,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { canStillCome, standingOf, type ComingEvent } from './can-still-come.ts';
import { openingSubject, subjectOf, type EventRegistrationsDeps } from './event-registrations.deps.ts';
import { openRegistration, presentRegistration } from './event-registrations.presenter.ts';
import {
  openingsRepository,
  registrationsRepository,
  type NewRegistration,
  type OpeningRow,
  type RegistrationRow,
} from './event-registrations.repository.ts';
import { dropTexts, eraseTexts } from './news-texts.ts';
import type { MoveUp } from './places.ts';
import { consentTopic, newsWayOf } from './registration-consents.ts';

interface Held {
  opening: OpeningRow;
  event: ComingEvent | undefined;
}

const noSuchDay = () => new AppError('NOT_FOUND', { message: '찾으시는 날의 명단이 없습니다.' });
const noSuchRegistration = () => new AppError('NOT_FOUND', { message: '찾으시는 신청이 없습니다.' });
const cannot = (message: string) => new AppError('CONFLICT', { message });
const toldAll = { news: null, newsWay: null, sentNews: null } as const;
/** Longer than any event lasts: one that runs today is found by the day on which it began. */
const longestDays = 31;

/** The list of a day, and what the office does with it. Each look is in the log. */
export function createEventDays(deps: EventRegistrationsDeps, moveUp: MoveUp) {
  const { database, clock, vault, auditLog, events, people } = deps;

  async function hold(tx: Tx, id: number, find = openingsRepository.lock): Promise<Held> {
    const opening = await find(tx, id);
    if (!opening) throw noSuchDay();
    const event = await events.find(tx, id, addDays(seoulDate(clock.now()), -longestDays));
    return { opening, event };
  }

  function present(tx: Tx, rows: readonly RegistrationRow[]): Registration[] {
    auditLog.recordReading(
      tx,
      rows.map(({ id }) => subjectOf(id)),
    );
    let waiting = 0;
    return rows.map((row) => {
      const place = row.state === 'waiting' ? (waiting += 1) : null;
      return presentRegistration(row, openRegistration(vault, row), place);
    });
  }

  async function presentDay(tx: Tx, { opening, event }: Held, day: string): Promise<EventDay> {
    const now = clock.now();
    const rows = await registrationsRepository.ofDay(tx, opening.eventId, day, registrationsOfDayMost);
    const open = (event?.days ?? []).filter(({ startsOn }) => canStillCome(event, opening.calledOff, startsOn, now));
    const takesPlace = event?.days.find(({ startsOn }) => startsOn === day);
    if (rows.length === 0 && (!takesPlace || event?.isGone)) throw noSuchDay();
    const endsOn = takesPlace?.endsOn ?? rows[0]?.endsOn ?? day;
    return {
      eventId: opening.eventId,
      title: event?.title ?? opening.title,
      place: event?.place ?? '',
      startTime: event?.startTime ?? null,
      isGone: !event || event.isGone,
      day,
      standing: standingOf(event, opening.calledOff, { startsOn: day, endsOn }, now),
      places: opening.places,
      registered: rows.reduce((sum, row) => sum + (row.state === 'registered' ? row.people : 0), 0),
      registrations: present(tx, rows),
      otherDays: open
        .filter(({ startsOn }) => startsOn !== day)
        .slice(0, openDaysMost)
        .map((each) => ({ day: each.startsOn, endsOn: each.endsOn })),
      mayStillCome: canStillCome(event, opening.calledOff, day, now),
      consents: people.consentTexts(consentTopic),
    };
  }

  /** Those who come or wait, with what they have to know now. */
  async function tellAll(
    tx: Tx,
    rows: readonly RegistrationRow[],
    values: Partial<NewRegistration> & Pick<NewRegistration, 'news'>,
  ): Promise<void> {
    for (const way of ['text', 'call'] as const) {
      const ids = rows.filter((row) => newsWayOf(row) === way).map(({ id }) => id);
      if (ids.length > 0) await registrationsRepository.changeAll(tx, ids, { ...values, newsWay: way, sentNews: null });
    }
  }

  const thereOn = async (tx: Tx, id: number, day: string) =>
    (await registrationsRepository.ofDay(tx, id, day, registrationsOfDayMost)).filter(
      ({ state }) => state !== 'cancelled',
    );

  /** Whoever saw it otherwise is shown how it stands; that they were shown it is kept, so it is no rollback. */
  async function change(
    id: string,
    seen: number,
    act: Act,
    work: (tx: Tx, row: RegistrationRow, held: Held) => Promise<RegistrationRow | null>,
  ): Promise<Registration | null> {
    const { isStale, shown } = await database.write.transaction(async (tx) => {
      const found = await registrationsRepository.find(tx, id);
      if (!found) throw noSuchRegistration();
      const held = await hold(tx, found.eventId);
      // What was read before the lock may be old.
      const row = await registrationsRepository.find(tx, id);
      if (!row) throw noSuchRegistration();
      const place = async (of: RegistrationRow) =>
        of.state === 'waiting' ? registrationsRepository.waitingPlace(tx, of) : null;
      const show = async (of: RegistrationRow) => {
        auditLog.recordReading(tx, [subjectOf(id)]);
        return presentRegistration(of, openRegistration(vault, of), await place(of));
      };
      if (row.version !== seen) return { isStale: true, shown: await show(row) };
      auditLog.record(tx, act, subjectOf(id));
      const changed = await work(tx, row, held);
      return { isStale: false, shown: changed && (await show(changed)) };
    });
    if (isStale) throw new AppError('STALE_VERSION', { current: shown });
    return shown;
  }

  const changed = async (...what: Parameters<typeof change>): Promise<Registration> => {
    const shown = await change(...what);
    if (!shown) throw noSuchRegistration();
    return shown;
  };

  return {
    day: (id: number, day: string): Promise<EventDay> =>
      database.write.transaction(async (tx) => presentDay(tx, await hold(tx, id, openingsRepository.find), day)),

    /** Nothing of what they need is kept of who does not come. */
    cancel: (id: string, version: number): Promise<Registration> =>
      changed(id, version, 'withdrawn', async (tx, row, { opening, event }) => {
        if (row.state === 'cancelled') throw cannot('이미 취소된 신청입니다.');
        await dropTexts(tx, [row.newsMessageId]);
        const cancelled = await registrationsRepository.change(tx, id, {
          ...toldAll,
          state: 'cancelled',
          help: null,
          cancelledAt: clock.now(),
        });
        await moveUp(tx, opening, event, row.day);
        return cancelled;
      }),

    told: (id: string, version: number): Promise<Registration> =>
      changed(id, version, 'ticked', async (tx, row) => {
        if (row.newsWay !== 'call') throw cannot('전화로 알려 드릴 것이 없는 신청입니다.');
        return registrationsRepository.change(tx, id, toldAll);
      }),

    /** The words that were agreed to stay as proof; what was to be sent is told on the telephone. */
    stopMessages: (id: string, version: number): Promise<Registration> =>
      changed(id, version, 'consent-withdrawn', async (tx, row) => {
        await dropTexts(tx, [row.newsMessageId]);
        return registrationsRepository.change(tx, id, {
          messagesStoppedAt: row.messagesStoppedAt ?? clock.now(),
          ...(row.newsWay === 'text' && { newsWay: 'call' }),
        });
      }),

    async erase(id: string, version: number): Promise<void> {
      await change(id, version, 'erased', async (tx, row, { opening, event }) => {
        await eraseTexts(tx, [row.newsMessageId]);
        await registrationsRepository.remove(tx, id);
        await moveUp(tx, opening, event, row.day);
        return null;
      });
    },

    /** Everybody of a day to another on which the event takes place and somebody can still come. */
    move: (id: number, day: string, to: string): Promise<EventDay> =>
      database.write.transaction(async (tx) => {
        const { opening, event } = await hold(tx, id);
        const rows = await thereOn(tx, id, day);
        if (rows.length === 0) throw cannot('옮길 신청이 없습니다.');
        if (rows.some(({ endsOn }) => endsOn < seoulDate(clock.now())))
          throw cannot('지난 날의 신청은 옮길 수 없습니다.');
        if (to === day || !canStillCome(event, opening.calledOff, to, clock.now()))
          throw cannot('그날은 이 행사가 열리지 않거나 이미 시작했습니다. 다른 날을 골라 주십시오.');
        if ((await thereOn(tx, id, to)).length > 0)
          throw cannot(
            '그날에는 이미 신청하신 분들이 있어 옮길 수 없습니다. 다른 날을 고르거나 한 분씩 전화해 주십시오.',
          );
        const endsOn = event.days.find(({ startsOn }) => startsOn === to)?.endsOn ?? to;
        await tellAll(tx, rows, { day: to, endsOn, remindedAt: null, news: 'moved' });
        auditLog.record(tx, 'moved', openingSubject(id));
        await moveUp(tx, opening, event, to);
        return presentDay(tx, { opening, event }, to);
      }),

    /** Nobody comes on that day: whoever registered is told, and nobody can any more. */
    callOff: (id: number, day: string): Promise<EventDay> =>
      database.write.transaction(async (tx) => {
        const { opening, event } = await hold(tx, id);
        const rows = await thereOn(tx, id, day);
        const takesPlace = event?.days.some(({ startsOn }) => startsOn === day);
        if (rows.length === 0 && !takesPlace) throw noSuchDay();
        if (day < seoulDate(clock.now())) throw cannot('이미 지난 날은 취소할 수 없습니다.');
        const calledOff = [...new Set([...opening.calledOff, day])];
        const changedOpening = await openingsRepository.change(tx, id, { calledOff });
        await tellAll(tx, rows, { state: 'cancelled', help: null, cancelledAt: clock.now(), news: 'called-off' });
        auditLog.record(tx, 'withdrawn', openingSubject(id));
        await events.announce(tx);
        return presentDay(tx, { opening: changedOpening, event }, day);
      }),
  };
}

export type EventDays = ReturnType<typeof createEventDays>;
