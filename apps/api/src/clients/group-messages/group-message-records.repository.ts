import { and, asc, eq, inArray, isNull, notExists, notInArray, or } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import { messages } from '../../office/notifications/index.ts';
import { groupMessages, groupRecipients } from './group-messages.table.ts';

const { groupId, personId, messageId, reason } = groupRecipients;

export const groupMessageRecordsRepository = {
  of: (tx: Tx, person: string) =>
    tx
      .select({ recipient: groupRecipients, message: groupMessages })
      .from(groupRecipients)
      .innerJoin(groupMessages, eq(groupMessages.id, groupId))
      .where(eq(personId, person))
      .orderBy(asc(groupMessages.madeAt), asc(groupMessages.id))
      .limit(500),

  async textsOf(tx: Tx, person: string): Promise<string[]> {
    const rows = await tx.select({ id: messageId }).from(groupRecipients).where(eq(personId, person)).limit(500);
    return rows.flatMap(({ id }) => id ?? []);
  },

  /** Of whom nothing has reached them yet. */
  unreached: (tx: Tx, person: string) =>
    tx
      .select({ groupId, messageId })
      .from(groupRecipients)
      .leftJoin(messages, eq(messages.id, messageId))
      .where(
        and(
          eq(personId, person),
          isNull(reason),
          or(isNull(messages.id), notInArray(messages.state, ['sent', 'copied'])),
        ),
      )
      .limit(500),

  async leaveOut(tx: Tx, person: string, groups: readonly string[]): Promise<void> {
    if (groups.length === 0) return;
    await tx
      .update(groupRecipients)
      .set({ reason: 'taken-back' })
      .where(and(eq(personId, person), inArray(groupId, [...groups])));
  },

  /** With the messages that were for nobody else. */
  async erase(tx: Tx, person: string): Promise<{ group_recipients: number; group_messages: number }> {
    const theirs = await tx.delete(groupRecipients).where(eq(personId, person)).returning({ groupId });
    const ofNobody = and(
      inArray(
        groupMessages.id,
        theirs.map((row) => row.groupId),
      ),
      notExists(tx.select({ groupId }).from(groupRecipients).where(eq(groupId, groupMessages.id))),
    );
    const { rowCount } = await tx.delete(groupMessages).where(ofNobody);
    return { group_recipients: theirs.length, group_messages: rowCount ?? 0 };
  },
};
