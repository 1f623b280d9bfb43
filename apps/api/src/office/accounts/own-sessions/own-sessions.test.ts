import type { OwnSession } from '@kidney/contract/office/accounts/own-sessions.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../../testing/browser.ts';
import { signedIn, testPassword } from '../../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const list = async (browser: Browser): Promise<OwnSession[]> =>
  (await browser.send('GET', '/auth/sessions')).json().data;

async function signInAgain(login: string, address: string): Promise<Browser> {
  const browser = createBrowser(test.app, { address });
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';
  await browser.send('POST', '/auth/login', { login, password: testPassword }, { 'user-agent': iPhone });
  return browser;
}

describe('the own sessions', () => {
  it('D-AU-17 are listed with device, address and last use, and one or all others can be ended', async () => {
    const { browser, username } = await signedIn(test);
    const phone = await signInAgain(username, '203.0.113.8');
    const tablet = await signInAgain(username, '203.0.113.9');
    const shown = await list(browser);
    expect(shown.map(({ address, isThis }) => `${address} ${isThis}`).toSorted()).toEqual([
      '192.0.2.10 true',
      '203.0.113.8 false',
      '203.0.113.9 false',
    ]);
    const onPhone = shown.find(({ address }) => address === '203.0.113.8');
    expect(onPhone?.device).toBe('아이폰 · 사파리');

    expect((await browser.send('DELETE', `/auth/sessions/${onPhone?.id}`)).statusCode).toBe(200);
    expect((await phone.send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await browser.send('DELETE', `/auth/sessions/${onPhone?.id}`)).statusCode).toBe(404);
    expect((await browser.send('DELETE', '/auth/sessions')).statusCode).toBe(200);
    expect((await tablet.send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await list(browser)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('D-AU-17 of somebody else are nobody’s business', async () => {
    const victim = await signedIn(test);
    const [session] = await list(victim.browser);
    const { browser } = await signedIn(test, ['owner']);
    expect((await browser.send('DELETE', `/auth/sessions/${session?.id}`)).statusCode).toBe(404);
    expect((await victim.browser.send('GET', '/auth/me')).statusCode).toBe(200);
  });
});
