import { randomUUID } from 'node:crypto';
import type { GroupMessage } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { LeftOutReason } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import { AppError } from '../../platform/errors.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';
import { createPresenter, openContent } from './group-messages.presenter.ts';
import { groupMessagesRepository } from './group-messages.repository.ts';
import { noSuchGroupMessage, subjectOf } from './group-messages.service.ts';
import { textFor } from './measure-text.ts';
import { reasonOf, textKey } from './plan-group-message.ts';
import { sendHoursAt } from './send-hours.ts';
import { topicOf } from './who-is-meant.ts';

export interface Retried {
  message: GroupMessage;
  /** To how many people it goes once more, and how many are to be called instead. */
  goesTo: number;
  leftOut: number;
  /** Nothing where it goes at once. */
  at: Date | undefined;
}

const refuse = (message: string) => new AppError('CONFLICT', { message });

/** Once more to whom it did not reach: to the number they have now, and only where they still want it. */
export function createRetry(deps: GroupMessagesDeps) {
  const { database, clock, auditLog, vault, people, groups } = deps;
  const presenter = createPresenter(deps);

  return (id: string): Promise<Retried> =>
    database.write.transaction(async (tx) => {
      const row = await groupMessagesRepository.lock(tx, id);
      if (!row) throw noSuchGroupMessage();
      if (!groups.hasChannel) throw refuse('문자를 보낼 길이 없습니다. 아래 명단을 보시고 전화해 주십시오.');
      const failed = await groupMessagesRepository.failed(tx, id);
      if (failed.length === 0) throw refuse('다시 보낼 문자가 없습니다. 화면을 새로 열어 확인해 주십시오.');
      const { filter, text } = openContent(vault, row);
      const ids = failed.map(({ personId }) => personId);
      await people.inGroups.hold(tx, ids);
      const known = await people.inGroups.read(tx, ids);
      const may = await people.inGroups.mayBeSent(tx, known, topicOf[filter.kind]);
      const standing = known.map((person) => ({ person, reason: reasonOf(may.get(person.id) ?? 'no-consent', true) }));
      const out = Map.groupBy(
        standing.filter(({ reason }) => reason !== null),
        ({ reason }) => reason as LeftOutReason,
      );
      for (const [reason, those] of out)
        await groupMessagesRepository.leaveOut(
          tx,
          id,
          those.map(({ person }) => person.id),
          reason,
        );
      const before = new Map(failed.map(({ personId, messageId }) => [personId, messageId]));
      const texts = new Map<string, { id: string; to: string; text: string }>();
      const taken = new Set<string>();
      const going = standing.filter(({ reason }) => reason === null).map(({ person }) => person);
      const assigned = going.map((person) => {
        const of = textKey(person, text);
        const old = before.get(person.id);
        const kept = old === undefined || taken.has(old) ? randomUUID() : old;
        const one = texts.get(of) ?? { id: kept, to: person.phone, text: textFor(text, person.name) };
        taken.add(one.id);
        texts.set(of, one);
        return { personId: person.id, messageId: one.id };
      });
      const hours = sendHoursAt(clock.now());
      await groups.queue(tx, [...texts.values()], hours);
      await groupMessagesRepository.assign(tx, id, assigned);
      const changed =
        going.length === 0
          ? row
          : await groupMessagesRepository.changeHours(tx, id, { sendAt: hours.at ?? clock.now(), until: hours.until });
      auditLog.record(tx, 'sent-again', subjectOf(id), { details: { going: going.length, texts: texts.size } });
      const leftOut = standing.length - going.length;
      return { message: await presenter.one(tx, changed), goesTo: going.length, leftOut, at: hours.at };
    });
}
