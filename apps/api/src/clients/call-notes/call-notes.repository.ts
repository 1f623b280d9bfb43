import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { callNotes } from './call-notes.table.ts';

export { sealedCallNotes } from './call-notes.table.ts';
export type CallNoteRow = typeof callNotes.$inferSelect;
export type CallNoteChange = Pick<CallNoteRow, 'ending' | 'endedAt' | 'endedBy'> & { caseId?: string };

const { id, dueOn, takenAt, takenBy, endedAt, version } = callNotes;
const isOpen = isNull(endedAt);

const one = (rows: CallNoteRow[]): CallNoteRow => {
  const [row] = rows;
  if (!row) throw new Error('a note that was written did not come back');
  return row;
};

export const callNotesRepository = {
  /** What is due first, first; of one day, whoever called first. */
  open: (tx: Tx, most: number) =>
    tx.select().from(callNotes).where(isOpen).orderBy(asc(dueOn), asc(takenAt), asc(id)).limit(most),

  /** The newest first. */
  endedSince: (tx: Tx, since: Date, most: number) =>
    tx.select().from(callNotes).where(gt(endedAt, since)).orderBy(desc(endedAt), desc(id)).limit(most),

  async lock(tx: Tx, of: string): Promise<CallNoteRow | undefined> {
    const [row] = await tx.select().from(callNotes).where(eq(id, of)).for('update').limit(1);
    return row;
  },

  insert: async (tx: Tx, values: typeof callNotes.$inferInsert): Promise<CallNoteRow> =>
    one(await tx.insert(callNotes).values(values).returning()),

  /** Of one that is locked. */
  change: async (tx: Tx, of: string, values: CallNoteChange): Promise<CallNoteRow> =>
    one(
      await tx
        .update(callNotes)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(id, of))
        .returning(),
    ),

  /** What one officer wrote down since then. */
  takenSince: (tx: Tx, by: number, since: Date, most: number) =>
    tx
      .select()
      .from(callNotes)
      .where(and(eq(takenBy, by), gte(takenAt, since)))
      .orderBy(desc(takenAt), desc(id))
      .limit(most),

  remove: (tx: Tx, ids: readonly string[]) => tx.delete(callNotes).where(inArray(id, [...ids])),

  /** No further than `most`. */
  countOpen: (db: Db, most: number) =>
    db.$count(db.select({ id }).from(callNotes).where(isOpen).limit(most).as('open')),

  async forgetEnded(db: Db, before: Date): Promise<void> {
    await db.delete(callNotes).where(lte(endedAt, before));
  },
};
