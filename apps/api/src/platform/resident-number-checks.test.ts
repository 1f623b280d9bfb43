import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { migrate } from './migrate.ts';

const number = ['900101', '1234567'].join('-');
const wide = number.replaceAll(/[0-9-]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

let urls: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
beforeAll(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
  owner = new pg.Client({ connectionString: urls.ownerUrl });
  app = new pg.Client({ connectionString: urls.appUrl });
  await owner.connect();
  await app.connect();
});
afterAll(async () => {
  await owner.end();
  await app.end();
  await urls.drop();
});

/** Every column of text, partitions too, that no validated check looks into. */
const unguarded = async (schema = 'public') => {
  const { rows } = await owner.query(
    `select c.relname || '.' || a.attname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p')
       and ('S' in (t.typcategory, e.typcategory) or t.typname in ('json', 'jsonb', 'xml', 'hstore', '_json', '_jsonb'))
       and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.convalidated
         and a.attnum = any (k.conkey) and pg_get_constraintdef(k.oid) ~ format('holds_resident_number\\(\\(?%s', quote_ident(a.attname)))
     order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
};

describe('the database', () => {
  it('D-DAT-02 looks into every column that holds text in clear, partitions too', async () => {
    expect(await unguarded()).toEqual([]);
    // The chain is one of two words.
    expect(await unguarded('log')).toEqual(['audit_checkpoints.chain', 'audit_heads.chain']);
    const { rows } = await owner.query(
      `select count(*)::int as partitions from pg_class where relispartition and relnamespace = 'log'::regnamespace`,
    );
    expect(rows[0].partitions).toBeGreaterThan(1);
  });

  it('D-DAT-02 has one pattern for its tables and for the log', async () => {
    const { rows } = await owner.query(`select distinct prosrc from pg_proc where proname = 'holds_resident_number'`);
    expect(rows).toHaveLength(1);
  });

  it('D-DAT-02 refuses a resident number in words, in lists and in what is nested, and full-width ones', async () => {
    const refused = { code: '23514' };
    const faq = 'insert into faqs (title, des) values ($1, $2)';
    await expect(app.query(faq, [`번호 ${number}`, '<p>답</p>'])).rejects.toMatchObject({
      ...refused,
      constraint: 'faqs_no_resident_number',
    });
    await expect(app.query(faq, ['질문', `<p>${wide}</p>`])).rejects.toMatchObject(refused);
    await app.query(faq, ['질문', '<p>052-000-0000</p>']);
    // A hash may hold any digits.
    await app.query(faq, ['질문', `<p>f${number.replace('-', '')}${'ab'.repeat(25)}</p>`]);
    const revision = `insert into revisions (subject, subject_key, version, content) values ('faq', '1', 1, $1)`;
    await expect(app.query(revision, [{ a: [{ b: number }] }])).rejects.toMatchObject(refused);
    const draft = `insert into application_drafts (id, token_hash, kind, accepted, giver, answered)
      values (gen_random_uuid(), sha256('x'), 'membership', $1, 'self', '{}')`;
    await expect(app.query(draft, [['a', number]])).rejects.toMatchObject(refused);
  });

  it('D-DAT-02 guards a new table, a new column and a new partition with the next migration, and twice changes nothing', async () => {
    await owner.query('create table later (id int, words text)');
    await owner.query('alter table faqs add column later text[]');
    await owner.query('create table parted (words text) partition by list (words)');
    await owner.query(`create table parted_later partition of parted for values in ('later')`);
    expect(await unguarded()).toEqual(['faqs.later', 'later.words', 'parted.words', 'parted_later.words']);
    await migrate(urls.ownerUrl);
    expect(await unguarded()).toEqual([]);
    const checks = `select oid, conname from pg_constraint where conname like '%_no_resident_number' order by oid`;
    const { rows: before } = await owner.query(checks);
    await migrate(urls.ownerUrl);
    expect((await owner.query(checks)).rows).toEqual(before);
    await owner.query('drop table later');
    await owner.query('drop table parted');
    await owner.query('alter table faqs drop column later');
    await migrate(urls.ownerUrl);
    expect(await unguarded()).toEqual([]);
  });

  it('D-DAT-02 says which table holds one from before, and refuses new ones all the same', async () => {
    await owner.query(`create table older as select '${number}'::text as words`);
    await expect(migrate(urls.ownerUrl)).rejects.toThrow('There are resident registration numbers in older');
    await expect(owner.query(`insert into older values ('${number}')`)).rejects.toMatchObject({ code: '23514' });
    await owner.query('delete from older');
    await migrate(urls.ownerUrl);
    expect(await unguarded()).toEqual([]);
    await owner.query('drop table older');
  });
});
