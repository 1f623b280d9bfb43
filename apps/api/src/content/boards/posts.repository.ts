import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from '../../platform/drizzle.ts';
import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { posts } from './boards.table.ts';

export type StoredPost = typeof posts.$inferSelect;
export type PostValues = Pick<
  StoredPost,
  'title' | 'html' | 'description' | 'office' | 'attachments' | 'hasPicture' | 'listed' | 'publishedAt' | 'pinnedUntil'
>;
export interface Place {
  at: Date;
  id: number;
}

const columns = getTableColumns(posts);
const isListed = sql`${posts.listed} and ${posts.removedAt} is null`;
const older = (column: typeof posts.removedAt | typeof posts.updatedAt, before: Place | null): SQL | undefined =>
  before ? sql`(${column}, ${posts.id}) < (${before.at.toISOString()}::timestamptz, ${before.id})` : undefined;

export const postsRepository = {
  async find(db: Db | Tx, board: Board, id: number): Promise<StoredPost | undefined> {
    const [row] = await db
      .select(columns)
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts.board, board)))
      .limit(1);
    return row;
  },

  async insert(tx: Tx, board: Board, values: PostValues, authorId: number | null, now: Date): Promise<StoredPost> {
    const [row] = await tx
      .insert(posts)
      .values({ board, ...values, authorId, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('an insert gives its row');
    return row;
  },

  async update(tx: Tx, id: number, values: PostValues, changedBy: number, now: Date): Promise<StoredPost> {
    const authorId = sql`coalesce(${posts.authorId}, ${changedBy})`;
    const [row] = await tx
      .update(posts)
      .set({ ...values, authorId, version: sql`${posts.version} + 1`, updatedAt: now })
      .where(eq(posts.id, id))
      .returning();
    if (!row) throw new Error('its board is locked, so the row is there');
    return row;
  },

  async remove(tx: Tx, id: number, removedBy: number, now: Date): Promise<StoredPost> {
    const [row] = await tx.update(posts).set({ removedAt: now, removedBy }).where(eq(posts.id, id)).returning();
    if (!row) throw new Error('its board is locked, so the row is there');
    return row;
  },

  /** A post whose moment passed in the bin has never been public: it is from now on. */
  async restore(tx: Tx, id: number, now: Date): Promise<StoredPost> {
    const publishedAt = sql`case when ${posts.listed} and ${posts.number} is null
      then greatest(${posts.publishedAt}, ${now.toISOString()}) else ${posts.publishedAt} end`;
    const values = { removedAt: null, removedBy: null, publishedAt };
    const [row] = await tx.update(posts).set(values).where(eq(posts.id, id)).returning();
    if (!row) throw new Error('its board is locked, so the row is there');
    return row;
  },

  /** The posts beside a place, whose pages show what stands there. */
  async neighbours(tx: Tx, board: Board, publishedAt: Date, id: number): Promise<number[]> {
    const place = sql`(${publishedAt.toISOString()}::timestamptz, ${id})`;
    const beside = (isBeside: SQL, ...order: SQL[]) =>
      tx
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.board, board), isListed, isBeside))
        .orderBy(...order)
        .limit(1);
    const here = sql`(${posts.publishedAt}, ${posts.id})`;
    const before = await beside(sql`${here} < ${place}`, desc(posts.publishedAt), desc(posts.id));
    const after = await beside(sql`${here} > ${place}`, asc(posts.publishedAt), asc(posts.id));
    return [...before, ...after].map((row) => row.id);
  },

  async countPinned(tx: Tx, board: Board, today: string, except: number): Promise<number> {
    const pinned = and(isListed, isNotNull(posts.pinnedUntil), sql`${posts.pinnedUntil} >= ${today}`);
    return tx.$count(posts, and(eq(posts.board, board), pinned, ne(posts.id, except)));
  },

  async isEmpty(tx: Db | Tx, board: Board): Promise<boolean> {
    const rows = await tx.select({ id: posts.id }).from(posts).where(eq(posts.board, board)).limit(1);
    return rows.length === 0;
  },

  bin(db: Db, board: Board, before: Place | null, most: number) {
    return db
      .select(columns)
      .from(posts)
      .where(and(eq(posts.board, board), isNotNull(posts.removedAt), older(posts.removedAt, before)))
      .orderBy(desc(posts.removedAt), desc(posts.id))
      .limit(most);
  },

  unlisted(db: Db, board: Board, now: Date, before: Place | null, most: number) {
    const isWaiting = sql`(not ${posts.listed} or ${posts.number} is null)`;
    const isNotDue = or(sql`not ${posts.listed}`, sql`${posts.publishedAt} > ${now.toISOString()}`);
    return db
      .select(columns)
      .from(posts)
      .where(and(eq(posts.board, board), isNull(posts.removedAt), isWaiting, isNotDue, older(posts.updatedAt, before)))
      .orderBy(desc(posts.updatedAt), desc(posts.id))
      .limit(most);
  },

  /** As above, one of the two kinds, counted up to `most`. */
  countUnlisted(db: Db, board: Board, state: 'kept' | 'scheduled', now: Date, most: number) {
    // In the words of the index, so that it is the index that is counted.
    const isWaiting = sql`(not ${posts.listed} or ${posts.number} is null)`;
    const isOfKind =
      state === 'kept'
        ? sql`not ${posts.listed}`
        : sql`${posts.listed} and ${posts.publishedAt} > ${now.toISOString()}`;
    return db.$count(
      db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.board, board), isNull(posts.removedAt), isWaiting, isOfKind))
        .limit(most)
        .as('unlisted'),
    );
  },

  /** Some of what is to be found, after an id; nobody changes them until they are put. */
  listedAfter(tx: Tx, id: number, most: number) {
    return tx
      .select(columns)
      .from(posts)
      .where(and(isListed, gt(posts.id, id)))
      .orderBy(posts.id)
      .limit(most)
      .for('share');
  },

  /** Some of what visitors read now, after an id, with what may hold links. */
  publicAfter(db: Db, id: number, now: Date, most: number) {
    const { board, title, html, attachments } = columns;
    return db
      .select({ id: columns.id, board, title, html, attachments })
      .from(posts)
      .where(and(isListed, gt(posts.id, id), lte(posts.publishedAt, now)))
      .orderBy(posts.id)
      .limit(most);
  },

  async existing(db: Db, board: Board, ids: readonly number[]): Promise<number[]> {
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.board, board), inArray(posts.id, [...ids])));
    return rows.map(({ id }) => id);
  },

  /** Some of those that the bin has kept long enough. */
  removedBefore(db: Db | Tx, board: Board, moment: Date, most: number) {
    return db
      .select({ id: posts.id, version: posts.version })
      .from(posts)
      .where(and(eq(posts.board, board), isNotNull(posts.removedAt), lt(posts.removedAt, moment)))
      .orderBy(posts.removedAt, posts.id)
      .limit(most)
      .for('update', { skipLocked: true });
  },

  /** For good. */
  async purge(tx: Tx, id: number): Promise<void> {
    await tx.delete(posts).where(eq(posts.id, id));
  },

  async addViews(db: Db, counts: ReadonlyMap<number, number>): Promise<void> {
    const ids = [...counts.keys()];
    await db.$client.query(
      `update posts set views = views + seen.n
       from unnest($1::integer[], $2::integer[]) as seen (id, n) where posts.id = seen.id`,
      [ids, [...counts.values()]],
    );
  },
};
