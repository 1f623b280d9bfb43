import { and, desc, eq, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { ImportKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isAmong } from '../../platform/is-among.ts';
import { importRows, imports } from './imports.table.ts';

export type ImportedRow = typeof importRows.$inferSelect;
export type ImportRecordRow = typeof imports.$inferSelect;

const atOnce = 500;

export const importsRepository = {
  /** The newest first. */
  list: (db: Db | Tx, most: number) =>
    db.select().from(imports).orderBy(desc(imports.at), desc(imports.id)).limit(most),

  /** The same file, brought in and not taken out. */
  async before(tx: Tx, kind: ImportKind, hash: string): Promise<ImportRecordRow | undefined> {
    const [row] = await tx
      .select()
      .from(imports)
      .where(and(eq(imports.kind, kind), eq(imports.hash, hash), isNull(imports.undoneAt)))
      .limit(1);
    return row;
  },

  /** Two lists that come at once come one after the other. */
  hold: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`),

  async insert(tx: Tx, row: typeof imports.$inferInsert, rows: readonly ImportedRow[]): Promise<ImportRecordRow> {
    const [inserted] = await tx.insert(imports).values(row).returning();
    if (!inserted) throw new Error('the import just made is not there');
    for (let from = 0; from < rows.length; from += atOnce)
      await tx.insert(importRows).values(rows.slice(from, from + atOnce));
    return inserted;
  },

  async lock(tx: Tx, id: string): Promise<ImportRecordRow | undefined> {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).limit(1).for('update');
    return row;
  },

  rowsOf: (tx: Tx, id: string, most: number) =>
    tx.select().from(importRows).where(eq(importRows.importId, id)).limit(most),

  async end(tx: Tx, id: string, values: Partial<ImportRecordRow>): Promise<ImportRecordRow> {
    await tx.delete(importRows).where(eq(importRows.importId, id));
    const [row] = await tx.update(imports).set(values).where(eq(imports.id, id)).returning();
    if (!row) throw new Error('the import just locked is not there');
    return row;
  },

  /** What can be taken out no more is not remembered. */
  async forgetRows(db: Db, before: Date): Promise<void> {
    const over = db.select({ id: imports.id }).from(imports).where(lte(imports.at, before));
    await db.delete(importRows).where(isAmong(importRows.importId, over));
  },

  of: (tx: Tx, personId: string) => tx.select().from(importRows).where(eq(importRows.personId, personId)).limit(100),

  async erase(tx: Tx, personId: string): Promise<number> {
    return (await tx.delete(importRows).where(eq(importRows.personId, personId))).rowCount ?? 0;
  },
};
