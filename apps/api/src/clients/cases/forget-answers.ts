import type { Tx } from '../../platform/database.ts';
import { withoutConsented, forms } from '../forms/index.ts';
import { subjectOf } from '../applications/index.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, sealedApplications, type CaseRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

/** What was told under a consent of its own goes with that consent, and with what it was told for. */
export function createForgetting({ vault, auditLog }: Pick<CasesDeps, 'vault' | 'auditLog'>, opener: CaseOpener) {
  /** As they are kept from now on. */
  const keptOf = (row: CaseRow) =>
    vault.seal(sealedApplications, row.id, {
      answers: JSON.stringify(withoutConsented(forms[row.kind], opener.answersOf(row))),
    });

  async function forgetIn(tx: Tx, rows: readonly CaseRow[]): Promise<void> {
    for (const row of rows) {
      const { consented } = forms[row.kind];
      if (!consented || !(consented.by in opener.answersOf(row))) continue;
      await casesRepository.change(tx, row.id, keptOf(row));
      auditLog.record(tx, 'changed', subjectOf(row.id));
    }
  }

  return {
    keptOf,

    /** Those that came to a good end: what came of them has ended. */
    forgetSettled: async (tx: Tx, { personId, kind }: CaseRow): Promise<void> =>
      forgetIn(tx, await casesRepository.lockSettled(tx, personId, kind)),

    /** Everything of somebody that was kept under these words. */
    async forgetAnswers(tx: Tx, personId: string, textId: string): Promise<void> {
      for (const { kind, consented } of Object.values(forms))
        if (consented && textId.startsWith(`${consented.topic}/`))
          await forgetIn(tx, await casesRepository.lockOf(tx, personId, kind));
    },
  };
}
