import type { Tx } from '../../platform/database.ts';
import { openNote } from './call-notes.presenter.ts';
import { callNotesRepository } from './call-notes.repository.ts';
import { subjectOf, type CallNotesDeps } from './call-notes.service.ts';

/** The newest of one officer, which a first day can hardly reach. */
const looked = 200;

export interface PractisedNotes {
  by: number;
  since: Date;
  phoneEnd: string;
  /** What stands in the first field. */
  who: string;
}

/** Notes of a first-day tour: by its number that is nobody's, and by how they are called. Nobody is shown any. */
export const createPractisedNotes = ({ vault, auditLog }: Pick<CallNotesDeps, 'vault' | 'auditLog'>) => ({
  async practised(
    tx: Tx,
    { by, since, phoneEnd, who }: PractisedNotes,
  ): Promise<{ id: string; caseId: string | null }[]> {
    const rows = await callNotesRepository.takenSince(tx, by, since, looked);
    return rows
      .filter((row) => {
        const said = openNote(vault, row);
        return said.phoneEnd === phoneEnd && said.who.includes(who);
      })
      .map(({ id, caseId }) => ({ id, caseId }));
  },

  async remove(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await callNotesRepository.remove(tx, ids);
    for (const id of ids) auditLog.record(tx, 'removed', subjectOf(id));
  },
});
