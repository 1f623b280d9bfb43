import type { Case, CaseList, caseListQuerySchema } from '@kidney/contract/applications/cases.schema.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import { createCaseAnswers } from './case-answers.ts';
import { createCaseLog } from './case-log.ts';
import { createCaseMessenger } from './case-messenger.ts';
import { createCaseWriter, noSuchCase } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository } from './cases.repository.ts';
import { createCaseMover } from './move-case.ts';
import { createCaseOpener } from './open-case.ts';

const listedAtOnce = 30;

export function createCasesService(deps: CasesDeps) {
  const { database, clock } = deps;
  const today = () => seoulDate(clock.now());
  const opener = createCaseOpener(deps);
  const writer = createCaseWriter(deps, opener);
  const messenger = createCaseMessenger(deps, opener, writer);

  return {
    ...createCaseLog(deps, writer, messenger),
    ...createCaseAnswers(deps, opener, writer),
    move: createCaseMover(deps, opener, writer, messenger),

    async list(query: z.output<typeof caseListQuerySchema>, me: number): Promise<CaseList> {
      return database.write.transaction(async (tx) => {
        const rows = await casesRepository.list(tx, { ...query, me }, listedAtOnce + 1);
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
      if (!row) throw noSuchCase();
      await messenger.tellStep(tx, row, words, by);
    },

    countNew: (most: number) => casesRepository.countNew(database.read, most),
    countOverdue: (most: number) => casesRepository.countOverdue(database.read, today(), most),
  };

  async function openIn(tx: Tx, id: string): Promise<Case> {
    const row = await casesRepository.find(tx, id);
    if (!row) throw noSuchCase();
    return opener.whole(tx, row);
  }
}

export type CasesService = ReturnType<typeof createCasesService>;
