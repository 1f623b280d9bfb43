import type { ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import officeCrypto from 'officecrypto-tool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createApplicant } from '../../../../../../testing/applicant.ts';
import { knowPerson } from '../../../../../../testing/known-people.ts';
import { knowWhole, marks, provenPicture } from '../../../../../../testing/known-person-whole.ts';
import { signedIn, type SignedIn } from '../../../../../../testing/people.ts';
import { filesIn } from '../../../../../../testing/xlsx.ts';
import { readSpreadsheet } from '../../../platform/spreadsheet/read-spreadsheet.ts';

let test: TestApi;
let owner: SignedIn;
let dispatcher: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner']);
  dispatcher = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate persons, group_messages, application_drafts, messages, erasures, consent_proofs, event_registrations, rate_limits cascade',
    'delete from graphile_worker._private_jobs',
  ]),
);

const query = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows;
const password = 'opens-this-file';
const acts = (act: string) =>
  query(
    `select actor_id, subject_kind, subject_id, details from log.audit_entries where act = $1 order by seq desc limit 1`,
    [act],
  );

async function toldTo(id: string, { browser }: SignedIn = dispatcher): Promise<string[][]> {
  const answer = await browser.send('POST', `/person/${id}/export`, { reason: 'own-request', password });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const { file } = answer.json<{ data: ProtectedSheet }>().data;
  return readSpreadsheet(await officeCrypto.decrypt(Buffer.from(file, 'base64'), { password }));
}

const eraseAs = ({ browser }: SignedIn, id: string, name = marks.name) =>
  browser.send('DELETE', `/person/${id}`, { name, ground: 'own-request' });

describe('everything that is known of one person', () => {
  it('D-PER-03 is in their file: every table, every column that has a word, and every mark that was planted', async () => {
    const { id } = await knowWhole(test);
    const rows = await toldTo(id);
    const text = rows.flat().join('\n');
    for (const mark of Object.values(marks)) expect(text).toContain(mark.includes('-0000-') ? mark.slice(-4) : mark);
    const there = new Set(rows.map(([title, , item = '']) => `${title} ${item.split(':')[0]}`));
    const wanted = test.api.personalTables
      .filter(({ table }) => table !== 'consent_proofs')
      .flatMap(({ title, columns }) =>
        Object.values(columns).flatMap((label) => (typeof label === 'string' ? `${title} ${label}` : [])),
      );
    expect([...there]).toEqual(expect.arrayContaining(wanted));
  });

  it('D-PER-03 holds the blacked-out pictures themselves, and the log says that they were seen', async () => {
    const { id } = await knowWhole(test);
    const answer = await dispatcher.browser.send('POST', `/person/${id}/export`, { reason: 'own-request', password });
    const { file } = answer.json<{ data: ProtectedSheet }>().data;
    const open = await officeCrypto.decrypt(Buffer.from(file, 'base64'), { password });
    expect(filesIn(open, 'xl/media/')).toEqual([provenPicture]);
    const [{ id: picture }] = await query('select id from proof_pictures');
    expect(await acts('read')).toMatchObject([
      { actor_id: dispatcher.id, subject_kind: 'proof-picture', subject_id: picture },
    ]);
  });

  it('D-PER-03 has nothing of anybody else', async () => {
    await knowWhole(test);
    const other = await knowPerson(test, { name: '다른 이', phone: '052-000-0099' });
    const text = (await toldTo(other)).flat().join('\n');
    expect(text).toContain('다른 이');
    for (const mark of Object.values(marks)) expect(text).not.toContain(mark);
  });

  it('D-PER-03 has nothing of a number that they only named as somebody else’s', async () => {
    await knowWhole(test);
    const curious = { name: '다른 이', phone: '010-0000-0099', applicantName: '가족', applicantPhone: marks.phone };
    await createApplicant(test.app).apply('transport', curious, 'family');
    await test.database.write.transaction((tx) =>
      test.api.queueMessage(tx, {
        template: 'office',
        channel: 'sms',
        to: marks.phone,
        data: { subject: '안내', text: marks.message },
      }),
    );
    const [{ person_id: other }] = await query(
      `select person_id from applications order by received_at desc, id limit 1`,
    );
    const text = (await toldTo(other)).flat().join('\n');
    expect(text).toContain('다른 이');
    for (const mark of [marks.message, marks.draft, marks.note]) expect(text).not.toContain(mark);
  });

  it('D-PER-03 leaves in the log who took it and why, and needs a fresh second factor', async () => {
    const id = await knowPerson(test);
    await toldTo(id);
    expect(await acts('exported')).toEqual([
      { actor_id: dispatcher.id, subject_kind: 'person', subject_id: id, details: { reason: 'own-request' } },
    ]);
    const late = await signedIn(test, ['dispatcher', 'owner']);
    await query(`update sessions set factor_at = now() - interval '6 minutes' where account_id = $1`, [late.id]);
    for (const answer of [
      await late.browser.send('POST', `/person/${id}/export`, { reason: 'own-request' }),
      await eraseAs(late, id),
    ]) {
      expect(answer.json().code).toBe('FACTOR_STALE');
    }
  });

  it('D-PER-03 of nobody is not found', async () => {
    const nobody = crypto.randomUUID();
    const answer = await owner.browser.send('POST', `/person/${nobody}/export`, { reason: 'own-request' });
    expect([answer.statusCode, (await eraseAs(owner, nobody)).statusCode]).toEqual([404, 404]);
  });
});

/** Every row of every table about people, as text. */
async function rowsLeft(): Promise<string> {
  const tables = test.api.personalTables.map(({ table }) => table).filter((table) => table !== 'consent_proofs');
  const counts = await Promise.all(
    tables.map(async (table) => {
      const [row] = await query(`select count(*)::int as rows from ${table}`);
      return `${table} ${(row as { rows: number }).rows}`;
    }),
  );
  return counts.filter((each) => !each.endsWith(' 0')).join(', ');
}

describe('erasing one person', () => {
  it('D-PER-03 leaves no row of them in any table, and none of a message to be sent', async () => {
    const { id } = await knowWhole(test);
    const waiting = await query(`select template from messages where state = 'waiting'`);
    expect(waiting).toContainEqual({ template: 'pledge-thanks' });
    expect((await eraseAs(owner, id)).statusCode).toBe(200);
    expect(await rowsLeft()).toBe('');
    expect(await query(`select from graphile_worker._private_jobs where key like 'send-message:%'`)).toEqual([]);
    expect((await owner.browser.send('GET', `/person/${id}`)).statusCode).toBe(404);
  });

  it('D-PER-03 keeps proof that it was done, and that they had agreed, with nothing of whom', async () => {
    const { id } = await knowWhole(test);
    const consents = await query('select text_id from consents order by text_id');
    await eraseAs(owner, id);
    const [erasure] = await query('select by_id, ground, counts from erasures');
    expect(erasure).toMatchObject({ by_id: owner.id, ground: 'own-request', counts: { persons: 1, applications: 2 } });
    expect(Object.keys(erasure.counts).toSorted()).toEqual(
      test.api.personalTables
        .map(({ table }) => table)
        .filter((table) => table !== 'consent_proofs')
        .toSorted(),
    );
    expect(await acts('erased')).toMatchObject([{ actor_id: owner.id, subject_kind: 'person', subject_id: id }]);
    expect(await query('select text_id from consent_proofs order by text_id')).toEqual(consents);
  });

  it('D-PER-03 touches nobody else', async () => {
    const { id } = await knowWhole(test);
    const other = await knowPerson(test, { name: '다른 이', phone: '052-000-0099' });
    await eraseAs(owner, id);
    expect(await rowsLeft()).toBe('persons 1');
    expect((await owner.browser.send('GET', `/person/${other}`)).statusCode).toBe(200);
  });

  it('D-PER-03 is refused under another name, to whoever only leads cases, and then nothing is gone', async () => {
    const { id } = await knowWhole(test);
    const before = await rowsLeft();
    const wrong = await eraseAs(owner, id, '다른 이');
    expect([wrong.statusCode, wrong.json().fields]).toMatchObject([400, [{ field: 'name' }]]);
    expect((await eraseAs(dispatcher, id)).statusCode).toBe(403);
    expect(await rowsLeft()).toBe(before);
    expect(await query('select from erasures')).toEqual([]);
  });
});
