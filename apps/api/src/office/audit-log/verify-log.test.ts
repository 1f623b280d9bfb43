import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { actAs, operator } from '../../platform/acting.ts';
import { createLogWriter, dropLogMonths, makeLogMonths, verifyLog } from './index.ts';

const opened: TestApi[] = [];
let test: TestApi;
let secret: Uint8Array;

/** Ten acts and three changes of rights. */
beforeEach(async () => {
  test = await createTestApi();
  opened.push(test);
  secret = test.keys.secret('audit-log');
  for (let n = 1; n <= 10; n += 1) await act(n);
});
afterAll(() => Promise.all(opened.map((each) => each[Symbol.asyncDispose]())));

const act = (n: number) =>
  actAs({ accountId: n, address: '192.0.2.1', requestId: null }, () =>
    test.database.write.transaction(async (tx) => {
      const log = createLogWriter(secret);
      log.record(tx, 'changed', { kind: 'faq', id: String(n) }, { details: { page: n, after: ['b', 'a'] } });
      if (n % 3 === 0) log.record(tx, 'roles-changed', { kind: 'account', id: String(n) });
    }),
  );

/** Behind the back of everybody who has a role of ours. */
const asAdministrator = (...statements: string[]) => runSql(test.urls.administratorUrl, statements);

const verify = () => verifyLog(test.database, secret);
const found = async () =>
  (await verify()).problems.map(({ chain, what, from, until }) => `${chain} ${from}-${until} ${what}`);

describe('verify-log', () => {
  it('D-LOG-02 finds nothing where nothing was done, also while others write', async () => {
    const [verified] = await Promise.all([verify(), ...Array.from({ length: 20 }, (_, n) => act(100 + n))]);
    expect(verified.problems).toEqual([]);
    expect(await verify()).toMatchObject({ entries: 10 + 3 + 20 + 6, problems: [] });
  });

  it.each([
    ['a row that is gone', [`delete from log.audit_entries where chain = 'acts' and seq = 4`], ['acts 4-4 missing']],
    [
      'several rows that are gone, in both chains',
      [`delete from log.audit_entries where seq in (2, 3)`],
      ['acts 2-3 missing', 'rights 2-3 cut-off'],
    ],
    [
      'a row that was changed',
      [`update log.audit_entries set actor_id = 9 where chain = 'acts' and seq = 4`],
      ['acts 4-4 changed'],
    ],
    ...["at = at - interval '1 ms'", `address = '192.0.2.7'`, `act = 'removed'`, `subject_id = '5'`].map(
      (change): [string, string[], string[]] => [
        `a change of ${change}`,
        [`update log.audit_entries set ${change} where chain = 'acts' and seq = 4`],
        ['acts 4-4 changed'],
      ],
    ),
    [
      'details that were changed',
      [`update log.audit_entries set details = '{"page": 5}' where chain = 'acts' and seq = 4`],
      ['acts 4-4 changed'],
    ],
    [
      'a row that was copied',
      [
        `insert into log.audit_entries select chain, seq, at + interval '1 s', actor_id, address, request_id, act, subject_kind,
           subject_id, details, previous, link from log.audit_entries where chain = 'acts' and seq = 4`,
      ],
      ['acts 4-4 inserted'],
    ],
    [
      'a row that was added at the end',
      [
        `insert into log.audit_entries select chain, 11, at, actor_id, address, request_id, act, subject_kind,
           subject_id, details, link, link from log.audit_entries where chain = 'acts' and seq = 10`,
      ],
      ['acts 11-11 inserted', 'acts 10-10 end-replaced'],
    ],
    [
      'a hole that was filled with a neighbour',
      [
        `delete from log.audit_entries where chain = 'acts' and seq = 4`,
        `update log.audit_entries set seq = seq - 1 where chain = 'acts' and seq = 5`,
      ],
      ['acts 4-4 changed', 'acts 5-5 missing'],
    ],
    [
      'an end that was cut off',
      [`delete from log.audit_entries where chain = 'acts' and seq > 7`],
      ['acts 8-10 cut-off'],
    ],
    [
      'an end that was cut off with its note set back',
      [
        `delete from log.audit_entries where chain = 'acts' and seq > 7`,
        `update log.audit_heads h set seq = e.seq, link = e.link, at = e.at from log.audit_entries e
           where h.chain = 'acts' and e.chain = 'acts' and e.seq = 7`,
      ],
      ['acts 7-7 end-replaced'],
    ],
    ['everything that was removed', ['delete from log.audit_entries'], ['acts 1-10 cut-off', 'rights 1-3 cut-off']],
    [
      'a beginning that was removed with a checkpoint of somebody’s own',
      [
        `insert into log.audit_checkpoints (chain, seq, at, link, seal)
           select chain, seq, at, link, link from log.audit_entries where chain = 'acts' and seq = 3`,
        `delete from log.audit_entries where chain = 'acts' and seq <= 3`,
      ],
      ['acts 3-3 checkpoint-replaced', 'acts 1-3 missing'],
    ],
  ])('D-LOG-02 finds %s, and says which', async (_what, statements, problems) => {
    await asAdministrator(...statements);
    expect(await found()).toEqual(problems);
  });

  it('D-LOG-02 finds a whole log put back to an earlier day by an end that was noted elsewhere', async () => {
    const { ends } = await verify();
    await asAdministrator(
      'create table kept_entries as table log.audit_entries',
      'create table kept_heads as table log.audit_heads',
    );
    await act(11);
    const later = (await verify()).ends;
    await asAdministrator(
      'delete from log.audit_entries',
      'insert into log.audit_entries table kept_entries',
      'delete from log.audit_heads',
      'insert into log.audit_heads table kept_heads',
    );
    expect((await verifyLog(test.database, secret, ends)).problems).toEqual([]);
    expect((await verifyLog(test.database, secret, later)).problems).toEqual([
      { chain: 'acts', what: 'cut-off', from: 11, until: 11 },
    ]);
    await act(12);
    expect((await verifyLog(test.database, secret, later)).problems).toMatchObject([{ what: 'misplaced', from: 11 }]);
  });
});

describe('the months of the log', () => {
  const make = () => makeLogMonths(test.database, new Date());
  /** With the database's own time so many months ahead, too: it does not believe who asks. */
  async function dropIn(months: number): Promise<string[]> {
    await asAdministrator(
      `create or replace function log.clock() returns timestamptz language sql stable as $$ select now() + interval '${months} months' $$`,
    );
    return actAs(operator, () => dropLogMonths(test.database, secret, inMonths(months)));
  }
  const inMonths = (count: number) => {
    const day = new Date();
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count, 15));
  };
  const placesOf = async () =>
    (
      await test.database.read.$client.query(
        `select tableoid::regclass::text as place, count(*)::int as entries from log.audit_entries group by 1 order by 1`,
      )
    ).rows;

  it('D-LOG-02 an act in a month without a place is kept, and moves when the place is made', async () => {
    expect(await placesOf()).toEqual([
      { place: 'log.audit_acts_unplaced', entries: 10 },
      { place: 'log.audit_rights_unplaced', entries: 3 },
    ]);
    expect(await make()).toBe(28);
    expect(await placesOf()).toEqual([
      { place: expect.stringMatching(/^log\.audit_acts_20\d\d_\d\d$/), entries: 10 },
      { place: expect.stringMatching(/^log\.audit_rights_20\d\d_\d\d$/), entries: 3 },
    ]);
    expect(await make()).toBe(0);
    await act(11);
    expect(await placesOf()).toMatchObject([{ entries: 11 }, { entries: 3 }]);
    expect((await verify()).problems).toEqual([]);
  });

  it('D-LOG-02 acts go after two years and rights after three, and what is left is verified from a sealed checkpoint', async () => {
    await make();
    expect(await dropIn(24)).toEqual([]);
    const dropped = await dropIn(25);
    expect(dropped).toEqual([expect.stringMatching(/^acts 20\d\d-\d\d$/)]);
    await act(11);
    // The drop is an act too. It lands in the unplaced, because its own month is the one that went.
    expect(await verify()).toMatchObject({ entries: 5, problems: [] });
    expect(await placesOf()).toMatchObject([{ entries: 2 }, { entries: 3 }]);
    await asAdministrator(`delete from log.audit_entries where chain = 'acts' and seq = 11`);
    expect(await found()).toEqual(['acts 11-11 missing']);
  });

  it('D-LOG-02 rights go after three years', async () => {
    await make();
    const dropped = await dropIn(37);
    expect(dropped.map((each) => each.split(' ')[0])).toContain('rights');
    expect((await verify()).problems).toEqual([]);
  });

  it('D-LOG-02 nothing is dropped from a log that somebody has been at', async () => {
    await make();
    await asAdministrator(`delete from log.audit_entries where chain = 'acts' and seq = 4`);
    await expect(dropIn(25)).rejects.toThrow('not sound');
    expect(await found()).toEqual(['acts 4-4 missing']);
  });
});
