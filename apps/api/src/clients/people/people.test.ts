import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { knowPerson, peopleOf } from '../../../../../testing/known-people.ts';

let test: TestApi;
let feature: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  test = await createTestApi();
  feature = peopleOf(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons cascade']));

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const read = async (id: string) => (await feature.within((tx) => feature.people.read(tx, [id]))).get(id);

const everything = {
  name: '신청인',
  phone: '052-000-0000',
  email: 'applicant@example.com',
  address: '울산 남구 1',
  birthDate: '1950-02-03',
  guardianName: '가족',
  guardianPhone: '010-0000-0001',
};

describe('who is known', () => {
  it('D-PER-01 is kept unreadable, and opens to what was said', async () => {
    const id = await knowPerson(test, everything);
    expect(await read(id)).toMatchObject({ id, ...everything });
    const [row] = await query(`select * from persons`);
    for (const [column, value] of Object.entries(row).filter(([, each]) => Buffer.isBuffer(each))) {
      const bytes = (value as Buffer).toString('latin1');
      for (const word of Object.values(everything)) {
        expect(bytes, column).not.toContain(Buffer.from(word).toString('latin1'));
      }
    }
  });

  it('D-PER-01 is the same person under the same name and number however both are written, and nothing known is overwritten', async () => {
    const id = await knowPerson(test, { ...everything, email: undefined });
    const again = { name: '신 청인', phone: '+82 52 000 0000', email: 'new@example.com', address: '다른 곳' };
    expect(await knowPerson(test, again)).toBe(id);
    expect(await read(id)).toMatchObject({ ...everything, email: null });
    await feature.within((tx) => feature.people.fillIn(tx, id, again));
    expect(await read(id)).toMatchObject({ ...everything, email: 'new@example.com' });
    expect(await knowPerson(test, { phone: '052-000-0009' })).not.toBe(id);
    expect(await knowPerson(test, { name: '가족' })).not.toBe(id);
  });

  it('D-PER-01 twenty who come at once under one name and number are one', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => knowPerson(test)));
    expect(new Set(ids).size).toBe(1);
    expect(await query('select id from persons')).toHaveLength(1);
  });

  it('D-PER-01 has the number of the person and of the guardian, and an emptied one no longer', async () => {
    const id = await knowPerson(test, everything);
    const has = (phone: string) => feature.people.hasPhone(test.database.read, id, phone);
    expect(await has('0520000000')).toBe(true);
    expect(await has('+82 10-0000-0001')).toBe(true);
    expect(await has('052-000-0001')).toBe(false);
    expect(await has('')).toBe(false);
    await feature.within((tx) => feature.people.change(tx, id, { phone: '052-000-0002', guardianPhone: '' }));
    expect(await has('052-000-0002')).toBe(true);
    expect(await has('0520000000')).toBe(false);
    expect(await has('01000000001')).toBe(false);
    expect(await read(id)).toMatchObject({ phone: '052-000-0002', guardianPhone: null, name: everything.name });
  });

  it('D-PER-01 is in the log when it is made, changed and read, and a change of nobody is refused', async () => {
    const id = await knowPerson(test, everything);
    await feature.within((tx) => feature.people.change(tx, id, { address: '울산 중구 2' }));
    await read(id);
    const rows = await query(
      `select act from log.audit_entries where subject_kind = 'person' and subject_id = '${id}' order by seq`,
    );
    expect(rows.map(({ act }) => act)).toEqual(['created', 'changed', 'read']);
    const nobody = feature.within((tx) => feature.people.change(tx, crypto.randomUUID(), { address: '없음' }));
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
