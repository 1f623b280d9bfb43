import { and, asc, eq, gte, lte } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { serviceClosures } from './service-days.table.ts';

const shown = { date: serviceClosures.date, reason: serviceClosures.reason };

export const serviceDaysRepository = {
  between: (db: Db | Tx, from: string, until: string) =>
    db
      .select(shown)
      .from(serviceClosures)
      .where(and(gte(serviceClosures.date, from), lte(serviceClosures.date, until)))
      .orderBy(asc(serviceClosures.date))
      .limit(400),

  async save(tx: Tx, date: string, reason: string, addedBy: number) {
    await tx
      .insert(serviceClosures)
      .values({ date, reason, addedBy })
      .onConflictDoUpdate({ target: serviceClosures.date, set: { reason, addedBy } });
  },

  async remove(tx: Tx, date: string) {
    const [row] = await tx
      .delete(serviceClosures)
      .where(eq(serviceClosures.date, date))
      .returning({ date: serviceClosures.date });
    return row;
  },
};
