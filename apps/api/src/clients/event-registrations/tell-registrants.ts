import { actAs, operator } from '../../platform/acting.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { ScheduledJob, Task, Tasks } from '../../platform/jobs/jobs.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { QueueMessage } from '../../office/notifications/index.ts';
import { canStillCome, type ComingEvent } from './can-still-come.ts';
import { subjectOf, type ComingEvents } from './event-registrations.deps.ts';
import {
  openingsRepository,
  registrationsRepository,
  sealedEventRegistrations,
  type OpeningRow,
  type RegistrationRow,
} from './event-registrations.repository.ts';
import { newsWords } from './news-labels.ts';
import { dropTexts } from './news-texts.ts';
import { createPlaces } from './places.ts';
import { newsWayOf } from './registration-consents.ts';

interface Deps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  events: ComingEvents;
  queueMessage: QueueMessage;
  /** Whether anything is set up that sends texts. */
  hasPhone: boolean;
}

const task = 'tell-registrants';
/** From eight in the morning to nine in the evening in Seoul, when nobody is woken; every ten minutes. */
const tellingJob: ScheduledJob = { task, key: task, queue: task, tries: 2, at: '*/10 23,0-11 * * *' };
const [firstHour, lastHour] = [8, 20];
const seoulHour = (moment: Date) => (moment.getUTCHours() + 9) % 24;
const nineAtNight = (moment: Date) => new Date(`${seoulDate(moment)}T21:00:00+09:00`);
const atOnce = 200;
const eventsMost = 500;

/**
 * Who comes tomorrow is reminded, who moved up or whose day changed is told: by text where they agreed to it, else on the list of whom
 * the office calls, as is whoever a text did not reach. Everybody's number is opened once for each text, so that looking again and again leaves nothing in the log.
 */
export function createEventRegistrationTasks(deps: Deps): { tasks: Tasks; scheduled: ScheduledJob[] } {
  const { database, clock, vault, auditLog, events, queueMessage, hasPhone } = deps;
  const { jobs } = database;
  const moveUp = createPlaces(deps);

  type Held = ReadonlyMap<number, { event: ComingEvent | undefined; opening: OpeningRow }>;
  async function hold(tx: Tx, ids: readonly number[]): Promise<Held> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return new Map();
    const known = new Map((await events.findAll(tx, unique, seoulDate(clock.now()))).map((event) => [event.id, event]));
    const openings = await openingsRepository.findAll(tx, unique);
    return new Map(openings.map((opening) => [opening.eventId, { opening, event: known.get(opening.eventId) }]));
  }

  function stillComes(held: Held, { eventId, day }: Pick<RegistrationRow, 'eventId' | 'day'>): boolean {
    const of = held.get(eventId);
    return of !== undefined && canStillCome(of.event, of.opening.calledOff, day, clock.now());
  }

  /** Whoever comes tomorrow has to be told so; nothing is opened for it. */
  const markReminders = (): Promise<number> =>
    jobs.transaction(async (tx) => {
      const day = addDays(seoulDate(clock.now()), 1);
      const held = await hold(tx, await registrationsRepository.eventsOn(tx, day, eventsMost));
      const open = [...held.keys()].filter((eventId) => stillComes(held, { eventId, day }));
      if (open.length === 0) return 0;
      const rows = await registrationsRepository.toRemind(tx, day, open, atOnce);
      // What somebody has to be called about already is told in the same call.
      const groups = Map.groupBy(rows, (row) => (row.news === null ? newsWayOf(row) : 'as-it-is'));
      for (const [way, some] of groups) {
        const news = way === 'as-it-is' ? {} : ({ news: 'reminder', newsWay: way } as const);
        const ids = some.map(({ id }) => id);
        await registrationsRepository.changeAll(tx, ids, { remindedAt: clock.now(), ...news });
      }
      return rows.length;
    });

  /** Nothing comes back where it is not sent: then it is for whoever calls. */
  async function sendOne(tx: Tx, row: RegistrationRow, held: Held): Promise<string | undefined> {
    const { event, opening } = held.get(row.eventId) ?? {};
    const isDue = row.news === 'called-off' || stillComes(held, row);
    if (!row.news || !opening || !isDue) return undefined;
    const about = event ?? { title: opening.title, place: '', startTime: null };
    const newsMessageId = await queueMessage(
      tx,
      {
        template: 'event-news',
        channel: 'sms',
        to: vault.open(sealedEventRegistrations, row.id, 'phone', row.phone),
        data: { ...newsWords(row.news, about, row), until: nineAtNight(clock.now()) },
      },
      { isOfMany: true },
    );
    auditLog.record(tx, 'queued', subjectOf(row.id));
    await registrationsRepository.change(tx, row.id, {
      news: null,
      newsWay: null,
      newsMessageId,
      sentNews: row.news,
    });
    return newsMessageId;
  }

  /** What a text did not tell, as where a number is wrong or the evening came, is told on the telephone, and by no text any more. */
  const callWhomNoTextReached = (): Promise<void> =>
    jobs.transaction(async (tx) =>
      dropTexts(tx, await registrationsRepository.callWhomNoTextReached(tx, seoulDate(clock.now()))),
    );

  const sendTexts = (): Promise<number> =>
    jobs.transaction(async (tx) => {
      const rows = await registrationsRepository.toText(tx, atOnce);
      // What they were told before, and has not gone yet, is no longer so.
      await dropTexts(
        tx,
        rows.map((row) => row.newsMessageId),
      );
      const held = await hold(
        tx,
        rows.map(({ eventId }) => eventId),
      );
      const unsent: string[] = [];
      for (const row of rows) if ((await sendOne(tx, row, held)) === undefined) unsent.push(row.id);
      await registrationsRepository.changeAll(tx, unsent, { newsWay: 'call', sentNews: null });
      return rows.length;
    });

  /** Places that came free without anybody of the office, as when a person was erased. */
  async function fillPlaces(): Promise<void> {
    for (const { eventId, day } of await registrationsRepository.waitedFor(jobs, seoulDate(clock.now()), eventsMost))
      await jobs.transaction(async (tx) => {
        const opening = await openingsRepository.lock(tx, eventId);
        if (opening) await moveUp(tx, opening, await events.find(tx, eventId, seoulDate(clock.now())), day);
      });
  }

  const untilDone = async (some: () => Promise<number>, signal: AbortSignal): Promise<void> => {
    for (let done = atOnce; done === atOnce; done = await some()) signal.throwIfAborted();
  };

  const tell: Task = (_payload, { signal }) =>
    actAs(operator, async () => {
      const hour = seoulHour(clock.now());
      if (hour < firstHour || hour > lastHour) return;
      await callWhomNoTextReached();
      await registrationsRepository.forgetOldNews(jobs, seoulDate(clock.now()));
      await fillPlaces();
      await untilDone(markReminders, signal);
      if (hasPhone) await untilDone(sendTexts, signal);
      else await registrationsRepository.callAll(jobs);
    });

  return { tasks: { [task]: tell }, scheduled: [tellingJob] };
}
