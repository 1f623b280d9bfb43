import { and, desc, eq, isNull, lte } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isAmong } from '../../../platform/is-among.ts';
import { staffImportRows, staffImports } from './staff-imports.table.ts';

export type StaffImportRow = typeof staffImports.$inferSelect;

export const staffImportsRepository = {
  /** The newest first. */
  list: (db: Db | Tx, most: number) =>
    db.select().from(staffImports).orderBy(desc(staffImports.at), desc(staffImports.id)).limit(most),

  /** The same file, brought in and not taken back. */
  async before(tx: Tx, hash: string): Promise<StaffImportRow | undefined> {
    const [row] = await tx
      .select()
      .from(staffImports)
      .where(and(eq(staffImports.hash, hash), isNull(staffImports.undoneAt)))
      .limit(1);
    return row;
  },

  async insert(
    tx: Tx,
    row: typeof staffImports.$inferInsert,
    invited: readonly { id: number; email: string }[],
  ): Promise<StaffImportRow> {
    const [inserted] = await tx.insert(staffImports).values(row).returning();
    if (!inserted) throw new Error('the import just made is not there');
    const rows = invited.map(({ id, email }) => ({ importId: row.id, invitationId: id, email }));
    await tx.insert(staffImportRows).values(rows);
    return inserted;
  },

  async lock(tx: Tx, id: string): Promise<StaffImportRow | undefined> {
    const [row] = await tx.select().from(staffImports).where(eq(staffImports.id, id)).limit(1).for('update');
    return row;
  },

  rowsOf: (tx: Tx, id: string, most: number) =>
    tx.select().from(staffImportRows).where(eq(staffImportRows.importId, id)).limit(most),

  async end(tx: Tx, id: string, values: Partial<StaffImportRow>): Promise<StaffImportRow> {
    await tx.delete(staffImportRows).where(eq(staffImportRows.importId, id));
    const [row] = await tx.update(staffImports).set(values).where(eq(staffImports.id, id)).returning();
    if (!row) throw new Error('the import just locked is not there');
    return row;
  },

  /** What can be taken back no more is not remembered. */
  async forgetRows(db: Db, before: Date): Promise<void> {
    const over = db.select({ id: staffImports.id }).from(staffImports).where(lte(staffImports.at, before));
    await db.delete(staffImportRows).where(isAmong(staffImportRows.importId, over));
  },
};
