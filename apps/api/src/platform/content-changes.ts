import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

export const contentChannel = 'content_changed';

/** Every node drops the pages that carry these tags. Sent by PostgreSQL when, and only when, the transaction commits. */
export async function announceContentChange(tx: Tx, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${contentChannel}, ${JSON.stringify(tags)})`);
}
