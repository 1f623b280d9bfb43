import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { mailEnv } from '../../../../../../testing/mailed-links.ts';
import { openStaffAdmin, type StaffAdmin } from '../../../../../../testing/staff-admin.ts';
import { signedIn, testPassword } from '../../../../../../testing/people.ts';
import { unrecorded } from '../../audit-log/index.ts';
import { createStaff } from '../index.ts';

let test: TestApi;
let admin: StaffAdmin;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  admin = await openStaffAdmin(test);
});

describe('an invitation', () => {
  const invite = (email: string, roles = ['editor']) =>
    admin.owner.browser.send('POST', '/people/invitations', { email, roles });
  const joining = { username: 'joins1', nickName: '새 동료', password: testPassword };
  const accept = (token: string | undefined, body: object = joining) =>
    createBrowser(test.app).send('POST', '/auth/invitation/acceptance', { ...body, token });

  it('D-AU-18 makes an account that may work at once, with the roles it names, once', async () => {
    const answer = await invite('joins1@example.com', ['editor', 'driver']);
    expect(answer.json().data).toMatchObject({ link: null, invitation: { email: 'joins1@example.com' } });
    expect(answer.body).not.toContain('token');
    const [mail] = await admin.letters();
    expect(mail).toMatchObject({ template: 'invitation', to: 'joins1@example.com' });
    expect(Buffer.from(mail?.token ?? '', 'base64url')).toHaveLength(32);
    const stored = await test.database.write.$client.query('select * from invitations');
    expect(JSON.stringify(stored.rows)).not.toContain(mail?.token);

    const opened = await createBrowser(test.app).send('POST', '/auth/invitation', { token: mail?.token });
    expect(opened.json().data).toEqual({ email: 'joins1@example.com', roles: ['editor', 'driver'] });
    expect((await accept(mail?.token, { ...joining, username: admin.owner.username })).statusCode, 'taken').toBe(409);
    expect((await accept(mail?.token, { ...joining, password: 'kidneykidney12' })).statusCode, 'easy').toBe(400);
    const both = await Promise.all([accept(mail?.token), accept(mail?.token)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const joined = both.find(({ statusCode }) => statusCode === 200);
    expect(joined?.json().data.userInfo, 'signed in by joining').toMatchObject({
      username: 'joins1',
      nickName: '새 동료',
    });
    expect(joined?.cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-device',
      '__Host-sid',
      'accessToken',
      'refreshToken',
    ]);
    expect((await admin.signIn('joins1@example.com')).json().data.userInfo.roles).toEqual(['editor', 'driver']);
    expect((await admin.list()).invitations).toEqual([]);
    expect((await invite('joins1@example.com')).json().fields, 'already staff').toMatchObject([{ field: 'email' }]);
  });

  it('D-AU-18 can be sent again, taken back, and ends by itself after a week', async () => {
    await invite('joins2@example.com');
    await invite('Joins2@example.com', ['driver']);
    const [first, second] = await admin.letters();
    const { invitations } = await admin.list();
    expect(invitations).toMatchObject([{ email: 'Joins2@example.com', roles: ['driver'] }]);
    const days = (Date.parse(invitations[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await accept(first?.token)).statusCode, 'the first link').toBe(404);
    await test.database.write.$client.query(`update invitations set expires_at = now() - interval '1 second'`);
    expect((await accept(second?.token)).statusCode, 'too late').toBe(404);

    const again = (await invite('joins2@example.com')).json().data.invitation.id;
    const [third] = await admin.letters();
    expect((await admin.owner.browser.send('DELETE', `/people/invitations/${again}`)).statusCode).toBe(200);
    expect((await admin.owner.browser.send('DELETE', `/people/invitations/${again}`)).statusCode).toBe(404);
    expect((await accept(third?.token)).statusCode, 'taken back').toBe(404);
  });

  it('D-AU-18 of an owner who left, or is none any more, opens nothing: nobody comes back by their own', async () => {
    const put = {
      leaves: (id: number, version: number) =>
        admin.owner.browser.send('POST', `/people/${id}/deactivation`, { version }),
      'is none any more': (id: number, version: number) =>
        admin.owner.browser.send('PUT', `/people/${id}/roles`, { roles: ['editor'], version }),
      'is put out on the command line': (id: number) =>
        test.database.write.$client
          .query<{ username: string }>('select username from accounts where id = $1', [id])
          .then(({ rows }) => createStaff(test.database, unrecorded).disable(rows[0]?.username ?? '')),
      // As when the invitation is made at the very moment in which its maker goes.
      'was gone before': (id: number) =>
        test.database.write.$client.query(`update accounts set state = 'disabled', roles = '{}' where id = $1`, [id]),
    };
    for (const [how, goes] of Object.entries(put)) {
      const leaver = await signedIn(test, ['owner']);
      const body = { email: 'joins4@example.com', roles: ['owner'] };
      const made = await leaver.browser.send('POST', '/people/invitations', body);
      const [mail] = await admin.letters();
      await goes(leaver.id, (await admin.find(leaver.id)).version);
      expect((await admin.list()).invitations, how).toEqual([]);
      const opened = await createBrowser(test.app).send('POST', '/auth/invitation', { token: mail?.token });
      expect(opened.statusCode, how).toBe(404);
      expect((await accept(mail?.token, { ...joining, username: 'joins4' })).statusCode, how).toBe(404);
      if (how !== 'leaves') continue;
      const { rows } = await test.database.write.$client.query(
        `select act, actor_id from log.audit_entries where subject_kind = 'invitation' and subject_id = $1 order by seq`,
        [String(made.json().data.invitation.id)],
      );
      expect(rows).toEqual([
        { act: 'invited', actor_id: leaver.id },
        { act: 'invitation-withdrawn', actor_id: admin.owner.id },
      ]);
    }
  });

  it('D-AU-18 is handed over by hand where no mail goes out', async () => {
    await using silent = await createTestApi();
    const boss = await signedIn(silent, ['owner']);
    const body = { email: 'joins3@example.com', roles: ['editor'] };
    const { link } = (await boss.browser.send('POST', '/people/invitations', body)).json().data;
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/invitation\?token=[\w-]{43}$/);
    const token = new URL(link).searchParams.get('token');
    const answer = await createBrowser(silent.app).send('POST', '/auth/invitation/acceptance', { ...joining, token });
    expect(answer.statusCode).toBe(200);
    const { people } = (await boss.browser.send('GET', '/people')).json<{ data: People }>().data;
    expect(people.find(({ username }) => username === 'joins1')).toMatchObject({ isEmailProven: false });
  });
});
