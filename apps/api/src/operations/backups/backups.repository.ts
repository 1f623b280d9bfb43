import { desc, drizzle, eq, lt, sql } from '../../platform/drizzle.ts';
import type pg from 'pg';
import type { Db } from '../../platform/database.ts';
import { backupRuns } from './backups.table.ts';

export type BackupRunRow = typeof backupRuns.$inferSelect;
export type NewBackupRun = Omit<typeof backupRuns.$inferInsert, 'id' | 'finishedAt'>;

export const backupsRepository = {
  async newest(db: Db, kind: BackupRunRow['kind']): Promise<BackupRunRow | undefined> {
    const [row] = await db
      .select()
      .from(backupRuns)
      .where(eq(backupRuns.kind, kind))
      .orderBy(desc(backupRuns.finishedAt))
      .limit(1);
    return row;
  },

  /** As the owner. What is older than a year is forgotten with it. */
  async record(client: pg.Client, run: NewBackupRun): Promise<void> {
    const db = drizzle(client);
    await db.insert(backupRuns).values(run);
    await db.delete(backupRuns).where(lt(backupRuns.finishedAt, sql`now() - interval '1 year'`));
  },
};
