import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { createPerson } from '../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.database.write.$client.query('delete from rate_limits'));

let count = 0;
function newcomer() {
  count += 1;
  return {
    username: `newcomer${count}`,
    email: `newcomer${count}@example.com`,
    nickName: '새 직원',
    password: 'umbrella under quiet pine',
  };
}

const signUp = (body: object, address = '198.51.100.1') =>
  createBrowser(test.app, { address }).send('POST', '/auth/signup', body);

async function accountOf(username: string) {
  const { rows } = await test.database.write.$client.query('select * from accounts where username = $1', [username]);
  return rows[0] as Record<string, unknown> | undefined;
}

describe('POST auth/signup', () => {
  it('D-AU-10 makes an account that is pending and has no role, whatever else the body says', async () => {
    const person = newcomer();
    const answer = await signUp({ ...person, roles: ['owner'], state: 'active', id: 1, version: 9 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: null,
      message: '가입 신청을 받았습니다. 관리자가 승인하면 로그인하실 수 있습니다.',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await accountOf(person.username)).toMatchObject({ state: 'pending', roles: [], version: 1 });
  });

  it('D-AU-13 stores Argon2id with 46 MiB, never the password', async () => {
    const person = newcomer();
    await signUp(person);
    const row = await accountOf(person.username);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(person.password);
  });

  it('D-AU-13 answer and what becomes of the username are the same whether the e-mail is known or not', async () => {
    const known = await createPerson(test);
    const fresh = await signUp(newcomer());
    const person = { ...newcomer(), email: known.email.toUpperCase() };
    const again = await signUp(person);
    expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(await accountOf(person.username)).toMatchObject({ state: 'pending' });
    const probe = await signUp({ ...newcomer(), username: person.username });
    expect(probe.statusCode, 'as for any name that was asked for').toBe(409);
  });

  it('D-AU-13 a taken username is a problem of that field', async () => {
    const known = await createPerson(test);
    const answer = await signUp({ ...newcomer(), username: known.username });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'username' }] });
  });

  it('D-AU-13 twenty at once with one username and one e-mail make one account and no error of ours', async () => {
    const person = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signUp(person, `203.0.${n}.1`).then(({ statusCode }) => statusCode)),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it('D-AU-13 names every field that is wrong', async () => {
    const answer = await signUp({ username: 'Ab', email: 'nobody', nickName: ' ', password: 'short' });
    expect(answer.statusCode).toBe(400);
    const { fields } = answer.json<{ fields: { field: string; message: string }[] }>();
    expect(new Set(fields.map(({ field }) => field))).toEqual(new Set(['username', 'email', 'nickName', 'password']));
    expect(fields).toContainEqual({ field: 'password', message: '12자 이상 입력해 주십시오.' });
    for (const { message } of fields) expect(message).toMatch(/[가-힣].*다?\.|예: /);
  });

  it.each([
    ['too short', 'ab3!x9kq2pz'],
    ['too long', 'a1b2c3d4'.repeat(33)],
    ['common', 'Password2024!'],
    ['the association', '울산신장협회1234'],
    ['the person', 'newcomer-newcomer'],
  ])('D-AU-13 refuses a password that is %s', async (_name, password) => {
    const answer = await signUp({ ...newcomer(), password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'password' }]);
  });

  it('D-AU-13 asks for no capital, digit or sign, and takes 256 characters', async () => {
    expect((await signUp({ ...newcomer(), password: 'quiet river under the bridge' })).statusCode).toBe(200);
    const long = Array.from({ length: 256 }, (_, n) => String.fromCodePoint(0xac00 + n * 37)).join('');
    expect((await signUp({ ...newcomer(), password: long })).statusCode).toBe(200);
  });

  it('D-AU-10 five an hour from one neighbourhood', async () => {
    const from = (host: number) => signUp(newcomer(), `198.51.100.${host}`);
    for (let host = 1; host <= 5; host += 1) expect((await from(host)).statusCode).toBe(200);
    const refused = await from(6);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await signUp(newcomer(), '198.51.101.1')).statusCode).toBe(200);
  });

  it('D-AU-10 can be switched off', async () => {
    await using closed = await createTestApi({ env: { SIGN_UP: 'off' } });
    const answer = await createBrowser(closed.app).send('POST', '/auth/signup', newcomer());
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('NOT_FOUND');
  });
});
