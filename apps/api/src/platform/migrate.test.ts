import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../../testing/database.ts';
import { migrate } from './migrate.ts';

test('D-OPS-07 a migration that waits for a table lets visitors pass, and tries again', async () => {
  const urls = await createTestDatabase(inject('adminUrl'));
  const [owner, report, visitor] = [urls.ownerUrl, urls.appUrl, urls.appUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client, pg.Client];
  try {
    await Promise.all([owner.connect(), report.connect(), visitor.connect()]);
    // Each migration makes sure of this check, and has to have the table for it.
    const check = 'faqs_no_resident_number';
    await owner.query(`alter table faqs drop constraint ${check}`);
    await report.query('begin');
    await report.query('select from faqs');

    const migrating = migrate(urls.ownerUrl);
    const waiting = async () => (await owner.query('select from pg_locks where not granted')).rowCount;
    await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBe(1);
    await visitor.query('set statement_timeout = 10000');
    await visitor.query('select from faqs');

    await report.query('rollback');
    await migrating;
    const { rowCount } = await owner.query('select from pg_constraint where conname = $1 and convalidated', [check]);
    expect(rowCount).toBe(1);
  } finally {
    await Promise.all([owner.end(), report.end(), visitor.end()]);
    await urls.drop();
  }
});
