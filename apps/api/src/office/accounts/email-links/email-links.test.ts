import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { createLetterBox, mailEnv } from '../../../../../../testing/mailed-links.ts';
import { createPerson, signedIn, testPassword } from '../../../../../../testing/people.ts';

let test: TestApi;
let letters: ReturnType<typeof createLetterBox>;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
  letters = createLetterBox(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query('delete from rate_limits');
  await letters();
});

const newPassword = 'four other quiet harbour words';
const forgot = (email: string, address = '192.0.2.10') =>
  createBrowser(test.app, { address }).send('POST', '/auth/forgotten-password', { email });
const reset = (token: string | undefined, password = newPassword) =>
  createBrowser(test.app).send('POST', '/auth/password-reset', { token, newPassword: password });
const signIn = (login: string, password: string) =>
  createBrowser(test.app).send('POST', '/auth/login', { login, password });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return (await letters())[0]?.token ?? '';
}

describe('a forgotten password', () => {
  it('D-AU-15 is set anew by a mailed link, which ends all sessions and every lock of the password', async () => {
    const person = await signedIn(test, ['editor']);
    const elsewhere = await signIn(person.username, testPassword);
    expect(elsewhere.statusCode).toBe(200);
    await forgot(person.email.toUpperCase());
    const [mail] = await letters();
    expect(mail).toMatchObject({ template: 'forgotten-password', to: person.email });
    const { rows } = await test.database.write.$client.query(
      `select *, extract(epoch from expires_at - now()) as left from account_links where email = $1`,
      [person.email],
    );
    expect(JSON.stringify(rows), 'stored as a hash').not.toContain(mail?.token);
    expect(Number(rows[0].left)).toBeGreaterThan(29 * 60);
    expect(Number(rows[0].left)).toBeLessThanOrEqual(30 * 60);
    for (let n = 0; n < 5; n += 1) await signIn(person.username, 'not the right words at all');

    const refused = await reset(mail?.token, 'kidneykidney12');
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'newPassword']);
    const both = await Promise.all([reset(mail?.token), reset(mail?.token)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await person.browser.send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await signIn(person.username, testPassword)).statusCode).toBe(401);
    expect((await signIn(person.username, newPassword)).statusCode).toBe(200);
  });

  it('D-AU-15 set anew gives no new tries at the second factor to whoever holds the mailbox', async () => {
    const person = await signedIn(test, ['owner']);
    const guess = async (password: string) => {
      const browser = createBrowser(test.app);
      await browser.send('POST', '/auth/login', { login: person.username, password });
      return (await browser.send('POST', '/auth/factors/proof', { kind: 'code', code: '000000' })).statusCode;
    };
    for (let n = 0; n < 5; n += 1) expect(await guess(testPassword)).toBe(400);
    expect(await guess(testPassword)).toBe(429);
    expect((await reset(await linkFor(person.email))).statusCode).toBe(200);
    expect(await guess(newPassword)).toBe(429);
    const owner = await signedIn(test, ['owner']);
    const { people } = (await owner.browser.send('GET', '/people')).json<{ data: People }>().data;
    expect(people.find(({ id }) => id === person.id)).toMatchObject({ isLocked: true });
    expect((await owner.browser.send('POST', `/people/${person.id}/unlocking`)).statusCode).toBe(200);
    expect(await guess(newPassword)).toBe(400);
  });

  it('D-AU-15 asked for by many at once, more than there are connections, is answered to each', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => createPerson(test)));
    const forgotten = people.map(({ email }, n) => forgot(email, `10.${n}.0.1`));
    const signUps = people.map((_, n) =>
      createBrowser(test.app, { address: `10.${n}.1.1` }).send('POST', '/auth/signup', {
        username: `crowd${n}`,
        email: `crowd${n}@example.com`,
        nickName: '여럿',
        password: testPassword,
      }),
    );
    const answers = await Promise.all([...forgotten, ...signUps]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await letters()).toHaveLength(48);
  });

  it('D-AU-15 gives the same answer for whatever address, and mails nobody who may not sign in', async () => {
    const known = await createPerson(test);
    const answers = [
      await forgot(known.email),
      await forgot('nobody-here@example.com'),
      await forgot((await createPerson(test, { state: 'pending' })).email),
      await forgot((await createPerson(test, { state: 'disabled' })).email),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toHaveLength(1);
    expect((await letters()).map(({ to }) => to)).toEqual([known.email]);
  });

  it('D-AU-15 opens nothing when it is too old, replaced, for another address, or made up', async () => {
    const { email, id } = await createPerson(test);
    const old = await linkFor(email);
    await test.database.write.$client.query(`update account_links set expires_at = now() - interval '1 second'`);
    expect((await reset(old)).statusCode, 'too old').toBe(404);
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await reset(first)).statusCode, 'replaced').toBe(404);
    await test.database.write.$client.query(`update accounts set email = 'moved@example.com' where id = $1`, [id]);
    expect((await reset(second)).statusCode, 'sent to another address').toBe(404);
    expect((await reset('')).statusCode).toBe(404);
    expect((await reset('x'.repeat(43))).statusCode).toBe(404);
  });

  it('D-AU-15 is no proof of an e-mail, and the other way round', async () => {
    const { email } = await createPerson(test);
    const token = await linkFor(email);
    expect((await createBrowser(test.app).send('POST', '/auth/email-proof', { token })).statusCode).toBe(404);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('D-AU-15 fills nobody’s letter box, and is asked for ten times an hour from one neighbourhood', async () => {
    const { email } = await createPerson(test);
    for (let n = 1; n <= 5; n += 1) expect((await forgot(email, `198.51.100.${n}`)).statusCode).toBe(200);
    expect(await letters()).toHaveLength(3);
    for (let n = 6; n <= 10; n += 1) await forgot('x@example.com', `198.51.100.${n}`);
    expect((await forgot('x@example.com', '198.51.100.11')).statusCode).toBe(429);
  });
});
