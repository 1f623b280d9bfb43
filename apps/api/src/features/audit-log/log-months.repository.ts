import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import type { Chain } from './entry.ts';

/** Only the owner of the tables may do any of this. */
const nameOf = (chain: Chain, month: string) => `audit_${chain}_${month.replace('-', '_')}`;
const ident = (name: string) => sql.identifier(name);

export interface MonthOf {
  month: string;
  /** Where it begins, and where the next one does. */
  from: string;
  until: string;
}

export const logMonthsRepository = {
  /** The months of a chain that have a place of their own, the oldest first. */
  async placed(db: Db | Tx, chain: Chain): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = ${`audit_${chain}`}::regclass and inhrelid::regclass::text ~ '_[0-9]{4}_[0-9]{2}$' order by 1`);
    return rows.map(({ name }) => name.slice(-7).replace('_', '-'));
  },

  /** The months, in Seoul, of entries for which nobody had made a place. */
  async unplaced(db: Db | Tx, chain: Chain): Promise<string[]> {
    const { rows } = await db.execute<{ month: string }>(sql`
      select distinct to_char(at at time zone 'Asia/Seoul', 'YYYY-MM') as month from ${ident(`audit_${chain}_unplaced`)} order by 1`);
    return rows.map(({ month }) => month);
  },

  /** Nobody writes into the log until this transaction ends. */
  async stopWriters(tx: Tx): Promise<void> {
    await tx.execute(sql`set local lock_timeout = '4s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit-log'))`);
  },

  /** Makes the place of a month and moves there what had gone to the unplaced. Gives how many that were. */
  async make(tx: Tx, chain: Chain, { month, from, until }: MonthOf): Promise<number> {
    const [place, parent, unplaced] = [nameOf(chain, month), `audit_${chain}`, `audit_${chain}_unplaced`].map(ident);
    await tx.execute(sql`create table ${place} (like ${parent} including constraints)`);
    const moved = await tx.execute(sql`
      with moved as (delete from ${unplaced} where at >= ${from} and at < ${until} returning *)
      insert into ${place} select * from moved`);
    const [begins, ends] = [from, until].map((moment) => sql.raw(`'${moment}'`));
    await tx.execute(sql`alter table ${parent} attach partition ${place} for values from (${begins}) to (${ends})`);
    return moved.rowCount ?? 0;
  },

  async drop(tx: Tx, chain: Chain, month: string): Promise<void> {
    await tx.execute(sql`drop table ${ident(nameOf(chain, month))}`);
  },
};
