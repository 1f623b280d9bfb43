import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { messages } from './notifications.table.ts';

export type MessageRow = typeof messages.$inferSelect;
type NewMessage = Pick<MessageRow, 'id' | 'template' | 'channel' | 'recipient' | 'content' | 'until'>;
type Change = Partial<Pick<MessageRow, 'state' | 'problem' | 'providerId'>>;

const settled = ['sent', 'failed', 'copied'];

export const messagesRepository = {
  async insert(tx: Tx, message: NewMessage): Promise<void> {
    await tx.insert(messages).values(message);
  },

  async lock(tx: Tx, id: string) {
    const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update').limit(1);
    return row;
  },

  async beginAttempt(tx: Tx, id: string): Promise<void> {
    await tx
      .update(messages)
      .set({ state: 'sending', attempts: sql`${messages.attempts} + 1`, attemptedAt: sql`now()` })
      .where(eq(messages.id, id));
  },

  async change(db: Db | Tx, id: string, change: Change & Pick<MessageRow, 'state'>): Promise<void> {
    const settledAt = settled.includes(change.state) ? sql`now()` : null;
    await db
      .update(messages)
      .set({ ...change, settledAt })
      .where(eq(messages.id, id));
  },

  /** What came of an attempt. Nothing where somebody has settled the message meanwhile. */
  async endAttempt(db: Db, id: string, change: Change & Pick<MessageRow, 'state'>): Promise<void> {
    const settledAt = settled.includes(change.state) ? sql`now()` : null;
    await db
      .update(messages)
      .set({ ...change, settledAt })
      .where(and(eq(messages.id, id), eq(messages.state, 'sending')));
  },
};
