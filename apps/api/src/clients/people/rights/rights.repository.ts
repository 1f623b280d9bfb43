import { desc } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { erasures } from '../people.table.ts';

export const rightsRepository = {
  async noteErasure(tx: Tx, row: typeof erasures.$inferInsert): Promise<void> {
    await tx.insert(erasures).values(row);
  },

  /** The newest first. */
  erasures: (db: Db, most: number) =>
    db.select().from(erasures).orderBy(desc(erasures.day), desc(erasures.id)).limit(most),
};
