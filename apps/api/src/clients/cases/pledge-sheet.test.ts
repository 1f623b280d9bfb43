import type { ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import officeCrypto from 'officecrypto-tool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';

let test: TestApi;
let officer: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  officer = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());

const query = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows;
const password = 'opens-this-file';
const ask = ({ browser }: SignedIn, body: object = { reason: 'report', password }) =>
  browser.send('POST', '/application/sheet', body);

describe('the list of pledges as a file', () => {
  it('D-APP-05 has every pledge with its answers in words, and no other application', async () => {
    const answers = { ...sampleAnswers.pledge, name: '나누는 이', phone: '010-0000-0002' };
    const pledge = await takeCall(officer.browser, { kind: 'pledge', answers });
    await takeCall(officer.browser, { kind: 'transport' });
    const answer = await ask(officer);
    const { file, fileName, password: made } = answer.json<{ data: ProtectedSheet }>().data;
    expect([fileName, made]).toEqual(['후원 신청 명단.xlsx', null]);
    const bytes = Buffer.from(file, 'base64');
    expect(officeCrypto.isEncrypted(bytes)).toBe(true);
    const [headings = [], ...rows] = await readSpreadsheet(await officeCrypto.decrypt(bytes, { password }));
    expect(rows).toHaveLength(1);
    const told = Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]));
    expect(told).toMatchObject({
      단계: '접수',
      '접수 번호': pledge.receipt,
      이름: '나누는 이',
      전화번호: '010-0000-0002',
      '후원하시는 방법': '물품 후원',
      '물품과 양': '쌀 10kg 두 포대',
    });
    const [taken] = await query(
      `select actor_id, subject_kind, subject_id, details from log.audit_entries where act = 'exported'`,
    );
    expect(taken).toEqual({
      actor_id: officer.id,
      subject_kind: 'people-list',
      subject_id: 'pledges',
      details: { reason: 'report', people: [pledge.personId] },
    });
    const read = await query(
      `select from log.audit_entries where act = 'read' and subject_id = $1 and request_id = (select request_id from log.audit_entries where act = 'exported')`,
      [pledge.personId],
    );
    expect(read).toHaveLength(1);
  });

  it('D-APP-05 needs a reason, a fresh second factor, and somebody who leads applications', async () => {
    expect((await ask(officer, {})).json().fields[0].field).toBe('reason');
    expect((await ask(await signedIn(test, ['editor']))).statusCode).toBe(403);
    const late = await signedIn(test, ['owner']);
    await query(`update sessions set factor_at = now() - interval '1 hour' where account_id = $1`, [late.id]);
    expect((await ask(late)).json().code).toBe('FACTOR_STALE');
  });
});
