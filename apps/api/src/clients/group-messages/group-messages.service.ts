import { randomUUID } from 'node:crypto';
import { groupMessageBounds } from '@kidney/contract/clients/group-messages/group-message-bounds.paths.ts';
import type {
  CalledPerson,
  GroupFilter,
  GroupMessage,
  GroupMessageOverview,
  GroupMessagePreview,
  GroupMessageWhole,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { choicesOf } from './group-choices.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';
import { createPresenter, type GroupContent } from './group-messages.presenter.ts';
import { groupMessagesRepository, sealedGroupMessages } from './group-messages.repository.ts';
import { textFor } from './measure-text.ts';
import { createPlan, textKey, type Plan } from './plan-group-message.ts';
import { narrowed } from './who-is-meant.ts';

interface Written {
  filter: GroupFilter;
  text: string;
}

export const noSuchGroupMessage = () => new AppError('NOT_FOUND', { message: '찾으시는 문자가 없습니다.' });
export const subjectOf = (id: string) => ({ kind: 'group-message', id }) as const;

export function createGroupMessagesService(deps: GroupMessagesDeps) {
  const { database, clock, auditLog, vault, people, groups } = deps;
  const plan = createPlan(deps);
  const presenter = createPresenter(deps);

  const recordLooks = (tx: Tx, ids: readonly string[]) =>
    auditLog.recordReading(
      tx,
      ids.map((id) => ({ kind: 'person', id }) as const),
    );

  /** Whoever is named in it stands in the log. */
  function show(tx: Tx, { people: planned, preview }: Plan): GroupMessagePreview {
    const sample = planned.find(({ reason }) => reason === null) ?? planned[0];
    recordLooks(tx, [...preview.leftOutPeople.map(({ id }) => id), ...(sample ? [sample.person.id] : [])]);
    return preview;
  }

  /** One text for each number and wording, and everybody's own line. */
  async function make(tx: Tx, written: Written, { people: planned, hours }: Plan, key: string, by: number) {
    const id = randomUUID();
    const texts = new Map<string, { id: string; to: string; text: string }>();
    const recipients = planned.map(({ person, reason }) => {
      if (reason !== null) return { groupId: id, personId: person.id, reason };
      const of = textKey(person, written.text);
      const text = texts.get(of) ?? { id: randomUUID(), to: person.phone, text: textFor(written.text, person.name) };
      texts.set(of, text);
      return { groupId: id, personId: person.id, messageId: text.id };
    });
    await groups.queue(tx, [...texts.values()], hours);
    const content: GroupContent = written;
    const now = clock.now();
    const row = {
      ...vault.seal(sealedGroupMessages, id, { content: JSON.stringify(content) }),
      id,
      sourceKey: key,
      madeAt: now,
      madeBy: by,
      sendAt: hours.at ?? now,
      until: hours.until,
    };
    const made = await groupMessagesRepository.insert(tx, row, recipients);
    const goesTo = recipients.filter((each) => 'messageId' in each).length;
    const details = { people: recipients.length, going: goesTo, texts: texts.size };
    auditLog.record(tx, 'queued', subjectOf(id), { details });
    return made;
  }

  return {
    overview: async (): Promise<GroupMessageOverview> => ({
      messages: await database.read.transaction(async (tx) =>
        presenter.present(tx, await groupMessagesRepository.list(tx, groupMessageBounds.listed)),
      ),
      choices: await choicesOf(deps),
      hasChannel: groups.hasChannel,
    }),

    preview: ({ filter, text }: Written): Promise<GroupMessagePreview> =>
      database.write.transaction(async (tx) => show(tx, await plan(tx, narrowed(filter), text, false))),

    /** Only what the preview showed, and one press once. */
    async send(
      { filter, text, key, token }: Written & { key: string; token: string },
      by: number,
    ): Promise<{ message: GroupMessage; isAgain: boolean }> {
      const written = { filter: narrowed(filter), text };
      const done = await database.write.transaction(async (tx) => {
        await groupMessagesRepository.hold(tx);
        const before = await groupMessagesRepository.bySource(tx, key);
        if (before) return { message: await presenter.one(tx, before), isAgain: true };
        const planned = await plan(tx, written.filter, text, true);
        // That somebody was shown it is kept, so it is no rollback.
        if (planned.token !== token) return { stale: show(tx, planned) };
        const row = await make(tx, written, planned, key, by);
        return { message: await presenter.one(tx, row), isAgain: false };
      });
      if (done.stale) {
        const message =
          '미리 보신 뒤에 받으실 분이나 보내는 때가 바뀌었거나, 오늘 다른 문자가 나갔습니다. 아래를 다시 확인해 주십시오.';
        throw new AppError('STALE_VERSION', { message, current: done.stale });
      }
      return done;
    },

    /** Whoever is on its list of those to call stands in the log. */
    whole: (id: string, after: string | undefined): Promise<GroupMessageWhole> =>
      database.write.transaction(async (tx) => {
        const row = await groupMessagesRepository.find(tx, id);
        if (!row) throw noSuchGroupMessage();
        const rows = await groupMessagesRepository.toCall(tx, id, after, groupMessageBounds.shown + 1);
        const shown = rows.slice(0, groupMessageBounds.shown);
        const ids = shown.map(({ personId }) => personId);
        const known = new Map((await people.inGroups.read(tx, ids)).map((person) => [person.id, person]));
        recordLooks(tx, ids);
        return {
          message: await presenter.one(tx, row),
          toCall: shown.flatMap(({ personId, reason, problem }) => {
            const person = known.get(personId);
            if (!person) return [];
            const { name, phone, guardianPhone } = person;
            const why = reason ?? (problem === 'too-late' ? 'too-late' : 'failed');
            return [{ id: personId, name, phone, guardianPhone, reason: why }];
          }),
          more: rows.length > shown.length ? (ids.at(-1) ?? null) : null,
          hasChannel: groups.hasChannel,
        };
      }),

    /** Whoever was first, was first: a second press changes nothing. */
    tick: (id: string, person: string, isCalled: boolean, by: number): Promise<CalledPerson> =>
      database.write.transaction(async (tx) => {
        if (!(await groupMessagesRepository.lock(tx, id))) throw noSuchGroupMessage();
        const call = await groupMessagesRepository.callOf(tx, id, person);
        if (!call) throw new AppError('NOT_FOUND', { message: '전화할 명단에 이제 없는 분입니다.' });
        if (call.isCalled !== isCalled) {
          const values = isCalled ? { calledAt: clock.now(), calledBy: by } : { calledAt: null, calledBy: null };
          await groupMessagesRepository.setCall(tx, id, person, values);
        }
        auditLog.record(tx, isCalled ? 'ticked' : 'unticked', subjectOf(id), { details: { person } });
        return { person, isCalled };
      }),
  };
}

export type GroupMessagesService = ReturnType<typeof createGroupMessagesService>;
