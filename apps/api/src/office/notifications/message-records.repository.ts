import { and, asc, gt, inArray, isNotNull, notInArray } from '../../platform/drizzle.ts';
import type { MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';
import type { Tx } from '../../platform/database.ts';
import type { MessageRow } from './messages.repository.ts';
import { messages } from './notifications.table.ts';

export const messageRecordsRepository = {
  /** Those that still say to whom they went, some at a time; of the accounts of staff none. */
  readableAfter: (
    tx: Tx,
    id: string | undefined,
    without: readonly MessageTemplate[],
    most: number,
  ): Promise<MessageRow[]> =>
    tx
      .select()
      .from(messages)
      .where(
        and(
          isNotNull(messages.recipient),
          notInArray(messages.template, [...without]),
          id === undefined ? undefined : gt(messages.id, id),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(most),

  async erase(tx: Tx, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await tx.delete(messages).where(inArray(messages.id, [...ids]))).rowCount ?? 0;
  },
};
