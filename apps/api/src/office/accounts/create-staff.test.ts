import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { createPerson, signedIn, testPassword } from '../../../../../testing/people.ts';
import { unrecorded } from '../audit-log/index.ts';
import { createStaff } from './index.ts';

let test: TestApi;
let staff: ReturnType<typeof createStaff>;
beforeAll(async () => {
  test = await createTestApi();
  staff = createStaff(test.database, unrecorded);
});
afterAll(() => test[Symbol.asyncDispose]());

const owner = { email: 'first@example.com', nickName: '회장', password: 'seven lanterns on a river' };

describe('approving and disabling', () => {
  it('D-AU-10 an account asked for at the front door can do nothing until it is approved', async () => {
    const browser = createBrowser(test.app);
    const password = 'umbrella under quiet pine';
    await browser.send('POST', '/auth/signup', {
      username: 'waiting',
      email: 'w@example.com',
      nickName: '김하나',
      password,
    });
    const signIn = () => browser.send('POST', '/auth/login', { login: 'waiting', password });

    expect((await signIn()).statusCode).toBe(403);
    await staff.approve('waiting', ['editor']);
    expect((await signIn()).json().data.userInfo.roles).toEqual(['editor']);
    expect((await browser.send('POST', '/faq', { title: '질문', des: '답' })).statusCode).toBe(200);
  });

  it('D-AU-11 a change of roles ends the sessions', async () => {
    const { browser, username } = await signedIn(test, ['editor']);
    await staff.approve(username, ['driver', 'driver']);
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(401);
    const again = await browser.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(again.json().data.userInfo.roles).toEqual(['driver']);
  });

  it('D-AU-11 disabling ends the sessions at once and for good', async () => {
    const { browser, username } = await signedIn(test, ['owner']);
    await staff.disable(username);
    expect((await browser.send('POST', '/faq', { title: 'a', des: 'b' })).statusCode).toBe(401);
    expect((await browser.send('POST', '/auth/refresh', {})).statusCode).toBe(401);
    expect((await browser.send('POST', '/auth/login', { login: username, password: testPassword })).statusCode).toBe(
      401,
    );
  });

  it('D-AU-10 the first owner is made without an approval, once', async () => {
    const first = { ...owner, username: 'first', roles: ['owner' as const] };
    expect(await staff.create(first)).toBe(true);
    expect(await staff.create(first)).toBe(false);
    expect(await staff.create({ ...first, username: 'second' }), 'the same e-mail').toBe(false);
    const answer = await createBrowser(test.app).send('POST', '/auth/login', {
      login: 'first',
      password: owner.password,
    });
    expect(answer.json().data.userInfo, 'until a second factor is set up').toMatchObject({
      roles: [],
      pendingFactor: 'set-up',
    });
  });

  it('D-AU-13 an easy password is refused on the command line too', async () => {
    await expect(
      staff.create({ ...owner, username: 'third', roles: ['owner'], password: 'kidneykidney12' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('D-AU-10 an unknown username is said', async () => {
    await expect(staff.approve('nobody', ['editor'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff.disable('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('D-AU-10 the table itself refuses roles for a pending account, and roles that do not exist', async () => {
    const { id } = await createPerson(test, { state: 'pending' });
    const set = (change: string) =>
      test.database.write.$client.query(`update accounts set ${change} where id = $1`, [id]);
    await expect(set(`roles = '{owner}'`)).rejects.toThrow(/accounts_roles_only_when_approved/);
    await expect(set(`state = 'active', roles = '{god}'`)).rejects.toThrow(/accounts_roles_known/);
  });
});
