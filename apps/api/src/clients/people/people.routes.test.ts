import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { newestTexts } from './index.ts';

let test: TestApi;
let dispatcher: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  dispatcher = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons cascade']));

const search = async (words: string) => {
  const answer = await dispatcher.browser.send('POST', '/person/search', { words });
  return { status: answer.statusCode, ...answer.json() };
};
const found = async (words: string) => (await search(words)).data.people.map(({ id }: { id: string }) => id);
const readings = async () => {
  const { rows } = await test.database.read.$client.query(
    `select actor_id, subject_id from log.audit_entries where act = 'read' and subject_kind = 'person' order by seq`,
  );
  return rows.map((row) => `${row.actor_id} ${row.subject_id}`);
};

describe('the search box of the office', () => {
  it('D-PER-01 finds by the last four digits, the whole number, the name or its first consonants', async () => {
    const id = await knowPerson(test, { name: '신청인', phone: '052-000-0012', guardianPhone: '010-0000-0034' });
    await knowPerson(test, { name: '다른 이', phone: '052-000-0099' });
    for (const words of ['0012', '052-000-0012', '+82 52 000 0012', '0034', '01000000034', '신 청인', 'ㅅㅊㅇ']) {
      expect(await found(words), words).toEqual([id]);
    }
    for (const words of ['0013', '052-000-0013', '신청', 'ㅅㅊ', '0000']) expect(await found(words), words).toEqual([]);
  });

  it('D-PER-01 says how to search where the digits are too few', async () => {
    expect(await search('012')).toMatchObject({ status: 400, fields: [{ field: 'words' }] });
  });

  it('D-PER-01 shows at most twenty, and says that there are more', async () => {
    for (let n = 10; n < 31; n += 1) await knowPerson(test, { phone: `052-00${n}-0012` });
    const { data } = await search('0012');
    expect(data.people).toHaveLength(20);
    expect(data.hasMore).toBe(true);
  });

  it('D-PER-01 whoever is shown is in the log, and what was searched for is not', async () => {
    const shown = await knowPerson(test);
    await knowPerson(test, { phone: '052-000-0099' });
    const before = await readings();
    await search('052-000-0000');
    await search('052-000-0001');
    expect((await readings()).slice(before.length)).toEqual([`${dispatcher.id} ${shown}`]);
  });
});

describe('one person', () => {
  it('D-PER-01 is shown whole, and the reading is in the log', async () => {
    const id = await knowPerson(test, { birthDate: '1950-02-03', guardianName: '가족' });
    const before = await readings();
    const { data } = (await dispatcher.browser.send('GET', `/person/${id}`)).json();
    expect(data).toEqual({
      id,
      name: '신청인',
      phone: '052-000-0000',
      email: null,
      address: null,
      birthDate: '1950-02-03',
      guardianName: '가족',
      guardianPhone: null,
      roles: [],
      applications: [],
      ride: null,
      past: [],
      consents: [],
      texts: ['transport', 'membership', 'pledge'].flatMap(newestTexts),
      createdAt: data.createdAt,
    });
    expect((await readings()).slice(before.length)).toEqual([`${dispatcher.id} ${id}`]);
  });
});
