import { createHash } from 'node:crypto';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import {
  leftOutReasons,
  type LeftOutReason,
} from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type {
  GroupFilter,
  GroupMessagePreview,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { MayBeSent, Reached } from '../people/index.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';
import { groupMessagesRepository } from './group-messages.repository.ts';
import { createMeasure, textFor } from './measure-text.ts';
import { sendHoursAt, type SendHours } from './send-hours.ts';
import { createWhoIsMeant, topicOf } from './who-is-meant.ts';

export interface PlannedPerson {
  person: Reached;
  /** Null where a text goes to them. */
  reason: LeftOutReason | null;
}

export interface Plan {
  token: string;
  people: readonly PlannedPerson[];
  hours: SendHours;
  preview: GroupMessagePreview;
}

const peopleShown = 30;

/** Nobody is told anything where nothing is set up to send it. */
export const reasonOf = (may: MayBeSent, hasChannel: boolean): LeftOutReason | null => {
  if (may !== 'yes') return may;
  return hasChannel ? null : 'no-channel';
};

/** Who shares the number and would read the same words, reads them once. */
export const textKey = ({ name, phone }: Pick<Reached, 'name' | 'phone'>, text: string): string =>
  `${phoneDigits(phone)} ${textFor(text, name)}`;

const countReasons = (reasons: readonly (LeftOutReason | null)[]): Record<LeftOutReason, number> =>
  Object.fromEntries(
    leftOutReasons.map((reason) => [reason, reasons.filter((each) => each === reason).length]),
  ) as Record<LeftOutReason, number>;

/** Works out whom a message reaches, how and when. Writes nothing, and shows nobody by itself. */
export function createPlan(deps: GroupMessagesDeps) {
  const { clock, people: known, groups } = deps;
  const whoIsMeant = createWhoIsMeant(deps);

  /** Where it is about to be sent, nobody of them changes any more. */
  return async (tx: Tx, filter: GroupFilter, text: string, isSending: boolean): Promise<Plan> => {
    const now = clock.now();
    const hours = sendHoursAt(now);
    const { hasChannel } = groups;
    const leaves = await groups.writer(tx);
    const measure = createMeasure(text, leaves);
    let meant = await whoIsMeant(tx, filter);
    if (isSending) {
      await known.inGroups.hold(
        tx,
        meant.map(({ id }) => id),
      );
      // Whoever was changed while they were waited for is read as they are now.
      meant = await whoIsMeant(tx, filter);
    }
    const may = await known.inGroups.mayBeSent(tx, meant, topicOf[filter.kind]);
    const people = meant.map((person): PlannedPerson => ({
      person,
      reason: reasonOf(may.get(person.id) ?? 'no-consent', hasChannel),
    }));
    const reached = people.filter(({ reason }) => reason === null).map(({ person }) => person);
    const texts = new Map(reached.map((person) => [textKey(person, text), person.name]));
    const kinds = [...texts.values()].map(measure);
    if (kinds.length === 0) measure('');
    const today = await groupMessagesRepository.sentSince(tx, new Date(`${seoulDate(now)}T00:00:00+09:00`));
    const [first = people[0]?.person] = reached;
    const sendAt = hours.at?.toISOString() ?? null;
    const until = hours.until.toISOString();
    const seen = people.map(({ person: { id, name, phone }, reason }) => [id, name, phone, reason]);
    const token = createHash('sha256')
      .update(JSON.stringify([filter, text, seen, sendAt, until, today, leaves('')]))
      .digest('hex');
    const out = people.filter(({ reason }) => reason !== null);
    return {
      token,
      people,
      hours,
      preview: {
        token,
        people: people.length,
        goesTo: reached.length,
        texts: {
          short: kinds.filter((kind) => kind === 'short').length,
          long: kinds.filter((kind) => kind === 'long').length,
        },
        leftOut: countReasons(people.map(({ reason }) => reason)),
        leftOutPeople: out.slice(0, peopleShown).map(({ person: { id, name }, reason }) => ({
          id,
          name,
          reason: reason as LeftOutReason,
        })),
        sample: leaves(textFor(text, first?.name ?? '')),
        sendAt,
        until,
        today,
        hasChannel,
        // Nobody whom texts are handed to tells what they cost.
        price: null,
      },
    };
  };
}
