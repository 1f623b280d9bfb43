import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { createLetterBox, mailEnv } from '../../../../../../testing/mailed-links.ts';
import { createPerson, signedIn, testPassword } from '../../../../../../testing/people.ts';
import { unrecorded } from '../../audit-log/index.ts';
import { createStaff } from '../index.ts';

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
const reset = (token: string, n = 0, password = newPassword) =>
  createBrowser(test.app, { address: `10.${n}.0.1` }).send('POST', '/auth/password-reset', {
    token,
    newPassword: password,
  });
const mailedLink = async () => (await letters())[0]?.token ?? '';

async function resetLink(email: string): Promise<string> {
  await createBrowser(test.app).send('POST', '/auth/forgotten-password', { email });
  return mailedLink();
}

async function invite(owner: Awaited<ReturnType<typeof signedIn>>, email: string): Promise<string> {
  await owner.browser.send('POST', '/people/invitations', { email, roles: ['owner'] });
  return mailedLink();
}

const opens = async (token: string) =>
  (await createBrowser(test.app).send('POST', '/auth/invitation', { token })).statusCode;

describe('a new password', { timeout: 60_000 }, () => {
  it('D-SEC-13 ends the reset links and the invitations of the account, and says so', async () => {
    const owner = await signedIn(test, ['owner']);
    const [link, invitation] = [await resetLink(owner.email), await invite(owner, 'backdoor1@example.com')];
    const body = { currentPassword: testPassword, newPassword };
    const answer = await owner.browser.send('POST', '/auth/password', body);
    expect(answer.json().message).toContain('초대 1건도 거두었습니다');
    expect([(await reset(link)).statusCode, await opens(invitation)]).toEqual([404, 404]);
  });

  it('D-SEC-13 set by a mailed link ends the invitations of the account too, and no other’s', async () => {
    const [owner, other] = [await signedIn(test, ['owner']), await signedIn(test, ['owner'])];
    const kept = await invite(other, 'kept@example.com');
    const invitation = await invite(owner, 'backdoor2@example.com');
    expect((await reset(await resetLink(owner.email))).statusCode).toBe(200);
    expect([await opens(invitation), await opens(kept)]).toEqual([404, 200]);
  });

  it('D-SEC-13 given on the command line ends what was offered to its e-mail', async () => {
    const owner = await signedIn(test, ['owner']);
    const invitation = await invite(owner, 'Made@example.com');
    await createStaff(test.database, unrecorded).create({
      username: 'made-by-hand',
      email: 'made@example.com',
      nickName: '새 동료',
      password: newPassword,
      roles: ['owner'],
    });
    expect(await opens(invitation)).toBe(404);
  });

  it('D-SEC-13 of fifty uses of one link at once one wins, while the password is changed otherwise', async () => {
    const person = await createPerson(test);
    const link = await resetLink(person.email);
    const statuses = await Promise.all(Array.from({ length: 50 }, async (_, n) => (await reset(link, n)).statusCode));
    const count = (status: number) => statuses.filter((each) => each === status).length;
    expect({ won: count(200), refused: count(404) }).toEqual({ won: 1, refused: 49 });

    const changer = await signedIn(test);
    const again = await resetLink(changer.email);
    const body = { currentPassword: testPassword, newPassword: 'six boats before the evening' };
    const [changed, used] = await Promise.all([changer.browser.send('POST', '/auth/password', body), reset(again, 60)]);
    expect([200, 400], 'never stuck in each other').toContain(changed.statusCode);
    expect([200, 404]).toContain(used.statusCode);
    expect([changed, used].filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
