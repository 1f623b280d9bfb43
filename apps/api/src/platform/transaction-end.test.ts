import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../../../testing/database.ts';
import type { Database } from './database.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
  database = openTestDatabase(urls.appUrl);
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const one = () => database.write.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows);

describe('the only connection of a pool', () => {
  it('comes back from a transaction that could not begin', async () => {
    const unknown = { isolationLevel: 'no such level' as 'serializable' };
    for (let n = 0; n < 3; n += 1) await expect(database.write.transaction(async () => 1, unknown)).rejects.toThrow();
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('comes back from work that failed, and is in no transaction any more', async () => {
    const failing = database.write.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    const { rows } = await database.write.$client.query('select now() = statement_timestamp() as is_outside');
    expect(rows).toEqual([{ is_outside: true }]);
  });

  it('is made anew where it broke in the middle', async () => {
    const broken = database.write.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await database.read.execute(sql`select pg_terminate_backend(${rows[0]?.['pid']}::int)`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await one()).toEqual([{ one: 1 }]);
  });
});
