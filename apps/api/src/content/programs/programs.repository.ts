import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { programs } from './programs.table.ts';

export type ProgramRow = typeof programs.$inferSelect;

export const programsRepository = {
  list: (db: Db, most: number): Promise<ProgramRow[]> =>
    db
      .select()
      .from(programs)
      .where(isNull(programs.removedAt))
      .orderBy(asc(programs.order), asc(programs.id))
      .limit(most),
};
