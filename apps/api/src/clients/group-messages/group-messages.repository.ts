import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from '../../platform/drizzle.ts';
import type { LeftOutReason } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { messages } from '../../office/notifications/index.ts';
import { groupMessages, groupRecipients } from './group-messages.table.ts';

export { sealedGroupMessages } from './group-messages.table.ts';
export type GroupMessageRow = typeof groupMessages.$inferSelect;
export type GroupRecipientRow = typeof groupRecipients.$inferSelect;

const atOnce = 500;
const { groupId, personId, messageId, reason, calledAt } = groupRecipients;

const isMeant = isNull(reason);
const isGone = inArray(messages.state, ['sent', 'copied']);
const isOnItsWay = inArray(messages.state, ['waiting', 'sending']);
/** Known not to have gone: it may go once more. */
const isFailed = and(isMeant, inArray(messages.state, ['failed', 'held']));
/** One that is no longer there may have gone, as when somebody else of the same number was erased: it never goes again. */
const isLost = and(isMeant, isNull(messages.id));
const isOpen = isNull(calledAt);
const isToCall = and(isOpen, or(isNotNull(reason), isFailed, isLost));

const number = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
const counted = {
  groupId,
  sent: number(and(isMeant, isGone)),
  waiting: number(and(isMeant, isOnItsWay)),
  failed: number(and(isFailed, isOpen)),
  late: number(and(isFailed, isOpen, eq(messages.problem, 'too-late'))),
  toCall: number(isToCall),
  called: number(isNotNull(calledAt)),
  'no-consent': number(eq(reason, 'no-consent')),
  'taken-back': number(eq(reason, 'taken-back')),
  'no-mobile': number(eq(reason, 'no-mobile')),
  'no-channel': number(eq(reason, 'no-channel')),
};

export const groupMessagesRepository = {
  /** One after the other, so that each knows what went out today. */
  async hold(tx: Tx): Promise<void> {
    await tx.execute(sql`set local lock_timeout = '4s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('group messages', 0))`);
  },

  async bySource(tx: Tx, sourceKey: string): Promise<GroupMessageRow | undefined> {
    const [row] = await tx.select().from(groupMessages).where(eq(groupMessages.sourceKey, sourceKey)).limit(1);
    return row;
  },

  async find(tx: Tx, id: string): Promise<GroupMessageRow | undefined> {
    const [row] = await tx.select().from(groupMessages).where(eq(groupMessages.id, id)).limit(1);
    return row;
  },

  async lock(tx: Tx, id: string): Promise<GroupMessageRow | undefined> {
    const [row] = await tx.select().from(groupMessages).where(eq(groupMessages.id, id)).for('no key update').limit(1);
    return row;
  },

  /** The newest first. */
  list: (tx: Tx, most: number) =>
    tx.select().from(groupMessages).orderBy(desc(groupMessages.madeAt), desc(groupMessages.id)).limit(most),

  /** By message. */
  async counts(tx: Tx, ids: readonly string[]) {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .select(counted)
      .from(groupRecipients)
      .leftJoin(messages, eq(messages.id, messageId))
      .where(inArray(groupId, [...ids]))
      .groupBy(groupId);
    return new Map(rows.map((row) => [row.groupId, row]));
  },

  /** How many messages were made since then, and to how many people a text went with them. */
  async sentSince(tx: Tx, since: Date): Promise<{ messages: number; people: number }> {
    const made = tx.select({ id: groupMessages.id }).from(groupMessages).where(gte(groupMessages.madeAt, since));
    const [row] = await tx
      .select({ messages: sql<number>`count(distinct ${groupId})::int`, people: number(isMeant) })
      .from(groupRecipients)
      .where(inArray(groupId, made));
    return row ?? { messages: 0, people: 0 };
  },

  async insert(
    tx: Tx,
    row: typeof groupMessages.$inferInsert,
    recipients: readonly (typeof groupRecipients.$inferInsert)[],
  ): Promise<GroupMessageRow> {
    const [inserted] = await tx.insert(groupMessages).values(row).returning();
    if (!inserted) throw new Error('the message just made is not there');
    for (let from = 0; from < recipients.length; from += atOnce)
      await tx.insert(groupRecipients).values(recipients.slice(from, from + atOnce));
    return inserted;
  },

  /** Of one that is locked. */
  async changeHours(tx: Tx, id: string, hours: Pick<GroupMessageRow, 'sendAt' | 'until'>): Promise<GroupMessageRow> {
    const [row] = await tx.update(groupMessages).set(hours).where(eq(groupMessages.id, id)).returning();
    if (!row) throw new Error('the message just locked is not there');
    return row;
  },

  /** Whom it is known not to have reached, and nobody has called. */
  failed: (tx: Tx, id: string) =>
    tx
      .select({ personId, messageId: messages.id })
      .from(groupRecipients)
      .innerJoin(messages, eq(messages.id, messageId))
      .where(and(eq(groupId, id), isOpen, isFailed))
      .orderBy(asc(personId)),

  async leaveOut(tx: Tx, id: string, people: readonly string[], why: LeftOutReason): Promise<void> {
    if (people.length === 0) return;
    await tx
      .update(groupRecipients)
      .set({ reason: why })
      .where(and(eq(groupId, id), inArray(personId, [...people])));
  },

  /** Which text is theirs. */
  async assign(tx: Tx, id: string, texts: readonly { personId: string; messageId: string }[]): Promise<void> {
    const people = sql.param(texts.map((each) => each.personId));
    const ids = sql.param(texts.map((each) => each.messageId));
    await tx.execute(
      sql`update ${groupRecipients} set message_id = given.message from unnest(${people}::uuid[], ${ids}::uuid[]) as given (person, message)
        where ${groupId} = ${id} and ${personId} = given.person`,
    );
  },

  /** Those who are to be called, from the one after whom somebody stopped reading. */
  toCall: (tx: Tx, id: string, after: string | undefined, most: number) =>
    tx
      .select({ personId, reason, problem: messages.problem })
      .from(groupRecipients)
      .leftJoin(messages, eq(messages.id, messageId))
      .where(and(eq(groupId, id), isToCall, after === undefined ? undefined : gt(personId, after)))
      .orderBy(asc(personId))
      .limit(most),

  /** Whether somebody of a message is to be called, or was; nothing where the text reaches them. */
  async callOf(tx: Tx, id: string, person: string): Promise<{ isCalled: boolean } | undefined> {
    const [row] = await tx
      .select({ calledAt })
      .from(groupRecipients)
      .leftJoin(messages, eq(messages.id, messageId))
      .where(and(eq(groupId, id), eq(personId, person), or(isToCall, isNotNull(calledAt))))
      .limit(1);
    return row && { isCalled: row.calledAt !== null };
  },

  async setCall(
    tx: Tx,
    id: string,
    person: string,
    call: Pick<GroupRecipientRow, 'calledAt' | 'calledBy'>,
  ): Promise<void> {
    await tx
      .update(groupRecipients)
      .set(call)
      .where(and(eq(groupId, id), eq(personId, person)));
  },

  async forgetBefore(db: Db, moment: Date): Promise<void> {
    await db.delete(groupMessages).where(lte(groupMessages.madeAt, moment));
  },
};
