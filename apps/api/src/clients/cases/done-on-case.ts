import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { noSuchApplication } from '../applications/index.ts';
import { casesRepository } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

const eventsMost = 200;

/** What came of a case that is practised on. Nobody is shown any of it. */
export const createDoneOnCase =
  (opener: CaseOpener) =>
  async (tx: Tx, id: string): Promise<{ contacts: number; hasMoved: boolean; answers: Answers }> => {
    const row = await casesRepository.find(tx, id);
    if (!row) throw noSuchApplication();
    const events = await casesRepository.events(tx, id, eventsMost);
    return {
      contacts: events.filter(({ type }) => type === 'contact').length,
      hasMoved: events.some(({ type, fromState }) => type === 'state' && fromState !== null),
      answers: opener.answersOf(row),
    };
  };
