import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { members } from './memberships.table.ts';

export const membershipsRepository = {
  /** Whoever belonged before belongs again; whoever does already keeps their day. */
  async join(tx: Tx, personId: string, since: string): Promise<void> {
    const [back] = await tx
      .update(members)
      .set({ endedOn: null })
      .where(eq(members.personId, personId))
      .returning({ personId: members.personId });
    if (!back) await tx.insert(members).values({ personId, since }).onConflictDoNothing();
  },

  async leave(tx: Tx, personId: string, endedOn: string): Promise<void> {
    await tx
      .update(members)
      .set({ endedOn })
      .where(and(eq(members.personId, personId), isNull(members.endedOn)));
  },

  async among(tx: Tx, personIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx
      .select({ personId: members.personId })
      .from(members)
      .where(and(inArray(members.personId, [...personIds]), isNull(members.endedOn)));
    return new Set(rows.map(({ personId }) => personId));
  },
};
