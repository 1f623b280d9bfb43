import { sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Chain } from './entry.ts';

const firstOf = (month: string) => sql`${`${month}-01`}::date`;

/** Made and dropped by the log's own functions, which refuse what is not yet over. */
export const logMonthsRepository = {
  /** The months of a chain that have a place of their own, the oldest first. */
  async placed(db: Db | Tx, chain: Chain): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = ${`log.audit_${chain}`}::regclass and inhrelid::regclass::text ~ '_[0-9]{4}_[0-9]{2}$' order by 1`);
    return rows.map(({ name }) => name.slice(-7).replace('_', '-'));
  },

  /** The months, in Seoul, of entries for which nobody had made a place. */
  async unplaced(db: Db | Tx, chain: Chain): Promise<string[]> {
    const table = sql.identifier(`audit_${chain}_unplaced`);
    const { rows } = await db.execute<{ month: string }>(sql`
      select distinct to_char(at at time zone 'Asia/Seoul', 'YYYY-MM') as month from log.${table} order by 1`);
    return rows.map(({ month }) => month);
  },

  /** Nobody writes into the log until this transaction ends. */
  async stopWriters(tx: Tx): Promise<void> {
    await tx.execute(sql`set local lock_timeout = '4s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit-log'))`);
  },

  /** Makes the place of a month and moves there what had gone to the unplaced. */
  async make(tx: Tx, chain: Chain, month: string): Promise<void> {
    await tx.execute(sql`select log.make_month(${chain}, ${firstOf(month)})`);
  },

  /** Leaves a checkpoint of the last entry behind, where there was one. */
  async drop(tx: Tx, chain: Chain, month: string, last?: { seq: number; seal: Buffer }): Promise<void> {
    await tx.execute(
      sql`select log.drop_month(${chain}, ${firstOf(month)}, ${last?.seq ?? null}::bigint, ${last?.seal ?? null}::bytea)`,
    );
  },
};
