import { randomUUID } from 'node:crypto';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { noSuchApplication } from '../applications/index.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, type CaseRow, sealedEvents, type NewEventRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

type NewEvent = Omit<NewEventRow, 'id' | 'applicationId' | 'at' | 'byId' | 'text'>;

/** How a case is changed: one officer after the other, each with what they saw. */
export function createCaseWriter({ database, clock, vault }: CasesDeps, opener: CaseOpener) {
  return {
    /** Whoever saw an older version is shown the newer one; that they were shown it is kept, so it is no rollback. */
    async change(id: string, seen: number | undefined, work: (tx: Tx, row: CaseRow) => Promise<void>): Promise<Case> {
      const { isStale, shown } = await database.write.transaction(async (tx) => {
        // What is only added waits for nobody.
        const row = await casesRepository[seen === undefined ? 'find' : 'lock'](tx, id);
        if (!row) throw noSuchApplication();
        if (seen !== undefined && row.version !== seen) return { isStale: true, shown: await opener.whole(tx, row) };
        await work(tx, row);
        const changed = await casesRepository.find(tx, id);
        if (!changed) throw noSuchApplication();
        return { isStale: false, shown: await opener.whole(tx, changed) };
      });
      if (isStale) throw new AppError('STALE_VERSION', { current: shown });
      return shown;
    },

    async addEvent(tx: Tx, applicationId: string, by: number | null, event: NewEvent, text: string): Promise<void> {
      const id = randomUUID();
      const sealed = vault.seal(sealedEvents, id, { text: text === '' ? null : text });
      await casesRepository.addEvent(tx, { ...event, ...sealed, id, applicationId, at: clock.now(), byId: by });
    },
  };
}

export type CaseWriter = ReturnType<typeof createCaseWriter>;
