import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { asApplication, denied } from '../../../../testing/application-role.ts';

const own = asApplication();

describe('the log', () => {
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: own.urls.ownerUrl });
    await owner.connect();
    await owner.query(`select log.make_month('acts', date_trunc('month', now())::date)`);
  });
  afterAll(() => owner.end());

  it.each([
    'delete from log.audit_entries',
    `update log.audit_entries set act = 'read'`,
    'truncate log.audit_entries',
    'insert into log.audit_entries select * from log.audit_entries',
    'update log.audit_heads set seq = 0',
    'insert into log.audit_checkpoints select * from log.audit_checkpoints',
    'drop table log.audit_acts_unplaced',
    'drop table log.audit_entries cascade',
    'drop schema log cascade',
    'alter table log.audit_acts detach partition log.audit_acts_unplaced',
    'alter table log.audit_entries disable trigger all',
    'alter table log.audit_entries owner to kidney_owner',
    'alter schema log owner to kidney_owner',
    'create table log.own (id int)',
    'create or replace function log.clock() returns timestamptz language sql as $$ select now() + interval $i$9 years$i$ $$',
    'set role kidney_log',
    'set role kidney_dba',
    'grant kidney_log to kidney_owner',
    'reassign owned by kidney_log to kidney_owner',
    `select log.drop_month('acts', date_trunc('month', now())::date, null, null)`,
  ])('D-LOG-02 D-DAT-04 is safe from the owner of the tables: %s', async (statement) => {
    await expect(owner.query(statement)).rejects.toMatchObject(denied);
  });

  it('D-LOG-02 gives the owner of the tables nothing that it grants itself', async () => {
    await owner.query('grant all on log.audit_entries to kidney_owner').catch(() => {});
    await expect(owner.query('delete from log.audit_entries')).rejects.toMatchObject(denied);
  });

  it('D-LOG-02 lets no month go whose time is not over, also where it is empty, nor a place that is no month', async () => {
    const drop = (chain: string, month: string) =>
      own.app.query('select log.drop_month($1, $2, null, null)', [chain, month]);
    const young = /the time of .* is not over/;
    const now = new Date().toISOString();
    await expect(drop('acts', `${now.slice(0, 7)}-01`)).rejects.toThrow(young);
    const [year, month] = [Number(now.slice(0, 4)), now.slice(4, 7)];
    await own.app.query(`select log.make_month('acts', $1), log.make_month('rights', $1)`, [`${year - 2}${month}-01`]);
    await expect(drop('acts', `${year - 2}${month}-01`)).rejects.toThrow(young);
    await expect(drop('rights', `${year - 2}${month}-01`)).rejects.toThrow(young);
    for (const [chain, day] of [
      ['acts', '1999-01-01'],
      ['entries', '2026-01-01'],
      ['acts_unplaced', '2026-01-01'],
    ] as const) {
      await expect(drop(chain, day), chain).rejects.toThrow(young);
    }
    await own.app.query(`select log.make_month('acts', $1)`, [`${year - 3}${month}-01`]);
    await drop('acts', `${year - 3}${month}-01`);
    await expect(drop('acts', `${year - 3}${month}-01`)).rejects.toThrow(young);
  });

  it('D-LOG-02 D-DAT-04 is read by both roles, added to by the application, and changed by nobody', async () => {
    const { rows } = await own.app.query(
      `select table_name, grantee, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
       from information_schema.role_table_grants where table_schema = 'log' and grantee <> 'kidney_log'
         and table_name !~ '_[0-9]{4}_[0-9]{2}$' group by 1, 2 order by 1, 2`,
    );
    const ofApp = (table_name: string, rights: string) => ({ table_name, grantee: 'kidney_app', rights });
    expect(rows).toEqual([
      ofApp('audit_acts', 'select'),
      ofApp('audit_acts_unplaced', 'select'),
      ofApp('audit_checkpoints', 'select'),
      ofApp('audit_entries', 'insert select'),
      ofApp('audit_heads', 'select update'),
      ofApp('audit_rights', 'select'),
      ofApp('audit_rights_unplaced', 'select'),
    ]);
    const owned = await owner.query(
      `select distinct nspowner::regrole::text as schema, relowner::regrole::text as table, datdba::regrole::text as database
       from pg_namespace n join pg_class c on relnamespace = n.oid and relkind in ('r', 'p')
       join pg_database on datname = current_database() where nspname = 'log'`,
    );
    expect(owned.rows).toEqual([{ schema: 'kidney_log', table: 'kidney_log', database: 'kidney_dba' }]);
    const { rows: readable } = await owner.query(
      `select distinct string_agg(lower(privilege_type), ' ') as rights from information_schema.role_table_grants
       where table_schema = 'log' and grantee = 'kidney_owner' group by table_name`,
    );
    expect(readable).toEqual([{ rights: 'select' }]);
  });
});
