import { sql } from './drizzle.ts';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { forRequest } from './acting.ts';
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

const id = '7b0c2b1e-3a55-4c61-9d1f-0f3a5b1c2d3e';

describe('the name of a connection', () => {
  const nameOf = sql`select application_name as name, current_setting('transaction_isolation') as isolation,
    current_setting('transaction_read_only') as read_only, current_setting('transaction_deferrable') as deferrable
    from pg_stat_activity where pid = pg_backend_pid()`;
  type Config = Parameters<Database['write']['transaction']>[1];
  const looked = async (config?: Config) =>
    (await database.write.transaction((tx) => tx.execute(nameOf), config)).rows[0];

  it('D-OPS-11 says which request writes, and no longer than it does', async () => {
    expect(await forRequest(id, looked)).toMatchObject({ name: `kidney-write ${id}`, isolation: 'read committed' });
    expect((await database.write.execute(nameOf)).rows[0]).toMatchObject({ name: 'kidney-write' });
    expect(await looked()).toMatchObject({ name: 'kidney-write' });
  });

  it('D-OPS-11 leaves the transaction as it was asked for', async () => {
    const strict: Config = { isolationLevel: 'serializable', accessMode: 'read only', deferrable: true };
    const inForce = { isolation: 'serializable', read_only: 'on', deferrable: 'on' };
    expect(await forRequest(id, () => looked(strict))).toEqual({ name: `kidney-write ${id}`, ...inForce });
  });

  it('D-OPS-11 costs no message of its own', async () => {
    const client = await database.write.$client.connect();
    client.release();
    const sent = vi.spyOn(client, 'query');
    await looked();
    const without = sent.mock.calls.length;
    await forRequest(id, looked);
    expect(sent.mock.calls.length).toBe(2 * without);
    sent.mockRestore();
  });
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
