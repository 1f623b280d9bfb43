import type { ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import officeCrypto from 'officecrypto-tool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createPerson, signedIn, type SignedIn } from '../../../../../../testing/people.ts';
import { readSpreadsheet } from '../../../platform/spreadsheet/read-spreadsheet.ts';

let test: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner']);
});
afterAll(() => test[Symbol.asyncDispose]());

const query = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows;
const ask = (body: object) => owner.browser.send('POST', '/people/sheet', body);
const sheetFor = async (body: object): Promise<ProtectedSheet> => {
  const answer = await ask(body);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json().data;
};
/** The library hands an open file back whatever the password. */
const opened = ({ file }: ProtectedSheet, password: string) => {
  const bytes = Buffer.from(file, 'base64');
  expect(officeCrypto.isEncrypted(bytes)).toBe(true);
  return officeCrypto.decrypt(bytes, { password });
};
const exportsInLog = () =>
  query(`select actor_id, subject_kind, subject_id, details from log.audit_entries where act = 'exported'`);

describe('the list of staff as a file', () => {
  it('D-AU-18 is opened by the password that was made, and by no other', async () => {
    const sheet = await sheetFor({ reason: 'handover' });
    expect(sheet.fileName).toBe('직원 명단.xlsx');
    expect(sheet.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    await expect(opened(sheet, `${sheet.password}x`)).rejects.toThrow('password');
    const rows = await readSpreadsheet(await opened(sheet, sheet.password ?? ''));
    expect(rows[0]).toEqual(['이름', '아이디', '이메일', '맡은 일', '상태', '가입 신청한 날', '마지막 사용']);
    expect(rows.map((row) => row.slice(0, 5))).toContainEqual([
      '홍길동',
      owner.username,
      owner.email,
      '책임자',
      '사용 중',
    ]);
    expect((await sheetFor({ reason: 'handover' })).password).not.toBe(sheet.password);
  });

  it('D-AU-18 is opened by the password that was given, which is not said again', async () => {
    const password = 'Twelve-signs';
    const sheet = await sheetFor({ reason: 'report', password });
    expect(sheet.password).toBeNull();
    expect((await readSpreadsheet(await opened(sheet, password))).length).toBeGreaterThan(1);
  });

  it('D-AU-18 says that it was taken, by whom, why, and who is on it; never the password', async () => {
    const before = (await exportsInLog()).length;
    const { password } = await sheetFor({ reason: 'inspection' });
    const added = (await exportsInLog()).slice(before);
    const people = (await query('select id from accounts order by id')).map(({ id }) => id);
    expect(added).toEqual([
      {
        actor_id: owner.id,
        subject_kind: 'people-list',
        subject_id: 'staff',
        details: { reason: 'inspection', people: expect.arrayContaining(people) },
      },
    ]);
    const everything = await query(
      `select count(*)::int as found from log.audit_entries e where e::text like '%' || $1 || '%'`,
      [password],
    );
    expect(everything).toEqual([{ found: 0 }]);
  });

  it('D-AU-18 needs a reason, and a password that is none is refused', async () => {
    const before = (await exportsInLog()).length;
    for (const body of [
      {},
      { reason: '' },
      { reason: 'because' },
      { reason: 'report', password: 'eleven-sign' },
      { reason: 'report', password: '한글로쓴비밀번호입니다열두자' },
    ]) {
      expect((await ask(body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    expect((await exportsInLog()).length).toBe(before);
  });

  it('D-AU-18 needs the second factor, shown a moment ago', async () => {
    const other = await signedIn(test, ['owner']);
    await query(`update sessions set factor_at = now() - interval '6 minutes' where account_id = $1`, [other.id]);
    const refused = await other.browser.send('POST', '/people/sheet', { reason: 'report' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FACTOR_STALE']);
  });

  it('D-OFF-09 has names that look like formulas as text', async () => {
    const names = ['=1+1', '+1', '-1', '@sum', '\tx', '\rx'];
    for (const name of names) {
      const { id } = await createPerson(test);
      await query('update accounts set nick_name = $1 where id = $2', [name, id]);
    }
    const password = 'opens-this-list';
    const bytes = await opened(await sheetFor({ reason: 'contact', password }), password);
    const cells = (await readSpreadsheet(bytes)).map(([cell]) => cell);
    expect(cells).toEqual(expect.arrayContaining(names.map((name) => name.trim())));
  });
});
