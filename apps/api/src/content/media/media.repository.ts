import {
  and,
  asc,
  desc,
  drizzle,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  notExists,
  or,
  sql,
} from '../../platform/drizzle.ts';
import type pg from 'pg';
import type { Db, Tx } from '../../platform/database.ts';
import { mayTakeFilesAway } from '../../platform/storage/copying-lock.ts';
import { media, mediaKeeps } from './media.table.ts';

export type MediaRow = typeof media.$inferSelect;
export type NewMedia = Omit<typeof media.$inferInsert, 'state' | 'createdAt' | 'unkeptSince'>;

export interface Subject {
  subject: string;
  key: string;
}

const isReady = eq(media.state, 'ready');
const keeps = (db: Db | Tx) =>
  db
    .select({ one: sql`1` })
    .from(mediaKeeps)
    .where(eq(mediaKeeps.mediaId, media.id));

export const mediaRepository = {
  async insertPending(db: Db, row: NewMedia): Promise<void> {
    await db.insert(media).values({ ...row, state: 'pending' });
  },

  async setState(db: Db | Tx, id: string, state: MediaRow['state']): Promise<MediaRow | undefined> {
    const [row] = await db.update(media).set({ state }).where(eq(media.id, id)).returning();
    return row;
  },

  async find(db: Db | Tx, id: string): Promise<MediaRow | undefined> {
    const [row] = await db
      .select()
      .from(media)
      .where(and(eq(media.id, id), isReady))
      .limit(1);
    return row;
  },

  findMany(db: Db | Tx, ids: readonly string[]) {
    return db
      .select()
      .from(media)
      .where(and(inArray(media.id, [...ids]), isReady));
  },

  newestOf(db: Db, uploaderId: number, most: number) {
    return db
      .select()
      .from(media)
      .where(and(eq(media.uploaderId, uploaderId), isReady))
      .orderBy(desc(media.createdAt), asc(media.id))
      .limit(most);
  },

  async setAlt(db: Db | Tx, id: string, alt: string): Promise<MediaRow | undefined> {
    const [row] = await db
      .update(media)
      .set({ alt })
      .where(and(eq(media.id, id), isReady, eq(media.kind, 'image')))
      .returning();
    return row;
  },

  /** Locks the rows in one order for everybody, and returns those that can be used. */
  lock(tx: Tx, ids: readonly string[]) {
    return tx
      .select({ id: media.id })
      .from(media)
      .where(and(inArray(media.id, [...ids]), isReady))
      .orderBy(asc(media.id))
      .for('update');
  },

  async isKept(tx: Tx, id: string): Promise<boolean> {
    const found = await tx
      .select({ id: mediaKeeps.mediaId })
      .from(mediaKeeps)
      .where(eq(mediaKeeps.mediaId, id))
      .limit(1);
    return found.length > 0;
  },

  async keep(tx: Tx, { subject, key }: Subject, ids: readonly string[]): Promise<void> {
    await tx
      .insert(mediaKeeps)
      .values(ids.map((mediaId) => ({ subject, subjectKey: key, mediaId })))
      .onConflictDoNothing();
    await tx
      .update(media)
      .set({ unkeptSince: null })
      .where(and(inArray(media.id, [...ids]), isNotNull(media.unkeptSince)));
  },

  async release(tx: Tx, { subject, key }: Subject): Promise<void> {
    const released = await tx
      .delete(mediaKeeps)
      .where(and(eq(mediaKeeps.subject, subject), eq(mediaKeeps.subjectKey, key)))
      .returning({ id: mediaKeeps.mediaId });
    if (released.length === 0) return;
    const ids = released.map(({ id }) => id);
    await mediaRepository.lock(tx, ids);
    await tx
      .update(media)
      .set({ unkeptSince: sql`now()` })
      .where(and(inArray(media.id, ids), notExists(keeps(tx))));
  },

  async keepMany(tx: Tx, subject: string, kept: readonly { key: string; mediaId: string }[]): Promise<void> {
    if (kept.length === 0) return;
    const ids = [...new Set(kept.map(({ mediaId }) => mediaId))];
    await mediaRepository.lock(tx, ids);
    await tx
      .insert(mediaKeeps)
      .values(kept.map(({ key, mediaId }) => ({ subject, subjectKey: key, mediaId })))
      .onConflictDoNothing();
    await tx
      .update(media)
      .set({ unkeptSince: null })
      .where(and(inArray(media.id, ids), isNotNull(media.unkeptSince)));
  },

  async releaseMany(tx: Tx, subject: string, keys: readonly string[]): Promise<void> {
    const released = await tx
      .delete(mediaKeeps)
      .where(and(eq(mediaKeeps.subject, subject), inArray(mediaKeeps.subjectKey, [...keys])))
      .returning({ id: mediaKeeps.mediaId });
    if (released.length === 0) return;
    const ids = [...new Set(released.map(({ id }) => id))];
    await mediaRepository.lock(tx, ids);
    await tx
      .update(media)
      .set({ unkeptSince: sql`now()` })
      .where(and(inArray(media.id, ids), notExists(keeps(tx))));
  },

  async removeUnkept(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const gone = await tx
      .delete(media)
      .where(and(inArray(media.id, [...ids]), notExists(keeps(tx))))
      .returning({ id: media.id });
    return gone.map(({ id }) => id);
  },

  async remove(db: Db | Tx, id: string): Promise<void> {
    await db.delete(media).where(eq(media.id, id));
  },

  /** Deletes so many rows that nothing has kept since before then, or whose upload was never finished. */
  async removeForgotten(db: Db, before: { pending: Date; unkept: Date }, most: number): Promise<string[]> {
    const removed = await db.transaction(async (tx) => {
      if (!(await mayTakeFilesAway(tx))) return [];
      const rows = await tx
        .select({ id: media.id })
        .from(media)
        .where(
          and(
            lt(media.unkeptSince, before.pending),
            or(eq(media.state, 'pending'), lt(media.unkeptSince, before.unkept)),
            notExists(keeps(tx)),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return [];
      return tx
        .delete(media)
        .where(
          and(
            inArray(
              media.id,
              rows.map(({ id }) => id),
            ),
            notExists(keeps(tx)),
          ),
        )
        .returning({ id: media.id });
    });
    return removed.map(({ id }) => id);
  },

  /** For whoever reads on a connection of its own, in its own snapshot. */
  async readyIds(client: pg.Client): Promise<string[]> {
    const rows = await drizzle(client).select({ id: media.id }).from(media).where(isReady).orderBy(asc(media.id));
    return rows.map(({ id }) => id);
  },

  /** The rows whose ids begin with these two hexadecimal digits. */
  withPrefix(db: Db, prefix: string) {
    const id = (rest: string, last: string) =>
      `${prefix}${rest.repeat(6)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(4)}-${last.repeat(12)}`;
    return db
      .select({ id: media.id, state: media.state })
      .from(media)
      .where(and(gte(media.id, id('0', '0')), sql`${media.id} <= ${id('f', 'f')}`));
  },
};
