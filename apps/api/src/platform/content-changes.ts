import { sql } from './drizzle.ts';
import { z } from 'zod';
import type { Tx } from './database.ts';

export const contentChannel = 'content_changed';

const tags = z.array(z.string());
/** What is heard on that channel: tags of what changed, or of what was only added to. */
export const contentNewsSchema = z.union([tags, z.object({ added: tags })]);

const announce = (tx: Tx, news: z.infer<typeof contentNewsSchema>) =>
  tx.execute(sql`select pg_notify(${contentChannel}, ${JSON.stringify(news)})`);

/** Every node drops the pages that carry these tags. Sent by PostgreSQL when, and only when, the transaction commits. */
export async function announceContentChange(tx: Tx, changed: readonly string[]): Promise<void> {
  await announce(tx, [...changed]);
}

/** Something new is there, and nothing of before was taken back: a page without it may still stand in where none can be made. */
export async function announceAddition(tx: Tx, to: readonly string[]): Promise<void> {
  await announce(tx, { added: [...to] });
}
