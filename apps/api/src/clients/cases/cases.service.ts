import type { DueCase, UnsentMessage } from '@kidney/contract/clients/cases/waiting-cases.schema.ts';
import type { SentMessage } from '@kidney/contract/clients/cases/sent-messages.schema.ts';
import type { Case, CaseList, caseListQuerySchema, CaseSummary } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { createCaseAnswers } from './case-answers.ts';
import { createCaseLog } from './case-log.ts';
import { createCaseMessenger } from './case-messenger.ts';
import { noSuchApplication, typedReceipt } from '../applications/index.ts';
import { createCaseWriter } from './case-writer.ts';
import { presentMessage } from './cases.presenter.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository } from './cases.repository.ts';
import { createMessageMending } from './mend-messages.ts';
import { createRideChange } from './change-ride.ts';
import { createCaseMover } from './move-case.ts';
import { createCaseOpener } from './open-case.ts';

const listedAtOnce = 30;
/** So many messages that did not go out are looked through; the oldest of more wait until the newest are mended. */
const unsentMost = 200;
const sentShownDays = 7;
const day = 86_400_000;

export interface FoundCases {
  cases: CaseSummary[];
  hasMore: boolean;
}

export function createCasesService(deps: CasesDeps) {
  const { database, clock, messages, people } = deps;
  const today = () => seoulDate(clock.now());
  const opener = createCaseOpener(deps);
  const writer = createCaseWriter(deps, opener);
  const messenger = createCaseMessenger(deps, opener, writer);

  return {
    ...createCaseLog(deps, writer, messenger),
    ...createCaseAnswers(deps, opener, writer),
    ...createMessageMending(deps, opener, writer, messenger),
    move: createCaseMover(deps, opener, writer, messenger),
    changeRide: createRideChange(deps, opener, writer, messenger),

    async list(query: z.output<typeof caseListQuerySchema>, me: number): Promise<CaseList> {
      return database.write.transaction(async (tx) => {
        const unsent = query.shelf === 'unsent' ? await messages.unsent(tx, unsentMost) : [];
        const rows = await casesRepository.list(tx, { ...query, me, unsent }, listedAtOnce + 1);
        const shown = rows.slice(0, listedAtOnce);
        return {
          cases: await opener.summaries(tx, shown),
          older: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
          counts: await casesRepository.count(tx, today()),
        };
      });
    },

    get: (id: string): Promise<Case> => database.write.transaction((tx) => openIn(tx, id)),

    openIn,

    /** By message, with the link to the case. */
    async tell(tx: Tx, id: string, words: string, by: number): Promise<void> {
      const row = await casesRepository.find(tx, id);
      if (!row) throw noSuchApplication();
      await messenger.tellStep(tx, row, words, by);
    },

    /** Those that words name by their receipt number; whoever is named with them is in the log. */
    async byReceipt(tx: Tx, words: string, most: number): Promise<FoundCases> {
      const typed = typedReceipt(words);
      if (!typed) return { cases: [], hasMore: false };
      const rows =
        'dayNumber' in typed
          ? await casesRepository.byDayNumber(
              tx,
              typed.dayNumber,
              await people.idsByPhoneEnd(tx, typed.phoneEnd),
              most + 1,
            )
          : await casesRepository.byReceipt(tx, typed, most + 1);
      return { cases: await opener.summaries(tx, rows.slice(0, most)), hasMore: rows.length > most };
    },

    countNew: (most: number) => casesRepository.countNew(database.read, most),
    /** Messages of cases that did not go out. */
    countUnsent: async (most: number) =>
      casesRepository.countMessages(database.read, await messages.unsent(database.read, unsentMost), most),

    /** What an officer sent lately, and how it stands. */
    async sentBy(me: number, most: number): Promise<SentMessage[]> {
      const since = new Date(clock.now().getTime() - sentShownDays * day);
      const sent = await casesRepository.sentBy(database.read, me, since, most);
      if (sent.length === 0) return [];
      const ids = sent.flatMap(({ messageId }) => messageId ?? []);
      const states = await messages.states(database.read, ids);
      return sent.flatMap(({ caseId, kind, at, messageId }) => {
        const message = messageId === null ? undefined : states.get(messageId);
        const isGivenUp = message?.state === 'failed' && message.to === null;
        return message && !isGivenUp
          ? [{ id: message.id, caseId, kind, at: at.toISOString(), state: message.state }]
          : [];
      });
    },

    /** What is due by that day, the latest first; whoever is named with it is in the log. */
    async dueBy(tx: Tx, by: string, most: number): Promise<DueCase[]> {
      const due = await opener.summaries(tx, await casesRepository.dueBy(tx, by, most));
      return due.flatMap(({ dueOn, ...rest }) => (dueOn === null ? [] : [{ ...rest, dueOn }]));
    },

    /** Messages of cases that did not go out, the newest first; whoever is named with them is in the log. */
    async unsent(tx: Tx, most: number): Promise<UnsentMessage[]> {
      const waiting = await messages.unsent(tx, unsentMost);
      if (waiting.length === 0) return [];
      const found = await casesRepository.ofMessages(tx, waiting, most);
      const ids = found.flatMap(({ messageId }) => messageId ?? []);
      const [states, summaries] = [
        await messages.states(tx, ids),
        await opener.summaries(
          tx,
          found.map(({ row }) => row),
        ),
      ];
      return found.flatMap(({ row, at, messageId }, index) => {
        const message = states.get(messageId ?? '');
        const name = summaries[index]?.name ?? '';
        return message ? [{ caseId: row.id, name, at: at.toISOString(), message: presentMessage(message) }] : [];
      });
    },

    countDueBy: (by: string, most: number) => casesRepository.countDueBy(database.read, by, most),

    countOverdue: (most: number) => casesRepository.countOverdue(database.read, today(), most),
  };

  async function openIn(tx: Tx, id: string): Promise<Case> {
    const row = await casesRepository.find(tx, id);
    if (!row) throw noSuchApplication();
    return opener.whole(tx, row);
  }
}

export type CasesService = ReturnType<typeof createCasesService>;
