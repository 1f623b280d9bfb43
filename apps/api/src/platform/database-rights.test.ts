import { describe, expect, it } from 'vitest';
import { asApplication, denied } from '../../../../testing/application-role.ts';

const own = asApplication();

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
    'update log.audit_entries set act = $$read$$',
    'delete from log.audit_entries',
    'truncate log.audit_entries',
    'insert into log.audit_acts_unplaced select * from log.audit_entries',
    'drop table log.audit_acts_unplaced',
    'delete from log.audit_heads',
    'insert into log.audit_heads select * from log.audit_heads',
    'update audit_checks set month = month',
    'delete from audit_checks',
    'insert into log.audit_checkpoints select * from log.audit_checkpoints',
    'delete from log.audit_checkpoints',
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
    'delete from migrations.__drizzle_migrations',
    'select pg_read_file($$/etc/passwd$$)',
  ])('D-DAT-04 cannot: %s', async (statement) => {
    await expect(own.app.query(statement)).rejects.toMatchObject(denied);
  });

  it.each([
    [
      'post',
      `posts (board, title, html, description, office, attachments, has_picture, listed)
       values ('news', '가', '나', '', '사무국', '{}', false, false)`,
    ],
    ['faq', `faqs (title, des) values ('가', '나')`],
    [
      'event',
      `events (title, html, place, address, capacity, starts_on, ends_on, last_on)
       values ('가', '나', '', '', '', '2026-01-01', '2026-01-01', '2026-01-01')`,
    ],
    [
      'program',
      `programs (title, description, weekdays, place, audience, "order", pictures)
       values ('가', '나', '{mon}', '', '', 1, '[]')`,
    ],
    [
      'newsletter',
      `newsletters (number, title, published_on, summary, pdf_id, is_listed)
       values (1, '가', '2026-01-01', '나', gen_random_uuid(), false)`,
    ],
  ])('D-DAT-04 can make the versions of a %s forgotten only where it is itself gone', async (subject, made) => {
    const table = made.slice(0, made.indexOf(' '));
    await own.app.query(
      `with made as (insert into ${made} returning id)
       insert into revisions (subject, subject_key, version, content) select $1, id::text, 1, '{}' from made`,
      [subject],
    );
    const left = async () => {
      await own.app.query('select forget_revisions(subject, subject_key) from revisions where subject = $1', [subject]);
      return (await own.app.query('select from revisions where subject = $1', [subject])).rowCount;
    };
    expect(await left()).toBe(1);
    await own.app.query(`delete from ${table}`);
    expect(await left()).toBe(0);
  });

  it('D-DAT-04 can make nothing forgotten of what has no bin', async () => {
    for (const subject of ['page', 'fact', 'nothing-known']) {
      const values = [subject, '7000000'];
      await own.app.query(
        `insert into revisions (subject, subject_key, version, content) values ($1, $2, 1, '{}')`,
        values,
      );
      await own.app.query('select forget_revisions($1, $2)', values);
      const left = await own.app.query('select from revisions where subject = $1 and subject_key = $2', values);
      expect(left.rowCount, subject).toBe(1);
    }
  });

  it('D-DAT-04 can make an account forgotten only where it was never let in', async () => {
    const made = await own.app.query<{ id: number; state: string }>(
      `insert into accounts (username, email, nick_name, password_hash, state)
       select 'forgotten-' || state, state || '@example.com', '홍길동', '', state
       from unnest(array['pending', 'active', 'disabled']) as state returning id, state`,
    );
    const forgotten: string[] = [];
    for (const { id, state } of made.rows) {
      const { rows } = await own.app.query('select forget_pending_account($1) as done', [id]);
      if (rows[0].done) forgotten.push(state);
    }
    expect(forgotten).toEqual(['pending']);
  });

  it('D-DAT-04 nobody signs in as a group', async () => {
    const { rows } = await own.app.query(
      `select rolname from pg_roles where rolname in ('kidney_dba', 'kidney_log', 'kidney_owner', 'kidney_app')
         and not rolcanlogin and not rolsuper and not rolbypassrls and not rolcreaterole order by 1`,
    );
    expect(rows).toHaveLength(4);
  });

  it('D-DAT-04 owns nothing', async () => {
    const { rows } = await own.app.query(`select relname from pg_class where relowner = 'kidney_app'::regrole`);
    expect(rows).toEqual([]);
  });

  it('D-DAT-04 has these rights on these tables, and no others', async () => {
    const { rows } = await own.app.query(
      `select table_name, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
       from information_schema.role_table_grants where grantee = 'kidney_app' and table_schema = 'public' group by table_name order by table_name`,
    );
    const everyRow = 'delete insert select update';
    expect(Object.fromEntries(rows.map((row) => [row.table_name, row.rights]))).toEqual({
      account_links: everyRow,
      accounts: 'insert select update',
      application_drafts: everyRow,
      application_events: 'delete insert select',
      applications: everyRow,
      audit_checks: 'insert select',
      authenticator_apps: everyRow,
      backup_runs: 'select',
      board_counters: 'insert select update',
      board_months: 'insert select update',
      broken_links: everyRow,
      call_notes: everyRow,
      consent_proofs: 'delete insert select',
      consents: everyRow,
      districts: 'insert select update',
      drafts: everyRow,
      duties: everyRow,
      erasures: 'insert select',
      events: everyRow,
      facilities: everyRow,
      event_openings: everyRow,
      event_registrations: everyRow,
      facts: 'insert select update',
      faqs: everyRow,
      format_requests: everyRow,
      group_messages: everyRow,
      group_recipients: everyRow,
      heartbeats: everyRow,
      import_rows: everyRow,
      imports: everyRow,
      invitations: everyRow,
      link_checks: 'insert select update',
      media: everyRow,
      media_keeps: 'delete insert select',
      members: everyRow,
      messages: everyRow,
      newsletter_pages: everyRow,
      newsletters: everyRow,
      old_addresses: everyRow,
      old_post_imports: everyRow,
      old_post_rows: everyRow,
      pages: 'insert select update',
      passkeys: everyRow,
      persons: everyRow,
      posts: everyRow,
      programs: everyRow,
      proof_originals: 'delete insert select',
      proof_pictures: everyRow,
      rate_limits: everyRow,
      recovery_codes: 'delete insert select',
      retention_runs: 'insert select update',
      revisions: 'insert select',
      riders: everyRow,
      search_entries: everyRow,
      search_words: everyRow,
      service_closures: everyRow,
      sessions: everyRow,
      settings: 'insert select update',
      staff_import_rows: everyRow,
      staff_imports: everyRow,
      tours: everyRow,
      unfinished_work: everyRow,
      site_pictures: everyRow,
      watched_values: everyRow,
    });
  });

  it('D-DAT-04 adds jobs and works on them, and changes nothing of the queue itself', async () => {
    await own.app.query(`select from graphile_worker.add_job('probe', '{}', job_key => 'probe')`);
    expect((await own.app.query(`select from graphile_worker._private_jobs where key = 'probe'`)).rowCount).toBe(1);
    await own.app.query(`select from graphile_worker.remove_job('probe')`);
    for (const statement of [
      'insert into graphile_worker.migrations (id) values (99)',
      'truncate graphile_worker._private_jobs',
    ]) {
      await expect(own.app.query(statement)).rejects.toMatchObject(denied);
    }
  });

  it('D-DAT-04 every foreign key has an index', async () => {
    const { rows } = await own.app.query(
      `select conrelid::regclass::text as table, conname from pg_constraint c where contype = 'f' and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(rows).toEqual([]);
  });
});
