import type { People, Person } from '@kidney/contract/accounts/people.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { createLetterBox, mailEnv } from '../../../../../../testing/mailed-links.ts';
import { createPerson, signedIn, testPassword, type SignedIn } from '../../../../../../testing/people.ts';
import { unrecorded } from '../../audit-log/index.ts';
import { createStaff } from '../index.ts';

let test: TestApi;
let owner: SignedIn;
let letters: ReturnType<typeof createLetterBox>;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
  letters = createLetterBox(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query(
    `update accounts set state = 'disabled', roles = '{}' where state = 'active'`,
  );
  await test.database.write.$client.query('delete from rate_limits');
  await test.database.write.$client.query(`select forget_pending_account(id) from accounts where state = 'pending'`);
  owner = await signedIn(test, ['owner']);
  await letters();
});

const list = async (): Promise<People> => (await owner.browser.send('GET', '/people')).json().data;
const find = async (id: number): Promise<Person> => {
  const found = (await list()).people.find((each) => each.id === id);
  if (!found) throw new Error(`nobody with id ${id}`);
  return found;
};
const signIn = (login: string, password = testPassword) =>
  createBrowser(test.app, { address: '198.51.100.7' }).send('POST', '/auth/login', { login, password });
const rights = async (id: number) =>
  (
    await test.database.write.$client.query<{ act: string }>(
      `select act from audit_entries where chain = 'rights' and subject_kind = 'account' and subject_id = $1 order by seq`,
      [String(id)],
    )
  ).rows.map(({ act }) => act);

async function signUp(name: string) {
  const person = { username: name, email: `${name}@example.com`, nickName: '새 사람', password: testPassword };
  const answer = await createBrowser(test.app).send('POST', '/auth/signup', person);
  expect(answer.statusCode).toBe(200);
  const waiting = (await list()).people.find(({ username }) => username === name);
  if (!waiting) throw new Error('the sign-up is not listed');
  return waiting;
}

describe('somebody who asks for an account', () => {
  it('D-AU-10 is let in with roles once the e-mail is proved, and told so', async () => {
    const waiting = await signUp('asks1');
    expect(waiting).toMatchObject({ state: 'pending', isEmailProven: false, isEmailTaken: false });
    const [mail] = await letters();
    expect(mail).toMatchObject({ template: 'email-proof', to: waiting.email });
    const approve = (version: number) =>
      owner.browser.send('POST', `/people/${waiting.id}/approval`, { roles: ['editor'], version });
    expect((await approve(waiting.version)).statusCode, 'before the proof').toBe(409);

    const prove = () => createBrowser(test.app).send('POST', '/auth/email-proof', { token: mail?.token });
    expect((await prove()).statusCode).toBe(200);
    expect((await prove()).statusCode, 'works once').toBe(404);
    expect((await approve(waiting.version)).json().data).toMatchObject({ state: 'active', roles: ['editor'] });
    expect((await signIn('asks1')).statusCode).toBe(200);
    expect(await letters()).toMatchObject([{ template: 'account-approved', to: waiting.email }]);
    expect(await rights(waiting.id)).toEqual(['approved']);
    expect((await approve(waiting.version)).statusCode, 'twice').toBe(412);
  });

  it('D-AU-10 shows the holder of the address under which names, in the mail and before the proof', async () => {
    await signUp('asks4');
    const [mail] = await letters();
    expect(mail?.text).toContain('아이디: asks4\n이름: 새 사람\n');
    const open = () => createBrowser(test.app).send('POST', '/auth/email-proof/applicant', { token: mail?.token });
    expect((await open()).json().data).toEqual({ username: 'asks4', nickName: '새 사람' });
    expect((await open()).statusCode, 'looking proves nothing').toBe(200);
    await createBrowser(test.app).send('POST', '/auth/email-proof', { token: mail?.token });
    expect((await open()).statusCode, 'used').toBe(404);
  });

  it('D-AU-10 crowds nobody who works here out of the list, however many do', async () => {
    await test.database.write.$client.query(
      `insert into accounts (username, email, nick_name, password_hash)
       select 'made-up-' || n, n || '@example.com', '가' || n, '' from generate_series(1, 600) n`,
    );
    const left = await createPerson(test, { state: 'disabled' });
    const waiting = await createPerson(test, { state: 'pending' });
    await test.database.write.$client.query(`update accounts set email_proven_at = now() where id = $1`, [waiting.id]);
    const ids = (await list()).people.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([owner.id, left.id, waiting.id]));
    expect(ids[0], 'who has proved an e-mail stands first').toBe(waiting.id);
  });

  it('D-AU-10 and proves no e-mail is forgotten after two days, who proved it after sixty', async () => {
    const people = {
      unproved: await signUp('asks5'),
      fresh: await signUp('asks6'),
      proved: await signUp('asks7'),
      unanswered: await signUp('asks8'),
    };
    const age = (id: number, days: number, isProven: boolean) =>
      test.database.write.$client.query(
        `update accounts set created_at = now() - make_interval(days => $2, mins => 1),
         email_proven_at = case when $3 then now() end where id = $1`,
        [id, days, isProven],
      );
    await age(people.unproved.id, 2, false);
    await age(people.fresh.id, 1, false);
    await age(people.proved.id, 59, true);
    await age(people.unanswered.id, 60, true);
    await test.api.housekeep();
    const names = (await list()).people.map(({ username }) => username).filter((name) => /^asks[5-8]$/.test(name));
    expect(names.toSorted()).toEqual(['asks6', 'asks7']);
  });

  it('D-AU-10 is forgotten when refused, and may ask again', async () => {
    const waiting = await signUp('asks2');
    expect((await owner.browser.send('DELETE', `/people/${waiting.id}/approval`)).statusCode).toBe(200);
    expect((await owner.browser.send('DELETE', `/people/${waiting.id}/approval`)).statusCode).toBe(404);
    expect((await list()).people.map(({ id }) => id)).not.toContain(waiting.id);
    expect(await rights(waiting.id)).toEqual(['refused']);
    expect((await signUp('asks2')).id).not.toBe(waiting.id);
    expect((await owner.browser.send('DELETE', `/people/${owner.id}/approval`)).statusCode, 'not staff').toBe(404);
  });

  it('D-AU-13 with somebody’s e-mail cannot be let in, and its holder gets to know', async () => {
    const holder = await createPerson(test, { roles: ['editor'] });
    const person = { username: 'asks3', email: holder.email.toUpperCase(), nickName: '남', password: testPassword };
    await createBrowser(test.app).send('POST', '/auth/signup', person);
    expect(await letters()).toMatchObject([{ template: 'already-registered', to: holder.email, token: '' }]);
    const waiting = (await list()).people.find(({ username }) => username === 'asks3');
    expect(waiting).toMatchObject({ isEmailTaken: true, isEmailProven: false });
    await test.database.write.$client.query('update accounts set email_proven_at = now() where id = $1', [waiting?.id]);
    const body = { roles: ['editor'], version: waiting?.version };
    expect((await owner.browser.send('POST', `/people/${waiting?.id}/approval`, body)).statusCode).toBe(409);
    expect((await signIn(holder.email)).json().data.userInfo.sub, 'the e-mail stays the holder’s').toBe(holder.id);
  });

  it('D-AU-10 without mail is let in unproved, and the owner can see that', async () => {
    await using silent = await createTestApi();
    const boss = await signedIn(silent, ['owner']);
    const waiting = await createPerson(silent, { state: 'pending' });
    const { people, hasMail } = (await boss.browser.send('GET', '/people')).json<{ data: People }>().data;
    expect(hasMail).toBe(false);
    expect(people[0]).toMatchObject({ id: waiting.id, isEmailProven: false });
    const answer = await boss.browser.send('POST', `/people/${waiting.id}/approval`, { roles: ['driver'], version: 1 });
    expect(answer.statusCode).toBe(200);
    const forgotten = await createBrowser(silent.app).send('POST', '/auth/forgotten-password', {
      email: 'nobody@example.com',
    });
    expect(forgotten.statusCode).toBe(503);
  });
});

describe('staff', () => {
  it('D-AU-11 who leave are out at once, on every node, until they are let in again', async () => {
    const leaver = await signedIn(test, ['editor', 'driver']);
    const other = await test.node();
    const { version } = await find(leaver.id);
    expect((await leaver.browser.at(other).send('GET', '/auth/me')).statusCode).toBe(200);
    const answer = await owner.browser.send('POST', `/people/${leaver.id}/deactivation`, { version });
    expect(answer.json().data).toMatchObject({ state: 'disabled', roles: [] });
    expect((await leaver.browser.at(other).send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await leaver.browser.at(other).send('POST', '/auth/refresh', {})).json().code).toBe(
      'REFRESH_TOKEN_EXPIRED',
    );
    expect((await signIn(leaver.username)).statusCode).toBe(401);
    expect(await letters()).toMatchObject([{ template: 'account-deactivated', to: leaver.email }]);

    const back = { roles: ['driver'], version: answer.json().data.version };
    expect((await owner.browser.send('POST', `/people/${leaver.id}/reactivation`, back)).statusCode).toBe(200);
    expect((await signIn(leaver.username)).json().data.userInfo.roles).toEqual(['driver']);
    expect(await rights(leaver.id)).toEqual(['disabled', 'reactivated']);
  });

  it('D-AU-11 get other roles, which ends their sessions; two owners at once do not overwrite each other', async () => {
    const person = await signedIn(test, ['editor']);
    const { version } = await find(person.id);
    const change = (roles: string[]) => owner.browser.send('PUT', `/people/${person.id}/roles`, { roles, version });
    expect((await change(['dispatcher', 'dispatcher'])).json().data.roles).toEqual(['dispatcher']);
    expect((await person.browser.send('GET', '/auth/me')).statusCode).toBe(401);
    const late = await change(['owner']);
    expect([late.statusCode, late.json().current.roles]).toEqual([412, ['dispatcher']]);
    expect((await change([])).statusCode).toBe(400);
    const { rows } = await test.database.write.$client.query(
      `select details from audit_entries where act = 'roles-changed' and subject_id = $1`,
      [String(person.id)],
    );
    expect(rows).toEqual([{ details: { before: ['editor'], after: ['dispatcher'] } }]);
  });

  it('D-AU-11 always have an owner: the last one stays, also when two put each other out at once', async () => {
    const { version } = await find(owner.id);
    const alone = await owner.browser.send('POST', `/people/${owner.id}/deactivation`, { version });
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'CONFLICT']);
    const demoted = await owner.browser.send('PUT', `/people/${owner.id}/roles`, { roles: ['editor'], version });
    expect(demoted.statusCode).toBe(409);

    const second = await signedIn(test, ['owner']);
    const versions = { first: version, second: (await find(second.id)).version };
    const answers = await Promise.all([
      owner.browser.send('POST', `/people/${second.id}/deactivation`, { version: versions.second }),
      second.browser.send('PUT', `/people/${owner.id}/roles`, { roles: ['editor'], version: versions.first }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('D-AU-13 who locked themselves out are let in again, also at a device that is known', async () => {
    const { username, id, browser } = await signedIn(test, ['editor']);
    const wrong = () => browser.send('POST', '/auth/login', { login: username, password: 'not these words at all' });
    for (let n = 0; n < 5; n += 1) expect((await wrong()).statusCode).toBe(401);
    expect((await browser.send('POST', '/auth/login', { login: username, password: testPassword })).statusCode).toBe(
      429,
    );
    expect(await find(id)).toMatchObject({ isLocked: true });
    expect((await owner.browser.send('POST', `/people/${id}/unlocking`)).json().data).toMatchObject({
      isLocked: false,
    });
    expect((await browser.send('POST', '/auth/login', { login: username, password: testPassword })).statusCode).toBe(
      200,
    );
  });
});

describe('an invitation', () => {
  const invite = (email: string, roles = ['editor']) =>
    owner.browser.send('POST', '/people/invitations', { email, roles });
  const joining = { username: 'joins1', nickName: '새 동료', password: testPassword };
  const accept = (token: string | undefined, body: object = joining) =>
    createBrowser(test.app).send('POST', '/auth/invitation/acceptance', { ...body, token });

  it('D-AU-10 makes an account that may work at once, with the roles it names, once', async () => {
    const answer = await invite('joins1@example.com', ['editor', 'driver']);
    expect(answer.json().data).toMatchObject({ link: null, invitation: { email: 'joins1@example.com' } });
    expect(answer.body).not.toContain('token');
    const [mail] = await letters();
    expect(mail).toMatchObject({ template: 'invitation', to: 'joins1@example.com' });
    expect(Buffer.from(mail?.token ?? '', 'base64url')).toHaveLength(32);
    const stored = await test.database.write.$client.query('select * from invitations');
    expect(JSON.stringify(stored.rows)).not.toContain(mail?.token);

    const opened = await createBrowser(test.app).send('POST', '/auth/invitation', { token: mail?.token });
    expect(opened.json().data).toEqual({ email: 'joins1@example.com', roles: ['editor', 'driver'] });
    expect((await accept(mail?.token, { ...joining, username: owner.username })).statusCode, 'taken').toBe(409);
    expect((await accept(mail?.token, { ...joining, password: 'kidneykidney12' })).statusCode, 'easy').toBe(400);
    const both = await Promise.all([accept(mail?.token), accept(mail?.token)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await signIn('joins1@example.com')).json().data.userInfo.roles).toEqual(['editor', 'driver']);
    expect((await list()).invitations).toEqual([]);
    expect((await invite('joins1@example.com')).json().fields, 'already staff').toMatchObject([{ field: 'email' }]);
  });

  it('D-AU-10 can be sent again, taken back, and ends by itself after a week', async () => {
    await invite('joins2@example.com');
    await invite('Joins2@example.com', ['driver']);
    const [first, second] = await letters();
    const { invitations } = await list();
    expect(invitations).toMatchObject([{ email: 'Joins2@example.com', roles: ['driver'] }]);
    const days = (Date.parse(invitations[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await accept(first?.token)).statusCode, 'the first link').toBe(404);
    await test.database.write.$client.query(`update invitations set expires_at = now() - interval '1 second'`);
    expect((await accept(second?.token)).statusCode, 'too late').toBe(404);

    const again = (await invite('joins2@example.com')).json().data.invitation.id;
    const [third] = await letters();
    expect((await owner.browser.send('DELETE', `/people/invitations/${again}`)).statusCode).toBe(200);
    expect((await owner.browser.send('DELETE', `/people/invitations/${again}`)).statusCode).toBe(404);
    expect((await accept(third?.token)).statusCode, 'taken back').toBe(404);
  });

  it('D-AU-11 of an owner who left, or is none any more, opens nothing: nobody comes back by their own', async () => {
    const put = {
      leaves: (id: number, version: number) => owner.browser.send('POST', `/people/${id}/deactivation`, { version }),
      'is none any more': (id: number, version: number) =>
        owner.browser.send('PUT', `/people/${id}/roles`, { roles: ['editor'], version }),
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
      const [mail] = await letters();
      await goes(leaver.id, (await find(leaver.id)).version);
      expect((await list()).invitations, how).toEqual([]);
      const opened = await createBrowser(test.app).send('POST', '/auth/invitation', { token: mail?.token });
      expect(opened.statusCode, how).toBe(404);
      expect((await accept(mail?.token, { ...joining, username: 'joins4' })).statusCode, how).toBe(404);
      if (how !== 'leaves') continue;
      const { rows } = await test.database.write.$client.query(
        `select act, actor_id from audit_entries where subject_kind = 'invitation' and subject_id = $1 order by seq`,
        [String(made.json().data.invitation.id)],
      );
      expect(rows).toEqual([
        { act: 'invited', actor_id: leaver.id },
        { act: 'invitation-withdrawn', actor_id: owner.id },
      ]);
    }
  });

  it('D-AU-10 is handed over by hand where no mail goes out', async () => {
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
