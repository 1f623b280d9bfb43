import type pg from 'pg';
import type { TableDigest } from './archive/manifest.ts';

const ours = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;
const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/** What is to be gone within days, or a day: a backup would keep it for weeks. */
export const notBackedUp = ['public.proof_originals', 'public.unfinished_work'] as const;

/** Rows are compared by their text, which must not hang on how a connection likes its dates. */
const oneForm = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** The same rows give the same digest in whatever order they lie. */
const digestOf = (table: string) => `
  select count(*)::text as rows,
    coalesce(sum(('x' || left(encode(sha256(convert_to((each_row.*)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as digest
  from only ${table} each_row`;

export const inventoryRepository = {
  async majorVersion(client: pg.Client): Promise<number> {
    const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`);
    return Math.floor(Number(rows[0]?.number) / 10_000);
  },

  /** Everything the connection reads from here on is of this one moment, and others can read the same by its name. */
  async beginSnapshot(client: pg.Client): Promise<{ snapshot: string; madeAt: Date }> {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ snapshot: string; madeAt: Date }>(
      `select pg_export_snapshot() as snapshot, now() as "madeAt"`,
    );
    return rows[0] as { snapshot: string; madeAt: Date };
  },

  /** Every table that is backed up, with its rows counted and digested. */
  async tables(client: pg.Client): Promise<TableDigest[]> {
    await client.query(oneForm);
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and ${ours} and ${notOfExtension('c.oid')} order by 1`,
    );
    const digests: TableDigest[] = [];
    const taken = tables.filter(({ name }) => !notBackedUp.some((each) => each === name));
    for (const { name } of taken) {
      const { rows } = await client.query<{ rows: string; digest: string }>(digestOf(name));
      digests.push({ name, rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' });
    }
    return digests;
  },

  async isEmpty(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and ${notOfExtension('c.oid')})
         or exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and ${notOfExtension('p.oid')})
         or exists (select from pg_namespace n where ${ours} and n.nspname <> 'public' and ${notOfExtension('n.oid')}) as found`,
    );
    return rows[0]?.found === false;
  },
};
