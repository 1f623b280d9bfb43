import type { StaffImportPreview } from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { said } from '../../../../../../testing/imports.ts';
import { mailEnv } from '../../../../../../testing/mailed-links.ts';
import { signedIn, testPassword } from '../../../../../../testing/people.ts';
import { plantedNumber } from '../../../../../../testing/people-lists.ts';
import { openStaffAdmin, type StaffAdmin } from '../../../../../../testing/staff-admin.ts';
import { xlsxOf } from '../../../../../../testing/xlsx.ts';

let test: TestApi;
let admin: StaffAdmin;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
});
afterAll(() => test[Symbol.asyncDispose]());
const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
beforeEach(async () => {
  await query('delete from staff_imports');
  await query('delete from invitations');
  admin = await openStaffAdmin(test);
});

const headings = ['성명', '이메일 주소', '담당 업무'];
const listOf = (...rows: string[][]) => xlsxOf([['직원 명단'], headings, ...rows]).toString('base64');
const send = (path: string, body?: object) => admin.owner.browser.send('POST', `/import/staff${path}`, body);
async function previewed(file: string): Promise<StaffImportPreview> {
  const answer = await send('/preview', { file });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const confirm = (file: string, { hash, token, columns }: StaffImportPreview) =>
  send('', { file, hash, token, columns: columns.map(({ field }) => field) });
const accept = (token: string | undefined, username: string) =>
  createBrowser(test.app).send('POST', '/auth/invitation/acceptance', {
    token,
    username,
    nickName: '새 동료',
    password: testPassword,
  });

const two = (one: string, other: string) =>
  listOf(['편집하는 사람', one, '편집자'], ['운전하는 사람', other, '기사, 편집자']);

describe('lists of staff', () => {
  it('D-OFF-23 invites by letter with the roles of each row, once for a file, and takes back within a day what nobody accepted', async () => {
    const file = two('List1@Example.com', 'list2@example.com');
    const preview = await previewed(file);
    expect(preview.counts).toMatchObject({ new: 2, wrong: 0 });
    expect(await query('select from invitations'), 'nothing before it is confirmed').toEqual([]);
    const answer = await confirm(file, preview);
    expect([answer.statusCode, answer.json().message, answer.json().data.links]).toEqual([
      200,
      '2명을 초대했습니다.',
      [],
    ]);
    expect(answer.body).not.toMatch(/token=|list1/i);
    const letters = await admin.letters();
    expect(letters.map(({ to, template }) => `${template} ${to}`).toSorted()).toEqual([
      'invitation list1@example.com',
      'invitation list2@example.com',
    ]);
    expect((await admin.list()).invitations.map(({ email, roles }) => [email, roles])).toEqual([
      ['list1@example.com', ['editor']],
      ['list2@example.com', ['driver', 'editor']],
    ]);

    const again = await confirm(file, preview);
    expect([again.json().message, again.json().data.record.id]).toEqual([
      '이미 초대한 파일입니다. 다시 초대하지 않았습니다.',
      answer.json().data.record.id,
    ]);
    expect(await admin.letters()).toEqual([]);
    expect((await previewed(file)).before).toMatchObject({ kind: 'staff' });

    const joined = await accept(letters.find(({ to }) => to.startsWith('list2'))?.token, 'joinedbylist');
    expect(joined.json().data.userInfo.roles).toEqual(['driver', 'editor']);
    const { id } = answer.json().data.record;
    const undone = await send(`/${id}/undo`);
    expect(undone.json().message).toBe('초대 1건을 거두었습니다. 이미 들어오신 1명은 그대로 두었습니다.');
    expect(undone.json().data).toMatchObject({
      record: { undone: { removed: 1, kept: 1 }, undoUntil: null },
      kept: [{ name: '새 동료', email: 'list2@example.com' }],
    });
    expect((await accept(letters.find(({ to }) => to.startsWith('list1'))?.token, 'cametoolate')).statusCode).toBe(404);
    expect((await admin.signIn('list2@example.com')).statusCode, 'whoever joined stays').toBe(200);
    expect(await query('select from staff_import_rows'), 'nobody is remembered').toEqual([]);
    expect((await send(`/${id}/undo`)).statusCode).toBe(409);
    expect((await previewed(listOf(['편집하는 사람', 'list1@example.com', '편집자']))).counts.new).toBe(1);
  });

  it('D-OFF-23 says of each row in words what keeps it out, and shows no resident number', async () => {
    await admin.owner.browser.send('POST', '/people/invitations', { email: 'open@example.com', roles: ['editor'] });
    const left = await signedIn(test, ['editor']);
    await query(`update accounts set state = 'disabled', roles = '{}' where id = ${left.id}`);
    const [{ email: closed }] = await query(`select email from accounts where id = ${left.id}`);
    const [{ email: own }] = await query(`select email from accounts where id = ${admin.owner.id}`);
    const preview = await previewed(
      listOf(
        ['가나다', 'good@example.com', '운전원'],
        ['나나다', 'not an address', '기사'],
        ['다나다', 'role@example.com', '회계'],
        ['라나다', 'GOOD@example.com', '기사'],
        ['마나다', own, '책임자'],
        ['바나다', closed, '기사'],
        ['사나다', 'open@example.com', '편집자'],
        [`아나다 ${plantedNumber}`, 'number@example.com', '기사'],
        ['자나다', '', ''],
      ),
    );
    expect(preview.columns.map(({ field, by }) => [field, by])).toEqual([
      ['name', 'heading'],
      ['email', 'heading'],
      ['role', 'heading'],
    ]);
    const words = said(preview);
    for (const [row, expected] of [
      [3, /^맡을 일: 기사$/],
      [4, /이메일 주소를/],
      [5, /^모르는 일입니다: 회계\. 책임자, 편집자/],
      [6, /^3번째 줄과 이메일이 같습니다/],
      [7, /이미 직원인 분/],
      [8, /닫힌 계정/],
      [9, /이미 초대하셨습니다/],
      [10, /주민등록번호가 있습니다/],
      [11, /이메일이 없습니다.*맡을 일이 없습니다/],
    ] as const)
      expect(words.get(row), String(row)).toMatch(expected);
    expect(preview.counts).toEqual({ new: 1, known: 0, same: 2, double: 1, 'no-consent': 0, wrong: 5 });
    expect(JSON.stringify(preview)).not.toContain(plantedNumber.slice(7));
  });

  it('D-OFF-23 finds the columns by what stands in them where no heading names them, and says which it cannot find', async () => {
    const bare = xlsxOf([
      ['김가나', '기사', 'bare1@example.com'],
      ['이다라', '편집자 / 이동 담당', 'bare2@example.com'],
    ]).toString('base64');
    expect((await previewed(bare)).columns.map(({ field }) => field)).toEqual(['name', 'role', 'email']);
    const none = xlsxOf([
      ['성명', '이메일'],
      ['김가나', 'bare1@example.com'],
    ]).toString('base64');
    expect(await previewed(none)).toMatchObject({ missing: ['맡을 일'], rows: [] });
    const titles = listOf(['김가나', 'title1@example.com', '관리자'], ['이다라', 'title2@example.com', '사무국장']);
    expect((await previewed(titles)).counts, 'a title gives no rights').toMatchObject({ new: 0, wrong: 2 });
    const many = listOf(...Array.from({ length: 101 }, (_, at) => ['가나다', `many${at}@example.com`, '기사']));
    expect((await send('/preview', { file: many })).json().message).toContain('한 번에 100줄까지');
  });

  it('D-OFF-23 invites no more than the screen of staff shows', async () => {
    await query(`insert into invitations (email, roles, token_hash, invited_by, expires_at)
      select 'open' || n || '@example.com', '{driver}', sha256(n::text::bytea), ${admin.owner.id}, now() + interval '1 day'
      from generate_series(1, 99) n`);
    const file = two('list5@example.com', 'list6@example.com');
    const answer = await confirm(file, await previewed(file));
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('100건까지')]);
    expect(await query('select from staff_imports')).toEqual([]);
  });

  it('D-OFF-23 is read without being long about it, whatever a cell holds', async () => {
    const long = Buffer.from(`이름,${'('.repeat(90_000)}\n${'가'.repeat(90_000)},${'(a'.repeat(45_000)}`).toString(
      'base64',
    );
    const began = performance.now();
    expect((await send('/preview', { file: long })).statusCode).toBeLessThan(500);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('D-OFF-23 is the owner’s alone, with a fresh factor; what changed since the preview is shown anew', async () => {
    const file = two('list3@example.com', 'list4@example.com');
    const preview = await previewed(file);
    for (const role of ['dispatcher', 'editor', 'driver'] as const) {
      const { browser } = await signedIn(test, [role]);
      expect((await browser.send('GET', '/import/staff')).statusCode, role).toBe(403);
      expect((await browser.send('POST', '/import/staff/preview', { file })).statusCode, role).toBe(403);
    }
    expect((await createBrowser(test.app).send('GET', '/import/staff')).statusCode).toBe(401);
    await admin.owner.browser.send('POST', '/people/invitations', { email: 'list3@example.com', roles: ['driver'] });
    const stale = await confirm(file, preview);
    expect([stale.statusCode, stale.json().current.counts.same]).toEqual([412, 1]);
    expect((await send('', { file, hash: '0'.repeat(64), token: preview.token, columns: [] })).statusCode).toBe(400);
    const { token } = stale.json().current;
    const both = await Promise.all([confirm(file, { ...preview, token }), confirm(file, { ...preview, token })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await query('select from staff_imports')).toHaveLength(1);
    const [{ id }] = await query('select id from staff_imports');
    await query(`update staff_imports set at = now() - interval '25 hours'`);
    expect((await send(`/${id}/undo`)).json().message).toContain('하루가 지나');
    await query(`update sessions set factor_at = now() - interval '2 hours'`);
    expect((await confirm(file, preview)).json().code).toBe('FACTOR_STALE');
  });
});
