import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../../testing/browser.ts';
import { createLetterBox, mailEnv } from '../../../../../../testing/mailed-links.ts';
import { createPerson, signedIn, testPassword, type Person } from '../../../../../../testing/people.ts';
import { patience } from '../../../../../../testing/size.ts';

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

const wrong = 'some other long password';
const tryIn = (browser: Browser, login: string, password = testPassword) =>
  browser.send('POST', '/auth/login', { login, password });
const from = (address: string) => createBrowser(test.app, { address });
const openLink = (browser: Browser, token: string | undefined) => browser.send('POST', '/auth/device-link', { token });

/** So many wrong tries from one neighbourhood, whatever the names. */
async function tryWrongly(count: number, neighbourhood = '198.51.100') {
  await Promise.all(
    Array.from({ length: count }, (_, n) => tryIn(from(`${neighbourhood}.${n % 250}`), `nobody${n}`, wrong)),
  );
}

/** A browser that was refused as a new device of somebody, and the secret of the mail that went to them. */
async function askAnew(person: Person) {
  await test.database.write.$client.query(`update rate_limits set points = 301 where key like 'sign-in-site:%'`);
  const browser = from('203.0.113.9');
  expect((await tryIn(browser, person.username)).json().code).toBe('NEW_DEVICE');
  return { browser, token: (await letters())[0]?.token };
}

async function slowMode() {
  await tryIn(from('203.0.113.1'), 'nobody', wrong);
  await test.database.write.$client.query(`update rate_limits set points = 301 where key like 'sign-in-site:%'`);
}

describe('a known device', { timeout: 60_000 }, () => {
  it('D-SEC-03 signs in within a second after 500 wrong tries from its own neighbourhood; another is sent a mail', async () => {
    const known = await signedIn(test, ['editor'], { address: '198.51.100.7' });
    await tryWrongly(500);
    const began = performance.now();
    expect((await tryIn(known.browser, known.username)).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000 * patience);

    const stranger = await tryIn(from('198.51.100.8'), known.username);
    expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'NEW_DEVICE']);
    expect(stranger.headers['retry-after']).toBeUndefined();
    expect((await letters()).map(({ template, to }) => [template, to])).toEqual([['device-link', known.email]]);
    expect((await tryIn(from('203.0.113.1'), known.username)).statusCode, 'from elsewhere as ever').toBe(200);
  });

  it('D-SEC-03 right passwords from one neighbourhood, however many at once, count for nothing', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => createPerson(test)));
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(people.map(({ username }, n) => tryIn(from(`192.0.2.${n}`), username)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
  });
});

describe('a new device while strangers try passwords', { timeout: 60_000 }, () => {
  it('D-SEC-04 D-SEC-22 is asked for the mailed link once the site is slow, and then signs in as ever', async () => {
    const person = await createPerson(test, { roles: ['editor'] });
    await slowMode();
    const browser = from('203.0.113.9');
    const refused = await tryIn(browser, person.username);
    expect(refused.json()).toMatchObject({
      code: 'NEW_DEVICE',
      message: expect.stringContaining('메일로 주소를 보내'),
    });
    expect(refused.cookies).toMatchObject([{ name: '__Host-asked', httpOnly: true, secure: true, maxAge: 900 }]);
    const [mail] = await letters();
    expect(Buffer.from(mail?.token ?? '', 'base64url'), '256 bits').toHaveLength(32);
    const { rows } = await test.database.write.$client.query(
      `select *, extract(epoch from expires_at - now()) as left from account_links where account_id = $1`,
      [person.id],
    );
    expect(JSON.stringify(rows)).not.toContain(mail?.token);
    expect(Number(rows[0].left)).toBeGreaterThan(14 * 60);
    expect(Number(rows[0].left)).toBeLessThanOrEqual(15 * 60);

    expect((await openLink(browser, mail?.token)).statusCode).toBe(200);
    expect(browser.cookies.has('__Host-asked')).toBe(false);
    expect((await tryIn(browser, person.username, wrong)).statusCode, 'the password is asked as ever').toBe(401);
    expect((await tryIn(browser, person.username)).statusCode).toBe(200);
    expect((await openLink(browser, mail?.token)).statusCode, 'once').toBe(404);
  });

  it('D-SEC-22 gets the same answer for every name and password, and none is looked at', async () => {
    const known = await createPerson(test);
    const disabled = await createPerson(test, { state: 'disabled' });
    await slowMode();
    const answers = [
      await tryIn(from('203.0.113.9'), known.username),
      await tryIn(from('203.0.113.9'), known.username, wrong),
      await tryIn(from('203.0.113.9'), 'nobody-of-that-name'),
      await tryIn(from('203.0.113.9'), disabled.username),
    ];
    const told = answers.map(({ statusCode, body, cookies }) => [
      statusCode,
      body.replaceAll(/"requestId":"[^"]*"/g, ''),
      cookies.map(({ name, value, maxAge }) => [name, value.length, maxAge]),
    ]);
    expect(new Set(told.map((each) => JSON.stringify(each)))).toHaveLength(1);
    expect((await letters()).map(({ to }) => to)).toEqual([known.email]);
    const { rows } = await test.database.write.$client.query(
      `select from log.audit_entries where act = 'sign-in-failed' and subject_id = $1`,
      [String(known.id)],
    );
    expect(rows, 'nothing was tried').toEqual([]);
  });

  it('D-SEC-22 the link opens in the browser that asked alone, and not after 15 minutes', async () => {
    const person = await createPerson(test);
    await slowMode();
    const { browser, token } = await askAnew(person);
    const elsewhere = await openLink(from('203.0.113.10'), token);
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([403, expect.stringContaining('그 브라우저에서')]);
    const other = from('203.0.113.11');
    await tryIn(other, (await createPerson(test)).username);
    expect((await openLink(other, token)).statusCode, 'asked for another account').toBe(403);
    await test.database.write.$client.query(`update account_links set expires_at = now() - interval '1 second'`);
    expect((await openLink(browser, token)).statusCode, 'too late').toBe(404);
    expect((await openLink(browser, 'x'.repeat(43))).statusCode, 'made up').toBe(404);
  });

  it('D-SEC-22 in a flood of a name its holder has three mails an hour, and the first one lets them in', async () => {
    const person = await createPerson(test, { roles: ['editor'] });
    await slowMode();
    for (let n = 0; n < 100; n += 1) await tryIn(from(`10.0.${n}.1`), person.username, wrong);
    const mails = await letters();
    expect(mails).toHaveLength(1);
    const own = from('203.0.113.9');
    expect((await tryIn(own, person.username)).json().code).toBe('NEW_DEVICE');
    expect(await letters(), 'no second mail while the first one lives').toHaveLength(0);
    expect((await openLink(own, mails[0]?.token)).statusCode).toBe(200);
    expect((await tryIn(own, person.username)).statusCode).toBe(200);

    for (let n = 0; n < 10; n += 1) {
      await test.database.write.$client.query('delete from account_links');
      await tryIn(from(`10.1.${n}.1`), person.username, wrong);
    }
    expect(await letters()).toHaveLength(2);
  });

  it('D-SEC-22 has no effect on mail for a forgotten password, nor that on it', async () => {
    const person = await createPerson(test);
    for (let n = 0; n < 4; n += 1) {
      await from(`10.2.${n}.1`).send('POST', '/auth/forgotten-password', { email: person.email });
    }
    expect(await letters()).toHaveLength(3);
    await slowMode();
    expect((await askAnew(person)).token).toBeTruthy();
  });
});

describe('a code on the telephone', { timeout: 60_000 }, () => {
  const useCode = (browser: Browser, login: string, code: string) =>
    browser.send('POST', '/auth/device-code', { login, code });

  it('D-SEC-22 read out by an owner lets the device in that asked, once, with or without mail', async () => {
    await using silent = await createTestApi();
    for (const site of [test, silent]) {
      const owner = await signedIn(site, ['owner']);
      const person = await createPerson(site, { roles: ['editor'] });
      const at = (address: string) => createBrowser(site.app, { address });
      await tryIn(at('203.0.113.1'), 'nobody', wrong);
      await site.database.write.$client.query(`update rate_limits set points = 301 where key like 'sign-in-site:%'`);
      const browser = at('203.0.113.9');
      const refused = (await tryIn(browser, person.username)).json();
      if (site === silent) expect(refused.message).toContain('책임자에게 전화');
      const { code, until } = (await owner.browser.send('POST', `/people/${person.id}/device-code`)).json().data;
      expect(code).toMatch(/^\d{6}$/);
      expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(15 * 60_000);

      const stranger = at('203.0.113.12');
      expect((await useCode(stranger, person.username, code)).statusCode, 'never asked').toBe(403);
      const miss = await useCode(browser, person.username, code === '000000' ? '000001' : '000000');
      expect([miss.statusCode, miss.json().fields[0].field]).toEqual([400, 'code']);
      const spoken = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect((await useCode(browser, person.email.toUpperCase(), spoken)).statusCode).toBe(200);
      expect((await useCode(browser, person.username, code)).statusCode, 'once').toBe(403);
      expect((await tryIn(browser, person.username)).statusCode).toBe(200);
    }
  });

  it('D-SEC-22 is guessed ten times an hour from one neighbourhood, and a second one ends the first', async () => {
    const owner = await signedIn(test, ['owner']);
    const person = await createPerson(test);
    await slowMode();
    const { browser } = await askAnew(person);
    const give = async () => (await owner.browser.send('POST', `/people/${person.id}/device-code`)).json().data.code;
    const [first, second] = [await give(), await give()];
    if (first !== second) expect((await useCode(browser, person.username, first)).statusCode).toBe(400);
    for (let n = 0; n < 9; n += 1) await useCode(browser, person.username, '12');
    for (let n = 0; n < 9; n += 1) await useCode(browser, person.username, second === '111111' ? '222222' : '111111');
    expect((await useCode(browser, person.username, second)).statusCode).toBe(429);
    const { rows } = await test.database.write.$client.query(
      `select * from account_links where purpose = 'device-code'`,
    );
    expect(JSON.stringify(rows)).not.toContain(second);
  });
});
