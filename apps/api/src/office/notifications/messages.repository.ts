import type { MessageShelf } from '@kidney/contract/office/notifications/message-names.paths.ts';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  not,
  notInArray,
  or,
  sql,
} from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isJobLeft } from '../../platform/jobs/jobs.ts';
import { messages } from './notifications.table.ts';
import { sendKeyStart } from './sending/send-job.ts';

export { messages } from './notifications.table.ts';
export type MessageRow = typeof messages.$inferSelect;
type NewMessage = Pick<MessageRow, 'id' | 'template' | 'channel' | 'recipient' | 'content' | 'until'> &
  Partial<Pick<MessageRow, 'state' | 'problem'>>;
type Change = Pick<MessageRow, 'state'> & Partial<Pick<MessageRow, 'problem' | 'providerId' | 'recipient' | 'content'>>;

const dropped = { recipient: null, content: null };
const settled = ['sent', 'failed', 'copied'];
const valuesOf = (change: Change) => ({ ...change, settledAt: settled.includes(change.state) ? sql`now()` : null });

/** Those to many, hundreds at a time, stand on pages of theirs: some wait for the morning, and a few wrong numbers are nobody's fault. */
const isAlone = notInArray(messages.template, ['group', 'event-news']);
const isAttention = and(inArray(messages.state, ['held', 'failed']), isNotNull(messages.recipient), isAlone);
const isWaiting = inArray(messages.state, ['waiting', 'sending']);
const shelves: Record<MessageShelf, ReturnType<typeof and>> = {
  attention: isAttention,
  waiting: isWaiting,
  done: or(inArray(messages.state, ['sent', 'copied']), and(eq(messages.state, 'failed'), isNull(messages.recipient))),
};

export const messagesRepository = {
  async insert(tx: Tx, message: NewMessage): Promise<void> {
    await tx.insert(messages).values(message);
  },

  /** New ones, and those of them that did not go, written anew under the same id. */
  async insertOrRenew(tx: Tx, rows: readonly NewMessage[]): Promise<void> {
    const anew = (column: string) => sql.raw(`excluded.${column}`);
    await tx
      .insert(messages)
      .values([...rows])
      .onConflictDoUpdate({
        target: messages.id,
        set: {
          state: 'waiting',
          problem: null,
          settledAt: null,
          recipient: anew('recipient'),
          content: anew('content'),
          until: anew('until'),
        },
        setWhere: inArray(messages.state, ['failed', 'held']),
      });
  },

  async lock(tx: Tx, id: string) {
    const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update').limit(1);
    return row;
  },

  async find(db: Db | Tx, id: string) {
    const [row] = await db.select().from(messages).where(eq(messages.id, id)).limit(1);
    return row;
  },

  findAll: (db: Db | Tx, ids: readonly string[]): Promise<MessageRow[]> =>
    db
      .select()
      .from(messages)
      .where(inArray(messages.id, [...ids]))
      .limit(ids.length),

  async unsent(db: Db | Tx, most: number): Promise<string[]> {
    const rows = await db
      .select({ id: messages.id })
      .from(messages)
      .where(isAttention)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(most);
    return rows.map(({ id }) => id);
  },

  /** Newest first, from the message before which somebody has stopped reading. */
  list: (db: Db, shelf: MessageShelf, before: string | undefined, most: number) =>
    db
      .select()
      .from(messages)
      .where(
        and(
          shelves[shelf],
          before === undefined
            ? undefined
            : sql`(${messages.createdAt}, ${messages.id}) < (select created_at, id from messages where id = ${before})`,
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(most),

  async count(db: Db): Promise<{ attention: number; waiting: number }> {
    return {
      attention: await db.$count(messages, isAttention),
      waiting: await db.$count(messages, isWaiting),
    };
  },

  /** The same, no further than `most`. */
  countAttention: (db: Db, most: number) =>
    db.$count(db.select({ id: messages.id }).from(messages).where(isAttention).limit(most).as('attention')),

  /** How many a provider did not take since then, and since when the one waits that waits longest. What was put away is neither. */
  async trouble(db: Db, since: Date): Promise<{ refused: number; oldestUnsentAt: Date | null }> {
    const isFailed = and(
      eq(messages.state, 'failed'),
      gte(messages.settledAt, since),
      isNotNull(messages.recipient),
      inArray(messages.problem, ['refused', 'unreachable', 'unknown']),
      isAlone,
    );
    const [oldest] = await db
      .select({ at: min(messages.createdAt) })
      .from(messages)
      .where(and(isWaiting, isAlone));
    return { refused: await db.$count(messages, isFailed), oldestUnsentAt: oldest?.at ?? null };
  },

  async beginAttempt(tx: Tx, id: string): Promise<void> {
    await tx
      .update(messages)
      .set({ state: 'sending', attempts: sql`${messages.attempts} + 1`, attemptedAt: sql`now()` })
      .where(eq(messages.id, id));
  },

  async change(tx: Tx, id: string, change: Change): Promise<MessageRow | undefined> {
    const [row] = await tx.update(messages).set(valuesOf(change)).where(eq(messages.id, id)).returning();
    return row;
  },

  /** What came of an attempt. */
  async endAttempt(db: Db, id: string, change: Change): Promise<void> {
    const isOurs = and(eq(messages.id, id), eq(messages.state, 'sending'));
    await db.update(messages).set(valuesOf(change)).where(isOurs);
  },

  /** Nothing of these is sent any more. */
  async dropAll(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const isUnsent = and(
      inArray(messages.id, [...ids]),
      inArray(messages.state, ['waiting', 'sending', 'held', 'failed']),
    );
    await tx
      .update(messages)
      .set({ ...valuesOf({ state: 'failed' }), ...dropped })
      .where(isUnsent);
  },

  drop: (tx: Tx, id: string) => messagesRepository.change(tx, id, { state: 'failed', ...dropped }),

  async dropSettledBefore(db: Db, moment: Date): Promise<void> {
    await db
      .update(messages)
      .set(dropped)
      .where(and(isNotNull(messages.recipient), lt(messages.settledAt, moment)));
  },

  async giveUpHeldBefore(db: Db, moment: Date): Promise<void> {
    await db
      .update(messages)
      .set(valuesOf({ state: 'failed' }))
      .where(and(eq(messages.state, 'held'), lt(messages.createdAt, moment)));
  },

  /** Those whose last attempt died with its worker. */
  async giveUpStranded(db: Db): Promise<void> {
    await db
      .update(messages)
      .set(valuesOf({ state: 'failed', problem: 'unknown' }))
      .where(and(isWaiting, not(isJobLeft(sql`${sendKeyStart} || ${messages.id}`))));
  },

  async forgetSettledBefore(db: Db, moment: Date): Promise<void> {
    await db.delete(messages).where(lt(messages.settledAt, moment));
  },
};
