import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../../testing/browser.ts';
import { createPerson, signedIn, testPassword } from '../../../../../../testing/people.ts';
import { totpOf } from '../../../../../../testing/totp.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.database.write.$client.query('delete from rate_limits'));

async function signIn(login: string) {
  const browser = createBrowser(test.app);
  const answer = await browser.send('POST', '/auth/login', { login, password: testPassword });
  return { browser, user: answer.json().data.userInfo };
}
const proveByCode = (browser: Browser, code: string) =>
  browser.send('POST', '/auth/factors/proof', { kind: 'code', code });

/** Somebody who has just signed in with an app set up, and what came of it. */
async function withApp(roles: Role[]) {
  const person = await createPerson(test, { roles });
  const { browser, user } = await signIn(person.username);
  const { secret } = (await browser.send('POST', '/auth/factors/app')).json().data as { secret: string };
  const added = await browser.send('POST', '/auth/factors/app/confirmation', { code: totpOf(secret) });
  expect(added.statusCode, added.body).toBe(200);
  return { ...person, browser, user, secret, ...(added.json().data as { recoveryCodes: string[] }) };
}
const ageFactor = (username: string) =>
  test.database.write.$client.query(
    `update sessions set factor_at = now() - interval '5 minutes 1 second'
     where account_id = (select id from accounts where username = $1)`,
    [username],
  );

describe('an owner without a second factor', () => {
  it('D-AU-16 can do nothing but set one up', async () => {
    const { username } = await createPerson(test, { roles: ['owner', 'editor'] });
    const { browser, user } = await signIn(username);
    expect(user).toMatchObject({ roles: [], pendingFactor: 'set-up' });
    for (const [method, path] of [
      ['GET', '/people'],
      ['POST', '/faq'],
      ['PUT', '/auth/me'],
      ['POST', '/auth/password'],
      ['GET', '/auth/sessions'],
      ['DELETE', '/auth/factors/app'],
    ] as const) {
      expect((await browser.send(method, path, method === 'POST' ? {} : undefined)).json().code, path).toBe(
        'FACTOR_REQUIRED',
      );
    }
    expect((await browser.send('GET', '/auth/me')).json().data).toMatchObject({ roles: [], pendingFactor: 'set-up' });
    expect((await browser.send('GET', '/auth/factors')).json().data).toMatchObject({ isRequired: true, hasApp: false });
    const refreshed = await browser.send('POST', '/auth/refresh', {});
    expect(refreshed.json().userInfo).toMatchObject({ roles: [], pendingFactor: 'set-up' });
  });

  it('D-AU-16 is let in by an app, whose secret lies sealed, and gets ten codes once', async () => {
    const { browser, id, secret, recoveryCodes } = await withApp(['owner']);
    expect((await browser.send('GET', '/people')).statusCode).toBe(200);
    expect((await browser.send('GET', '/auth/me')).json().data).toMatchObject({ roles: ['owner'] });
    expect(new Set(recoveryCodes)).toHaveLength(10);
    const { rows } = await test.database.write.$client.query(
      `select secret, (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes) as codes
       from authenticator_apps where account_id = $1`,
      [id],
    );
    expect(rows[0].secret.toString('latin1')).not.toContain(secret.replaceAll(' ', ''));
    for (const code of recoveryCodes) expect(rows[0].codes).not.toContain(code);
    expect((await browser.send('POST', '/auth/factors/app')).statusCode, 'one that is in use stays').toBe(409);
  });

  it('D-AU-16 an editor may do without', async () => {
    const { username } = await createPerson(test, { roles: ['editor'] });
    const { browser, user } = await signIn(username);
    expect(user).toMatchObject({ roles: ['editor'] });
    expect(user).not.toHaveProperty('pendingFactor');
    expect((await browser.send('GET', '/auth/factors')).json().data).toMatchObject({ isRequired: false });
  });
});

describe('signing in with a second factor', () => {
  it('D-AU-16 asks for the digits, takes each once, and refuses them elsewhere afterwards', async () => {
    const { username, secret } = await withApp(['editor']);
    const { browser, user } = await signIn(username);
    expect(user).toMatchObject({ roles: [], pendingFactor: 'ask' });
    expect((await browser.send('POST', '/faq', { title: 'a', des: 'b' })).json().code).toBe('FACTOR_REQUIRED');
    expect((await proveByCode(browser, '000000')).statusCode).toBe(400);
    expect((await proveByCode(browser, totpOf(secret))).statusCode, 'used when it was set up').toBe(400);
    const next = totpOf(secret, 1);
    const both = await Promise.all([proveByCode(browser, next), proveByCode(browser.copy(), next)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await browser.send('GET', '/auth/me')).json().data.roles).toEqual(['editor']);
    expect((await proveByCode((await signIn(username)).browser, next)).statusCode, 'another session').toBe(400);
  });

  it('D-AU-16 takes a recovery code however it is typed, and each once', async () => {
    const { username, recoveryCodes } = await withApp(['dispatcher']);
    const [first = '', second = ''] = recoveryCodes;
    const { browser } = await signIn(username);
    expect((await proveByCode(browser, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await browser.send('GET', '/auth/factors')).json().data.recoveryCodesLeft).toBe(9);
    expect((await proveByCode(browser, first)).statusCode).toBe(400);
    const made = await browser.send('POST', '/auth/factors/recovery-codes');
    expect(made.json().data).toHaveLength(10);
    expect((await proveByCode(browser, second)).statusCode, 'replaced by new ones').toBe(400);
  });

  it('D-AU-14 five wrong tries close the door for a while, whoever made them, until an owner opens it', async () => {
    const { username, id, recoveryCodes } = await withApp(['editor']);
    for (let n = 0; n < 5; n += 1) {
      expect((await proveByCode((await signIn(username)).browser, '000000')).statusCode).toBe(400);
    }
    const { browser } = await signIn(username);
    expect((await proveByCode(browser, recoveryCodes[0] ?? '')).statusCode).toBe(429);
    const owner = await signedIn(test, ['owner']);
    await owner.browser.send('POST', `/people/${id}/unlocking`);
    expect((await proveByCode(browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  it('D-AU-14 a door closed by wrong factors stays closed, and in the owner’s sight, for the right password', async () => {
    const { username, id, recoveryCodes } = await withApp(['editor']);
    const { browser } = await signIn(username);
    for (let n = 0; n < 5; n += 1) await proveByCode(browser, '000000');
    const owner = await signedIn(test, ['owner']);
    const isLocked = async () =>
      (await owner.browser.send('GET', '/people')).json<{ data: People }>().data.people.find((each) => each.id === id)
        ?.isLocked;
    expect(await isLocked()).toBe(true);
    await signIn(username);
    expect(await isLocked(), 'the password alone').toBe(true);
    await test.database.write.$client.query('delete from rate_limits');
    expect((await proveByCode(browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect(await isLocked(), 'the factor was shown').toBe(false);
  });
});

describe('a change of the factors', () => {
  it('D-AU-16 ends every other session', async () => {
    const person = await withApp(['editor']);
    const changes = {
      'new codes': (browser: Browser) => browser.send('POST', '/auth/factors/recovery-codes'),
      'taken away': (browser: Browser) => browser.send('DELETE', '/auth/factors/app'),
      'set up': async (browser: Browser) => {
        const { secret } = (await browser.send('POST', '/auth/factors/app')).json().data as { secret: string };
        return browser.send('POST', '/auth/factors/app/confirmation', { code: totpOf(secret) });
      },
    };
    for (const [how, change] of Object.entries(changes)) {
      const elsewhere = (await signIn(person.username)).browser;
      expect((await elsewhere.send('GET', '/auth/me')).statusCode).toBe(200);
      expect((await change(person.browser)).statusCode, how).toBe(200);
      expect((await elsewhere.send('GET', '/auth/me')).statusCode, how).toBe(401);
      expect((await elsewhere.send('POST', '/auth/refresh', {})).statusCode, how).toBe(401);
      expect((await person.browser.send('GET', '/auth/me')).statusCode, how).toBe(200);
    }
  });

  it('D-AU-16 codes made anew many times at once are ten', async () => {
    const { browser } = await withApp(['editor']);
    const made = await Promise.all(
      Array.from({ length: 4 }, () => browser.copy().send('POST', '/auth/factors/recovery-codes')),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await browser.send('GET', '/auth/factors')).json().data.recoveryCodesLeft).toBe(10);
  });
});

describe('something grave', () => {
  it('D-AU-16 asks again for a factor that was shown five minutes ago', async () => {
    const { browser, username, recoveryCodes } = await withApp(['owner']);
    const invite = (email: string) => browser.send('POST', '/people/invitations', { email, roles: ['editor'] });
    expect((await invite('one@example.com')).statusCode).toBe(200);
    await ageFactor(username);
    const refused = await invite('two@example.com');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FACTOR_STALE']);
    expect((await browser.send('POST', '/auth/factors/recovery-codes')).json().code).toBe('FACTOR_STALE');
    expect((await browser.send('POST', '/auth/factors/passkeys/challenge')).json().code).toBe('FACTOR_STALE');
    expect((await browser.send('GET', '/people')).statusCode, 'looking is not grave').toBe(200);
    expect((await proveByCode(browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await invite('two@example.com')).statusCode).toBe(200);
  });

  it('D-AU-16 every change of people, of factors and of settings is', () => {
    const grave = test.api.endpoints.filter(({ freshFactor }) => freshFactor).map(({ route }) => route.path);
    expect(new Set(grave)).toEqual(
      new Set([
        '/people/sheet',
        '/application/sheet',
        '/people/:id/approval',
        '/people/:id/roles',
        '/people/:id/deactivation',
        '/people/:id/reactivation',
        '/people/:id/unlocking',
        '/people/:id/device-code',
        '/people/invitations',
        '/people/invitations/:id',
        '/import/staff',
        '/import/staff/:id/undo',
        '/person/:id',
        '/person/:id/export',
        '/retention/:id/agreement',
        '/settings/:group',
        '/messages/:id/words',
        '/auth/factors/passkeys/:id',
        '/auth/factors/app',
        '/auth/factors/recovery-codes',
      ]),
    );
  });

  it('D-AU-16 the last factor stays where it is needed, and goes where it is not', async () => {
    const owner = await withApp(['owner']);
    expect((await owner.browser.send('DELETE', '/auth/factors/app')).statusCode).toBe(409);
    const editor = await withApp(['editor']);
    expect((await editor.browser.send('DELETE', '/auth/factors/app')).statusCode).toBe(200);
    expect((await signIn(editor.username)).user.roles).toEqual(['editor']);
  });
});

describe('a passkey', () => {
  it('D-AU-16 is made for this site, and nothing else is taken for one', async () => {
    const { username } = await createPerson(test, { roles: ['owner'] });
    const { browser } = await signIn(username);
    const options = (await browser.send('POST', '/auth/factors/passkeys/challenge')).json().data;
    expect(options.rp.id).toBe('localhost');
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
    const made = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    expect((await browser.send('POST', '/auth/factors/passkeys', made)).statusCode).toBe(400);
    expect((await browser.send('GET', '/people')).json().code).toBe('FACTOR_REQUIRED');
    expect((await browser.send('POST', '/auth/factors/challenge')).statusCode, 'there is none').toBe(404);
  });
});
