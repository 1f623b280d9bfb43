import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { mailEnv } from '../../../../../../testing/mailed-links.ts';
import { openStaffAdmin, type StaffAdmin } from '../../../../../../testing/staff-admin.ts';
import { createPerson, signedIn, testPassword } from '../../../../../../testing/people.ts';

let test: TestApi;
let admin: StaffAdmin;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  admin = await openStaffAdmin(test);
});

const rights = async (id: number) =>
  (
    await test.database.write.$client.query<{ act: string }>(
      `select act from log.audit_entries where chain = 'rights' and subject_kind = 'account' and subject_id = $1 order by seq`,
      [String(id)],
    )
  ).rows.map(({ act }) => act);

async function signUp(name: string) {
  const person = { username: name, email: `${name}@example.com`, nickName: '새 사람', password: testPassword };
  const answer = await createBrowser(test.app).send('POST', '/auth/signup', person);
  expect(answer.statusCode).toBe(200);
  const waiting = (await admin.list()).people.find(({ username }) => username === name);
  if (!waiting) throw new Error('the sign-up is not listed');
  return waiting;
}

describe('somebody who asks for an account', () => {
  it('D-AU-18 is let in with roles once the e-mail is proved, and told so', async () => {
    const waiting = await signUp('asks1');
    expect(waiting).toMatchObject({ state: 'pending', isEmailProven: false, isEmailTaken: false });
    const [mail] = await admin.letters();
    expect(mail).toMatchObject({ template: 'email-proof', to: waiting.email });
    const approve = (version: number) =>
      admin.owner.browser.send('POST', `/people/${waiting.id}/approval`, { roles: ['editor'], version });
    expect((await approve(waiting.version)).statusCode, 'before the proof').toBe(409);

    const prove = () => createBrowser(test.app).send('POST', '/auth/email-proof', { token: mail?.token });
    expect((await prove()).statusCode).toBe(200);
    expect((await prove()).statusCode, 'works once').toBe(404);
    expect((await approve(waiting.version)).json().data).toMatchObject({ state: 'active', roles: ['editor'] });
    expect((await admin.signIn('asks1')).statusCode).toBe(200);
    expect(await admin.letters()).toMatchObject([{ template: 'account-approved', to: waiting.email }]);
    expect(await rights(waiting.id)).toEqual(['approved']);
    expect((await approve(waiting.version)).statusCode, 'twice').toBe(412);
  });

  it('D-AU-18 shows the holder of the address under which names, in the mail and before the proof', async () => {
    await signUp('asks4');
    const [mail] = await admin.letters();
    expect(mail?.text).toContain('아이디: asks4\n이름: 새 사람\n');
    const open = () => createBrowser(test.app).send('POST', '/auth/email-proof/applicant', { token: mail?.token });
    expect((await open()).json().data).toEqual({ username: 'asks4', nickName: '새 사람' });
    expect((await open()).statusCode, 'looking proves nothing').toBe(200);
    await createBrowser(test.app).send('POST', '/auth/email-proof', { token: mail?.token });
    expect((await open()).statusCode, 'used').toBe(404);
  });

  it('D-AU-18 crowds nobody who works here out of the list, however many do', async () => {
    await test.database.write.$client.query(
      `insert into accounts (username, email, nick_name, password_hash)
       select 'made-up-' || n, n || '@example.com', '가' || n, '' from generate_series(1, 600) n`,
    );
    const left = await createPerson(test, { state: 'disabled' });
    const waiting = await createPerson(test, { state: 'pending' });
    await test.database.write.$client.query(`update accounts set email_proven_at = now() where id = $1`, [waiting.id]);
    const ids = (await admin.list()).people.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([admin.owner.id, left.id, waiting.id]));
    expect(ids[0], 'who has proved an e-mail stands first').toBe(waiting.id);
  });

  it('D-AU-18 and proves no e-mail is forgotten after two days, who proved it after sixty', async () => {
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
    const names = (await admin.list()).people
      .map(({ username }) => username)
      .filter((name) => /^asks[5-8]$/.test(name));
    expect(names.toSorted()).toEqual(['asks6', 'asks7']);
  });

  it('D-AU-18 is forgotten when refused, and may ask again', async () => {
    const waiting = await signUp('asks2');
    expect((await admin.owner.browser.send('DELETE', `/people/${waiting.id}/approval`)).statusCode).toBe(200);
    expect((await admin.owner.browser.send('DELETE', `/people/${waiting.id}/approval`)).statusCode).toBe(404);
    expect((await admin.list()).people.map(({ id }) => id)).not.toContain(waiting.id);
    expect(await rights(waiting.id)).toEqual(['refused']);
    expect((await signUp('asks2')).id).not.toBe(waiting.id);
    expect(
      (await admin.owner.browser.send('DELETE', `/people/${admin.owner.id}/approval`)).statusCode,
      'not staff',
    ).toBe(404);
  });

  it('D-AU-18 with somebody’s e-mail cannot be let in, and its holder gets to know', async () => {
    const holder = await createPerson(test, { roles: ['editor'] });
    const person = { username: 'asks3', email: holder.email.toUpperCase(), nickName: '남', password: testPassword };
    await createBrowser(test.app).send('POST', '/auth/signup', person);
    expect(await admin.letters()).toMatchObject([{ template: 'already-registered', to: holder.email, token: '' }]);
    const waiting = (await admin.list()).people.find(({ username }) => username === 'asks3');
    expect(waiting).toMatchObject({ isEmailTaken: true, isEmailProven: false });
    await test.database.write.$client.query('update accounts set email_proven_at = now() where id = $1', [waiting?.id]);
    const body = { roles: ['editor'], version: waiting?.version };
    expect((await admin.owner.browser.send('POST', `/people/${waiting?.id}/approval`, body)).statusCode).toBe(409);
    expect((await admin.signIn(holder.email)).json().data.userInfo.sub, 'the e-mail stays the holder’s').toBe(
      holder.id,
    );
  });

  it('D-AU-18 without mail is let in unproved, and the owner can see that', async () => {
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
  it('D-AU-18 who leave are out at once, on every node, until they are let in again', async () => {
    const leaver = await signedIn(test, ['editor', 'driver']);
    const other = await test.node();
    const { version } = await admin.find(leaver.id);
    expect((await leaver.browser.at(other).send('GET', '/auth/me')).statusCode).toBe(200);
    const answer = await admin.owner.browser.send('POST', `/people/${leaver.id}/deactivation`, { version });
    expect(answer.json().data).toMatchObject({ state: 'disabled', roles: [] });
    expect((await leaver.browser.at(other).send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await leaver.browser.at(other).send('POST', '/auth/refresh', {})).json().code).toBe(
      'REFRESH_TOKEN_EXPIRED',
    );
    expect((await admin.signIn(leaver.username)).statusCode).toBe(401);
    expect(await admin.letters()).toMatchObject([{ template: 'account-deactivated', to: leaver.email }]);

    const back = { roles: ['driver'], version: answer.json().data.version };
    expect((await admin.owner.browser.send('POST', `/people/${leaver.id}/reactivation`, back)).statusCode).toBe(200);
    expect((await admin.signIn(leaver.username)).json().data.userInfo.roles).toEqual(['driver']);
    expect(await rights(leaver.id)).toEqual(['disabled', 'reactivated']);
  });

  it('D-AU-18 get other roles, which ends their sessions; two owners at once do not overwrite each other', async () => {
    const person = await signedIn(test, ['editor']);
    const { version } = await admin.find(person.id);
    const change = (roles: string[]) =>
      admin.owner.browser.send('PUT', `/people/${person.id}/roles`, { roles, version });
    expect((await change(['dispatcher', 'dispatcher'])).json().data.roles).toEqual(['dispatcher']);
    expect((await person.browser.send('GET', '/auth/me')).statusCode).toBe(401);
    const late = await change(['owner']);
    expect([late.statusCode, late.json().current.roles]).toEqual([412, ['dispatcher']]);
    expect((await change([])).statusCode).toBe(400);
    const { rows } = await test.database.write.$client.query(
      `select details from log.audit_entries where act = 'roles-changed' and subject_id = $1`,
      [String(person.id)],
    );
    expect(rows).toEqual([{ details: { before: ['editor'], after: ['dispatcher'] } }]);
  });

  it('D-AU-18 always have an owner: the last one stays, also when two put each other out at once', async () => {
    const { version } = await admin.find(admin.owner.id);
    const alone = await admin.owner.browser.send('POST', `/people/${admin.owner.id}/deactivation`, { version });
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'CONFLICT']);
    const demoted = await admin.owner.browser.send('PUT', `/people/${admin.owner.id}/roles`, {
      roles: ['editor'],
      version,
    });
    expect(demoted.statusCode).toBe(409);

    const second = await signedIn(test, ['owner']);
    const versions = { first: version, second: (await admin.find(second.id)).version };
    const answers = await Promise.all([
      admin.owner.browser.send('POST', `/people/${second.id}/deactivation`, { version: versions.second }),
      second.browser.send('PUT', `/people/${admin.owner.id}/roles`, { roles: ['editor'], version: versions.first }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('D-AU-18 who locked themselves out are let in again, also at a device that is known', async () => {
    const { username, id, browser } = await signedIn(test, ['editor']);
    const wrong = () => browser.send('POST', '/auth/login', { login: username, password: 'not these words at all' });
    for (let n = 0; n < 5; n += 1) expect((await wrong()).statusCode).toBe(401);
    expect((await browser.send('POST', '/auth/login', { login: username, password: testPassword })).statusCode).toBe(
      429,
    );
    expect(await admin.find(id)).toMatchObject({ isLocked: true });
    expect((await admin.owner.browser.send('POST', `/people/${id}/unlocking`)).json().data).toMatchObject({
      isLocked: false,
    });
    expect((await browser.send('POST', '/auth/login', { login: username, password: testPassword })).statusCode).toBe(
      200,
    );
  });
});
