import type { PastEvent } from '@kidney/contract/clients/case-events.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { casesRepository } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

const pastMost = 12;

/** What was done of late for somebody, whatever they applied for. Who is shown it stands in the log as shown the person. */
export const createPast =
  (opener: CaseOpener) =>
  async (tx: Tx, personId: string): Promise<PastEvent[]> => {
    const found = await casesRepository.eventsOfPerson(tx, personId, pastMost);
    const kinds = new Map(found.map(({ event, kind }) => [event.id, { caseId: event.applicationId, kind }]));
    const shown = await opener.shownEvents(
      tx,
      found.map(({ event }) => event),
    );
    return shown.flatMap((event) => {
      const of = kinds.get(event.id);
      return of ? [{ ...event, ...of }] : [];
    });
  };
