import { asc, desc, eq, lt, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isJobLeft } from '../../platform/jobs/jobs.ts';
import { brokenLinks, linkChecks } from './link-checks.table.ts';

export type BrokenLinkRow = typeof brokenLinks.$inferSelect;
export type Finding = Omit<BrokenLinkRow, 'since' | 'seenAt'>;

const { place, placeKey, address, since, seenAt } = brokenLinks;
const newerOf = (column: 'title' | 'problem') => sql.raw(`excluded.${column}`);

export const linksRepository = {
  list: (db: Db, most: number) =>
    db.select().from(brokenLinks).orderBy(desc(since), asc(place), asc(placeKey), asc(address)).limit(most),

  count: (db: Db, most: number) => db.$count(db.select({ place }).from(brokenLinks).limit(most).as('broken')),

  /** Since when it is known stays as it was. */
  async put(db: Db | Tx, findings: readonly Finding[], now: Date): Promise<void> {
    if (findings.length === 0) return;
    await db
      .insert(brokenLinks)
      .values(findings.map((finding) => ({ ...finding, since: now, seenAt: now })))
      .onConflictDoUpdate({
        target: [place, placeKey, address],
        set: { title: newerOf('title'), problem: newerOf('problem'), seenAt: now },
      });
  },

  async finish(tx: Tx, begun: Date, finishedAt: Date, things: number): Promise<void> {
    await tx.delete(brokenLinks).where(lt(seenAt, begun));
    await tx
      .insert(linkChecks)
      .values({ id: 1, finishedAt, things })
      .onConflictDoUpdate({ target: linkChecks.id, set: { finishedAt, things } });
  },

  async lastCheck(db: Db): Promise<Date | null> {
    const [row] = await db.select().from(linkChecks).where(eq(linkChecks.id, 1)).limit(1);
    return row?.finishedAt ?? null;
  },

  async isJobLeft(db: Db, key: string): Promise<boolean> {
    const { rows } = await db.execute<{ left: boolean }>(sql`select ${isJobLeft(sql`${key}`)} as left`);
    return rows[0]?.left === true;
  },
};
