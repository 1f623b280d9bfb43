import { sql } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import type { Linked, Mark } from './chain.ts';
import type { Chain } from './entry.ts';

interface HeadRow {
  chain: Chain;
  seq: string;
  link: Buffer;
  /** The log's own time: that of the database, and never before the last entry. */
  now: Date;
}

// One round trip. Each statement sees what was committed before it, so the heads are those after the lock was ours.
const lockAndRead = sql.raw(`
  set local lock_timeout = '4s';
  select pg_advisory_xact_lock(hashtext('audit-log'));
  select chain, seq, link, date_trunc('milliseconds', greatest(clock_timestamp(), max(at) over ())) as now from log.audit_heads`);

const inHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

export const logWriterRepository = {
  /** Takes the one lock of all who write, which the end of the transaction gives back. */
  async lockHeads(tx: Tx): Promise<Map<Chain, { seq: number; link: Buffer; now: Date }>> {
    const results = (await tx.execute(lockAndRead)) as unknown as { rows: HeadRow[] }[];
    const heads = results.at(-1)?.rows ?? [];
    return new Map(heads.map(({ chain, seq, link, now }) => [chain, { seq: Number(seq), link, now: new Date(now) }]));
  },

  /** All entries and the new ends of their chains in one statement, however many there are. */
  async append(tx: Tx, entries: readonly Linked[], heads: readonly (Mark & { seal: Buffer })[]): Promise<void> {
    const rows = entries.map(({ subject, previous, link, ...entry }) => ({
      ...entry,
      kind: subject?.kind ?? null,
      id: subject?.id ?? null,
      previous: inHex(previous),
      link: inHex(link),
    }));
    const ends = heads.map(({ link, seal, ...head }) => ({ ...head, link: inHex(link), seal: inHex(seal) }));
    await tx.execute(sql`
      with moved as (
        update log.audit_heads as head_row set seq = head.seq, at = head.at, link = decode(head.link, 'hex'), seal = decode(head.seal, 'hex')
        from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
          as head (chain text, seq bigint, at timestamptz, link text, seal text)
        where head_row.chain = head.chain
      )
      insert into log.audit_entries (chain, seq, at, actor_id, address, request_id, act, subject_kind, subject_id, details, previous, link)
      select chain, seq, at, "actorId", address, "requestId", act, kind, id, details, decode(previous, 'hex'), decode(link, 'hex')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (chain text, seq bigint, at timestamptz, "actorId" integer, address text, "requestId" text, act text,
          kind text, id text, details jsonb, previous text, link text)
      order by chain, seq`);
  },
};
