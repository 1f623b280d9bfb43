import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { actAs } from '../../platform/acting.ts';
import { openDatabase } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createLogWriter, type AuditLog } from './index.ts';

let test: TestApi;
let log: AuditLog;
beforeAll(async () => {
  test = await createTestApi();
  log = createLogWriter(test.keys.secret('audit-log'));
});
afterAll(() => test[Symbol.asyncDispose]());

const somebody = { accountId: 7, address: '192.0.2.9', requestId: 'r-1' };
const rows = async (where: string) =>
  (await test.database.read.$client.query(`select * from log.audit_entries where ${where} order by chain, seq`)).rows;

describe('writing into the log', () => {
  it('D-LOG-01 holds who, when, from where, whose and what', async () => {
    await actAs(somebody, () =>
      test.database.write.transaction(async (tx) => log.record(tx, 'changed', { kind: 'page', id: 'kidney/overview' })),
    );
    expect(await rows(`subject_id = 'kidney/overview'`)).toMatchObject([
      {
        chain: 'acts',
        actor_id: 7,
        address: '192.0.2.9',
        request_id: 'r-1',
        act: 'changed',
        subject_kind: 'page',
        at: expect.any(Date),
      },
    ]);
  });

  it('D-LOG-01 an act that is undone leaves no entry, and several of one transaction leave all of theirs', async () => {
    const act = async (id: string, fails: boolean) =>
      actAs(somebody, () =>
        test.database.write.transaction(async (tx) => {
          log.record(tx, 'removed', { kind: 'faq', id });
          await tx.execute('select 1');
          log.record(tx, 'disabled', { kind: 'account', id });
          if (fails) throw new Error('undone');
        }),
      );
    await act('101', false);
    await expect(act('102', true)).rejects.toThrow('undone');
    expect(await rows(`subject_id in ('101', '102')`)).toMatchObject([
      { chain: 'acts', act: 'removed', subject_id: '101' },
      { chain: 'rights', act: 'disabled', subject_id: '101' },
    ]);
  });

  it('D-LOG-01 the link is taken last: whatever came after the record is already done', async () => {
    const seen = await actAs(somebody, () =>
      test.database.write.transaction(async (tx) => {
        log.record(tx, 'changed', { kind: 'faq', id: '103' });
        const { rows: found } = await tx.execute(
          `select (select count(*) from log.audit_entries where subject_id = '103')::int as entries,
             (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())::int as locks`,
        );
        return found;
      }),
    );
    expect(seen).toEqual([{ entries: 0, locks: 0 }]);
    expect(await rows(`subject_id = '103'`)).toHaveLength(1);
  });

  it.each([
    ['a name', { subject: '홍길동', details: {} }],
    ['an address', { subject: '1', details: { to: 'hong@example.com' } }],
    ['a sentence', { subject: '1', details: { why: 'asked for it by telephone' } }],
  ])('D-LOG-01 refuses %s: ids only', async (_what, { subject, details }) => {
    const write = actAs(somebody, () =>
      test.database.write.transaction(async (tx) =>
        log.record(tx, 'changed', { kind: 'account', id: subject }, { details }),
      ),
    );
    await expect(write).rejects.toThrow('ids and nothing else');
  });

  it('D-LOG-01 reading people writes an entry for each of them, or gives nothing', async () => {
    const people = ['11', '12', '13'].map((id) => ({ kind: 'account' as const, id }));
    const read = (fails: boolean) =>
      test.database.write.transaction(async (tx) => {
        log.recordReading(tx, people, { list: 'staff' });
        if (fails) throw new Error('no data');
        return people;
      });
    await actAs(somebody, () => read(false));
    await expect(actAs(somebody, () => read(true))).rejects.toThrow('no data');
    expect(await rows(`act = 'read'`)).toMatchObject(people.map(({ id }) => ({ subject_id: id, actor_id: 7 })));
    await expect(read(false)).rejects.toThrow('nobody is acting');
  });

  it('D-LOG-01 fifty who write at once on two nodes are all recorded, each under its own name, in one chain', async () => {
    const before = (await rows(`chain = 'acts'`)).length;
    const options = { url: test.urls.appUrl, readPool: 1, writePool: 8, waitMs: 15_000, log: createLog('silent') };
    const nodes = [test.database, openDatabase(options)] as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        actAs({ ...somebody, accountId: 1_000 + n }, () =>
          nodes[n % 3 === 0 ? 0 : 1].write.transaction(async (tx) => {
            log.record(tx, 'created', { kind: 'event', id: String(1_000 + n) });
            if (n % 2 === 0) log.record(tx, 'roles-changed', { kind: 'account', id: String(1_000 + n) });
            await tx.execute('select 1');
            log.record(tx, 'published', { kind: 'event', id: String(1_000 + n) });
          }),
        ),
      ),
    );
    await nodes[1].close();
    const acts = await rows(`chain = 'acts'`);
    expect(acts).toHaveLength(before + 100);
    expect(acts.map(({ seq }) => Number(seq))).toEqual(acts.map((_, index) => index + 1));
    for (const { actor_id, subject_id } of acts.slice(before)) expect(String(actor_id)).toBe(subject_id);
    for (const [index, row] of acts.entries()) {
      if (index > 0) expect(row.previous.equals(acts[index - 1].link)).toBe(true);
    }
  });
});
