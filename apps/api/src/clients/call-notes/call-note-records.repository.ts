import { asc, inArray } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import { applicationsRepository } from '../applications/index.ts';
import { callNotes } from './call-notes.table.ts';

const areTheirs = (tx: Tx, personId: string) => inArray(callNotes.caseId, applicationsRepository.idsOf(tx, personId));

export const callNoteRecordsRepository = {
  of: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(callNotes)
      .where(areTheirs(tx, personId))
      .orderBy(asc(callNotes.takenAt), asc(callNotes.id))
      .limit(500),

  async erase(tx: Tx, personId: string): Promise<number> {
    return (await tx.delete(callNotes).where(areTheirs(tx, personId))).rowCount ?? 0;
  },
};
