import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database.ts';

let urls: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
  app = new pg.Client({ connectionString: urls.appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await urls.drop();
});

const denied = { code: '42501' };

describe('the application’s role', () => {
  it.each([
    'create table public.own (id int)',
    'create schema own',
    'create function public.f() returns int language sql as $$ select 1 $$',
    'alter table faqs add column x int',
    'alter table accounts disable trigger all',
    'drop table faqs',
    'truncate sessions',
    'drop index accounts_email_unique',
    'create index on faqs (title)',
    'delete from accounts',
    'update revisions set version = 9',
    'delete from revisions',
    'truncate revisions',
    'update audit_entries set act = $$read$$',
    'delete from audit_entries',
    'truncate audit_entries',
    'select from audit_acts_unplaced',
    'delete from audit_heads',
    'insert into audit_heads select * from audit_heads',
    'update audit_checks set month = month',
    'delete from audit_checks',
    'insert into audit_checkpoints select * from audit_checkpoints',
    'delete from audit_checkpoints',
    'update application_events set type = type',
    'update proof_originals set came_at = came_at',
    'update consent_proofs set giver = giver',
    'update erasures set day = day',
    'delete from erasures',
    'delete from retention_runs',
    'delete from pages',
    'delete from facts',
    'delete from settings',
    'delete from backup_runs',
    'create role other',
    'set role kidney_owner',
    'set session_replication_role = replica',
    `copy faqs to '/tmp/x'`,
    'select * from migrations.__drizzle_migrations',
    'select pg_read_file($$/etc/passwd$$)',
  ])('D-AU-11 cannot: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject(denied);
  });

  it('S-RT-03 can make the versions of a post forgotten only where the post itself is gone', async () => {
    await app.query(
      `with made as (insert into posts (board, title, html, description, office, attachments, has_picture, listed)
         values ('news', '가', '나', '', '사무국', '{}', false, false) returning id)
       insert into revisions (subject, subject_key, version, content) select 'post', id::text, 1, '{}' from made`,
    );
    const left = async () => {
      await app.query(`select forget_revisions_of_post(subject_key::integer) from revisions where subject = 'post'`);
      return (await app.query(`select from revisions where subject = 'post'`)).rowCount;
    };
    expect(await left()).toBe(1);
    await app.query('delete from posts');
    expect(await left()).toBe(0);
  });

  it('D-AU-10 can make an account forgotten only where it was never let in', async () => {
    const made = await app.query<{ id: number; state: string }>(
      `insert into accounts (username, email, nick_name, password_hash, state)
       select 'forgotten-' || state, state || '@example.com', '홍길동', '', state
       from unnest(array['pending', 'active', 'disabled']) as state returning id, state`,
    );
    const forgotten: string[] = [];
    for (const { id, state } of made.rows) {
      const { rows } = await app.query('select forget_pending_account($1) as done', [id]);
      if (rows[0].done) forgotten.push(state);
    }
    expect(forgotten).toEqual(['pending']);
  });

  it('D-AU-11 owns nothing', async () => {
    const { rows } = await app.query(`select relname from pg_class where relowner = 'kidney_app'::regrole`);
    expect(rows).toEqual([]);
  });

  it('D-AU-11 has these rights on these tables, and no others', async () => {
    const { rows } = await app.query(
      `select table_name, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
       from information_schema.role_table_grants where grantee = 'kidney_app' and table_schema = 'public' group by table_name order by table_name`,
    );
    const everyRow = 'delete insert select update';
    expect(rows).toEqual([
      { table_name: 'account_links', rights: everyRow },
      { table_name: 'accounts', rights: 'insert select update' },
      { table_name: 'application_drafts', rights: everyRow },
      { table_name: 'application_events', rights: 'delete insert select' },
      { table_name: 'applications', rights: everyRow },
      { table_name: 'audit_checkpoints', rights: 'select' },
      { table_name: 'audit_checks', rights: 'insert select' },
      { table_name: 'audit_entries', rights: 'insert select' },
      { table_name: 'audit_heads', rights: 'select update' },
      { table_name: 'authenticator_apps', rights: everyRow },
      { table_name: 'backup_runs', rights: 'select' },
      { table_name: 'board_counters', rights: 'insert select update' },
      { table_name: 'board_months', rights: 'insert select update' },
      { table_name: 'broken_links', rights: everyRow },
      { table_name: 'consent_proofs', rights: 'delete insert select' },
      { table_name: 'consents', rights: everyRow },
      { table_name: 'drafts', rights: everyRow },
      { table_name: 'duties', rights: everyRow },
      { table_name: 'erasures', rights: 'insert select' },
      { table_name: 'events', rights: everyRow },
      { table_name: 'facilities', rights: everyRow },
      { table_name: 'facts', rights: 'insert select update' },
      { table_name: 'faqs', rights: everyRow },
      { table_name: 'format_requests', rights: everyRow },
      { table_name: 'invitations', rights: everyRow },
      { table_name: 'link_checks', rights: 'insert select update' },
      { table_name: 'media', rights: everyRow },
      { table_name: 'media_keeps', rights: 'delete insert select' },
      { table_name: 'members', rights: everyRow },
      { table_name: 'messages', rights: everyRow },
      { table_name: 'newsletter_pages', rights: everyRow },
      { table_name: 'newsletters', rights: everyRow },
      { table_name: 'pages', rights: 'insert select update' },
      { table_name: 'passkeys', rights: everyRow },
      { table_name: 'persons', rights: everyRow },
      { table_name: 'posts', rights: everyRow },
      { table_name: 'programs', rights: everyRow },
      { table_name: 'proof_originals', rights: 'delete insert select' },
      { table_name: 'proof_pictures', rights: everyRow },
      { table_name: 'rate_limits', rights: everyRow },
      { table_name: 'recovery_codes', rights: 'delete insert select' },
      { table_name: 'retention_runs', rights: 'insert select update' },
      { table_name: 'revisions', rights: 'insert select' },
      { table_name: 'riders', rights: everyRow },
      { table_name: 'search_entries', rights: everyRow },
      { table_name: 'search_words', rights: everyRow },
      { table_name: 'service_closures', rights: everyRow },
      { table_name: 'sessions', rights: everyRow },
      { table_name: 'settings', rights: 'insert select update' },
    ]);
  });

  it('S-RT-03 adds jobs and works on them, and changes nothing of the queue itself', async () => {
    await app.query(`select from graphile_worker.add_job('probe', '{}', job_key => 'probe')`);
    expect((await app.query(`select from graphile_worker._private_jobs where key = 'probe'`)).rowCount).toBe(1);
    await app.query(`select from graphile_worker.remove_job('probe')`);
    for (const statement of [
      'insert into graphile_worker.migrations (id) values (99)',
      'truncate graphile_worker._private_jobs',
    ]) {
      await expect(app.query(statement)).rejects.toMatchObject(denied);
    }
  });

  it('S-API-01 every foreign key has an index', async () => {
    const { rows } = await app.query(
      `select conrelid::regclass::text as table, conname from pg_constraint c where contype = 'f' and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(rows).toEqual([]);
  });
});
