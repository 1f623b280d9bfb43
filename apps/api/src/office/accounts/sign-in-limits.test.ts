import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createPerson, signedIn, testPassword, type Person } from '../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.database.write.$client.query('delete from rate_limits'));

const wrong = 'some other long password';
const tryIn = (browser: Browser, { username }: Pick<Person, 'username'>, password: string) =>
  browser.send('POST', '/auth/login', { login: username, password });
const stranger = (n = 0) => createBrowser(test.app, { address: `203.0.${n}.9` });

async function lockOut(person: Person) {
  for (let n = 0; n < 5; n += 1) expect((await tryIn(stranger(), person, wrong)).statusCode).toBe(401);
}

/** As if so many seconds had gone by. */
const letPass = (seconds: number) =>
  test.database.write.$client.query('update rate_limits set expire = expire - $1', [seconds * 1_000]);

/** For how many seconds more the one account of a test is closed. */
async function locked(): Promise<number> {
  const { rows } = await test.database.write.$client.query<{ expire: string }>(
    `select expire from rate_limits where key like 'sign-in-account:%'`,
  );
  return (Number(rows[0]?.expire) - Date.now()) / 1_000;
}

describe('limits of signing in', { timeout: 60_000 }, () => {
  it('D-AU-14 of 200 wrong passwords at once over two nodes exactly 5 are tried', async () => {
    const person = await createPerson(test);
    const nodes = [test.app, await test.node()];
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const browser = createBrowser(nodes[n % 2] ?? test.app, { address: `203.${n % 100}.1.1` });
        return (await tryIn(browser, person, wrong)).statusCode;
      }),
    );
    const count = (status: number) => statuses.filter((each) => each === status).length;
    expect({ tried: count(401), refused: count(403) }).toEqual({ tried: 5, refused: 195 });
  });

  it('D-AU-14 five wrong tries close the account to new devices for ten minutes, also by its e-mail and for the right password', async () => {
    const person = await createPerson(test);
    await lockOut(person);
    for (const login of [person.username, person.email]) {
      const answer = await tryIn(stranger(7), { username: login }, testPassword);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'NEW_DEVICE']);
      expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-asked']);
    }
    expect(await locked()).toBeGreaterThan(590);
    expect(await locked()).toBeLessThanOrEqual(600);
    await letPass(601);
    expect((await tryIn(stranger(), person, testPassword)).statusCode).toBe(200);
  });

  it('D-AU-14 each further lock is twice as long, up to a day', async () => {
    const person = await createPerson(test);
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      await lockOut(person);
      expect((await tryIn(stranger(1), person, testPassword)).json().code).toBe('NEW_DEVICE');
      const left = await locked();
      waits.push(Math.round(left / 60));
      await letPass(left + 1);
      await test.database.write.$client.query(`delete from rate_limits where key ~ '^sign-in-(address|wrong):'`);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
  });

  it('D-AU-14 a success wipes the slate', async () => {
    const person = await createPerson(test);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await tryIn(stranger(round), person, wrong);
      expect((await tryIn(stranger(round), person, testPassword)).statusCode).toBe(200);
    }
  });

  it('D-AU-14 names that do not exist are limited alike, so that a lock tells nothing', async () => {
    const nobody = { id: 0, username: 'nobody-of-that-name', email: '' };
    await lockOut(nobody);
    expect((await tryIn(stranger(1), nobody, wrong)).statusCode).toBe(403);
  });

  it('D-AU-14 a browser that has signed in before is not locked out by a stranger, and has five tries of its own', async () => {
    const known = await signedIn(test);
    await lockOut(known);
    const device = createBrowser(test.app, {
      cookies: [['__Host-device', known.browser.cookies.get('__Host-device') ?? '']],
    });
    expect((await tryIn(device, known, testPassword)).statusCode).toBe(200);
    expect((await tryIn(stranger(1), known, testPassword)).statusCode, 'the stranger stays locked').toBe(403);
    for (let n = 0; n < 5; n += 1) expect((await tryIn(device, known, wrong)).statusCode).toBe(401);
    expect((await tryIn(device, known, testPassword)).statusCode).toBe(429);
  });

  it('D-AU-14 the cookie of one account, or a made-up one, opens no other account', async () => {
    const [mine, other] = [await signedIn(test), await createPerson(test)];
    await lockOut(other);
    const [id, madeAt, mac] = (mine.browser.cookies.get('__Host-device') ?? '').split('.');
    for (const value of [`${id}.${madeAt}.${mac}`, `${id}.${madeAt}.${'A'.repeat(43)}`, 'x']) {
      const browser = createBrowser(test.app, { cookies: [['__Host-device', value]] });
      expect((await tryIn(browser, other, testPassword)).statusCode).toBe(403);
    }
  });

  it('D-AU-14 ten wrong tries from one neighbourhood in ten minutes, whatever the names, and fifty where they come at once', async () => {
    const from = (n: number) => createBrowser(test.app, { address: `198.51.100.${n}` });
    const tryOne = async (n: number) => (await tryIn(from(n), { username: `nobody${n}` }, wrong)).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) statuses.push(await tryOne(n));
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(403)]);
    await test.database.write.$client.query('delete from rate_limits');
    const atOnce = await Promise.all(Array.from({ length: 90 }, (_, n) => tryOne(n)));
    expect(atOnce.filter((each) => each === 401).length).toBeLessThanOrEqual(50);
    expect((await tryIn(stranger(), { username: 'nobody1000' }, wrong)).statusCode).toBe(401);
  });

  it('D-AU-14 three hundred wrong tries on the whole site; a known browser still gets in', async () => {
    const known = await signedIn(test);
    await test.database.write.$client.query(`update rate_limits set points = 300 where key like 'sign-in-site:%'`);
    expect((await tryIn(stranger(), await createPerson(test), testPassword)).statusCode).toBe(403);
    expect((await tryIn(known.browser, known, testPassword)).statusCode).toBe(200);
  });

  it('D-AU-14 the limits name nobody', async () => {
    const person = await createPerson(test);
    await tryIn(createBrowser(test.app, { address: '203.0.113.77' }), person, wrong);
    const { rows } = await test.database.write.$client.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });

  it('D-AU-14 limits that are over are forgotten by the housekeeping', async () => {
    await tryIn(stranger(), await createPerson(test), wrong);
    await letPass(200_000);
    await test.api.housekeep();
    expect((await test.database.write.$client.query('select * from rate_limits')).rows).toEqual([]);
  });
});
