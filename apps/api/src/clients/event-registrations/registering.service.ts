import { randomUUID } from 'node:crypto';
import {
  openDaysMost,
  registrationsOfDayMost,
  type RegisteredByPhone,
  type RegisteredForEvent,
  type RegistrationAnswer,
  type RegistrationForm,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { isMobile, phoneDigits } from '@kidney/contract/shared/phone.ts';
import { addressBlock } from '../../platform/address-block.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { canStillCome, isStillTaking, type ComingEvent } from './can-still-come.ts';
import { subjectOf, type EventRegistrationsDeps } from './event-registrations.deps.ts';
import {
  openingsRepository,
  registrationsRepository,
  sealedEventRegistrations,
  type OpeningRow,
  type RegistrationRow,
} from './event-registrations.repository.ts';
import { consentTopic, getsMessages, requireConsents, withoutMessages } from './registration-consents.ts';

type Asked = Omit<RegisteredForEvent, 'day'> & { giver: RegisteredByPhone['giver'] };

const aDay = 86_400;
/** A hospital or a hall has one address for all who wait there. */
const timesADay = 10;

const noSuchEvent = () => new AppError('NOT_FOUND', { message: '찾으시는 행사가 없습니다.' });
/** Somebody else of the same house may have used it up. */
const callUs = (refused: unknown) => {
  if (!(refused instanceof AppError)) throw refused;
  const message = `${refused.message} 급하시면 사무국으로 전화해 주십시오.`;
  throw new AppError(refused.code, { ...refused.details, message });
};
const refuseDay = (message: string) => new AppError('INVALID_INPUT', { message, fields: [{ field: 'day', message }] });

/** How somebody comes by a place: on the site, or by an officer who listens. */
export function createRegistering(deps: EventRegistrationsDeps) {
  const { database, clock, vault, auditLog, events, people } = deps;
  const byAddress = deps.limits('event-registration', timesADay, aDay, 'count-here');
  const texts = () => people.consentTexts(consentTopic);

  const isOn = async (id: number) => (await openingsRepository.find(database.read, id))?.isOn ?? false;

  /** Whether this row says the same in all that somebody can write. */
  function saysTheSame(row: RegistrationRow, asked: Asked): boolean {
    const help = vault.open(sealedEventRegistrations, row.id, 'help', row.help) ?? '';
    const hasMessages = asked.accepted.length !== withoutMessages(asked.accepted).length;
    return row.people === asked.people && help === asked.help.trim() && (!hasMessages || getsMessages(row));
  }

  async function answerOf(tx: Tx, row: RegistrationRow, event: ComingEvent): Promise<RegistrationAnswer> {
    const isWaiting = row.state === 'waiting';
    return {
      state: isWaiting ? 'waiting' : 'registered',
      waitingPlace: isWaiting ? await registrationsRepository.waitingPlace(tx, row) : null,
      day: row.day,
      startTime: event.startTime,
      people: row.people,
    };
  }

  function requireRoom({ places }: OpeningRow, wanted: number): void {
    if (wanted <= places) return;
    const message = `이 행사의 자리는 모두 ${places}개입니다. 더 많이 오시려면 사무국으로 전화해 주십시오.`;
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'people', message }] });
  }

  function requireTaking({ closesDaysBefore, isOn: takes }: OpeningRow, day: string): void {
    if (!takes) throw refuseDay('이 행사는 지금 누리집에서 신청을 받지 않습니다. 사무국으로 전화해 주십시오.');
    if (!isStillTaking(closesDaysBefore, day, clock.now()))
      throw refuseDay('누리집에서 신청하시는 기간이 끝났습니다. 사무국으로 전화해 주십시오.');
  }

  /** In the order in which they come to the lock: exactly as many get a place as there are. */
  async function take(tx: Tx, id: number, day: string, given: Asked, takenBy: number | null) {
    const opening = await openingsRepository.lock(tx, id);
    if (!opening) throw noSuchEvent();
    const now = clock.now();
    const event = await events.find(tx, id, seoulDate(now));
    if (!canStillCome(event, opening.calledOff, day, now))
      throw refuseDay('이 날의 행사는 이미 시작했거나 열리지 않습니다. 다른 날을 골라 주십시오.');
    if (takenBy === null) requireTaking(opening, day);
    requireRoom(opening, given.people);
    const by = people.foundBy(given);
    const mayText = isMobile(given.phone) && (takenBy !== null || !(await people.wantsNoMessages(tx, given)));
    const asked = mayText ? given : { ...given, accepted: withoutMessages(given.accepted) };
    const same = await registrationsRepository.same(tx, id, day, by);
    // Whoever presses twice registers once; whoever says something else is told that it was not taken.
    if (same && saysTheSame(same, asked)) return { answer: await answerOf(tx, same, event), isNew: false };
    if (same) {
      const message = '이 이름과 전화번호로 이미 신청하셨습니다. 바꾸거나 취소하시려면 사무국으로 전화해 주십시오.';
      throw new AppError('CONFLICT', { message });
    }
    const { registered, waiting, known } = await registrationsRepository.standing(tx, id, day);
    if (known >= registrationsOfDayMost)
      throw new AppError('LIMIT_REACHED', { message: '신청이 많아 더 받을 수 없습니다. 사무국으로 전화해 주십시오.' });
    const hasPlace = waiting === 0 && registered + asked.people <= opening.places;
    const row = randomUUID();
    const days = event.days.find(({ startsOn }) => startsOn === day);
    auditLog.record(tx, 'applied', subjectOf(row));
    const sealed = vault.seal(sealedEventRegistrations, row, {
      name: asked.name,
      phone: phoneDigits(asked.phone),
      help: asked.help.trim() || null,
    });
    const inserted = await registrationsRepository.insert(tx, {
      ...sealed,
      ...by,
      id: row,
      eventId: id,
      day,
      endsOn: days?.endsOn ?? day,
      people: asked.people,
      state: hasPlace ? 'registered' : 'waiting',
      way: takenBy === null ? 'web' : 'phone',
      receivedAt: now,
      takenBy,
      consents: [...new Set(asked.accepted)],
      giver: asked.giver,
    });
    return { answer: await answerOf(tx, inserted, event), isNew: true };
  }

  return {
    isOn,

    async form(id: number): Promise<RegistrationForm> {
      const now = clock.now();
      const event = await events.find(database.read, id, seoulDate(now));
      if (!event || event.isGone) throw noSuchEvent();
      const opening = await openingsRepository.find(database.read, id);
      const takes = (day: string) =>
        opening?.isOn === true &&
        canStillCome(event, opening.calledOff, day, now) &&
        isStillTaking(opening.closesDaysBefore, day, now);
      return {
        eventId: id,
        title: event.title,
        place: event.place,
        startTime: event.startTime,
        isOn: opening?.isOn ?? false,
        places: opening?.places ?? null,
        days: event.days
          .filter(({ startsOn }) => takes(startsOn))
          .slice(0, openDaysMost)
          .map(({ startsOn, endsOn }) => ({ day: startsOn, endsOn })),
        consents: texts(),
      };
    },

    /** By a visitor, who is told how they stand and nothing of anybody else. What makes no new registration is not counted. */
    async register(id: number, { day, ...asked }: RegisteredForEvent, address: string): Promise<RegistrationAnswer> {
      requireConsents(texts(), asked.accepted, asked.help);
      const from = `${id} ${addressBlock(address)}`;
      await byAddress.take(from).catch(callUs);
      try {
        const given = { ...asked, giver: 'self' } as const;
        const { answer, isNew } = await database.write.transaction((tx) => take(tx, id, day, given, null));
        if (!isNew) await byAddress.giveBack(from);
        return answer;
      } catch (error) {
        // That somebody is known is learnt by a conflict: that is counted.
        if (!(error instanceof AppError && error.code === 'CONFLICT')) await byAddress.giveBack(from);
        throw error;
      }
    },

    /** By an officer, while somebody tells it: also where the site takes none any more. */
    async takeCall(id: number, day: string, asked: RegisteredByPhone, by: number): Promise<RegistrationAnswer> {
      requireConsents(texts(), asked.accepted, asked.help);
      return (await database.write.transaction((tx) => take(tx, id, day, asked, by))).answer;
    },
  };
}

export type Registering = ReturnType<typeof createRegistering>;
