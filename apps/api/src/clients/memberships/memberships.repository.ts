import { and, eq, inArray, isNull } from '../../platform/drizzle.ts';
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

  /** Of these people those who belong to it, or did; until when. */
  async ofPeople(tx: Tx, personIds: readonly string[]): Promise<Map<string, { endedOn: string | null }>> {
    if (personIds.length === 0) return new Map();
    const rows = await tx
      .select({ personId: members.personId, endedOn: members.endedOn })
      .from(members)
      .where(inArray(members.personId, [...personIds]));
    return new Map(rows.map(({ personId, endedOn }) => [personId, { endedOn }]));
  },

  insertAll: (tx: Tx, rows: readonly { personId: string; since: string }[]) => tx.insert(members).values([...rows]),

  removeAll: (tx: Tx, personIds: readonly string[]) =>
    tx.delete(members).where(inArray(members.personId, [...personIds])),

  async all(tx: Tx, most: number): Promise<string[]> {
    const rows = await tx.select({ id: members.personId }).from(members).where(isNull(members.endedOn)).limit(most);
    return rows.map(({ id }) => id);
  },

  async among(tx: Tx, personIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx
      .select({ personId: members.personId })
      .from(members)
      .where(and(inArray(members.personId, [...personIds]), isNull(members.endedOn)));
    return new Set(rows.map(({ personId }) => personId));
  },
};
