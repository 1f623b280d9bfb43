import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { knowPerson, peopleOf } from '../../../../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../../../../testing/people.ts';
import { needsGuardian } from '../index.ts';

let test: TestApi;
let dispatcher: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  dispatcher = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());

const take = (id: string, change = {}) =>
  dispatcher.browser.send('POST', `/person/${id}/consent`, {
    text: 'transport/messages/1',
    giver: 'self',
    way: 'phone',
    ...change,
  });
const consentsOf = async (id: string) => (await dispatcher.browser.send('GET', `/person/${id}`)).json().data.consents;
const acts = async (id: string) => {
  const { rows } = await test.database.read.$client.query(
    `select act, actor_id, details from log.audit_entries where subject_id = $1 and act like 'consent%' order by seq`,
    [id],
  );
  return rows;
};

describe('consents', () => {
  it('D-PER-02 keep who agreed to which words, by which way, when, and who took it', async () => {
    const id = await knowPerson(test);
    const { people, within } = peopleOf(test);
    const accepted = people.consentTexts('transport').map((text: ConsentText) => text.id);
    const givenAt = new Date('2026-11-16T01:00:00Z');
    const given = { accepted, giver: 'family', way: 'web', givenAt, takenBy: null } as const;
    await within((tx) => people.giveConsents(tx, id, given));
    await within((tx) => people.giveConsents(tx, id, given));
    const shown = await consentsOf(id);
    expect(shown.map(({ text }: { text: ConsentText }) => text.id).toSorted()).toEqual(accepted.toSorted());
    expect(shown[0]).toMatchObject({
      giver: 'family',
      way: 'web',
      givenAt: givenAt.toISOString(),
      takenBy: null,
      withdrawnAt: null,
    });
    expect(await acts(id)).toMatchObject([{ act: 'consent-given', details: { texts: accepted } }]);
  });

  it('D-PER-02 are taken on the telephone, once, under the name of whoever took them, and taken back from the same screen', async () => {
    const id = await knowPerson(test, { phone: '052-000-0001' });
    const taken = await take(id);
    expect(taken.statusCode).toBe(200);
    expect(taken.json().data).toMatchObject({ way: 'phone', takenBy: '홍길동', withdrawnAt: null });
    expect((await take(id)).statusCode).toBe(409);
    const path = `/person/${id}/consent/${taken.json().data.id}/withdraw`;
    const back = await dispatcher.browser.send('POST', path, { way: 'phone' });
    expect(back.json().data.withdrawnAt).not.toBeNull();
    const again = await dispatcher.browser.send('POST', path, { way: 'paper' });
    expect(again.json().data).toEqual(back.json().data);
    expect(await acts(id)).toMatchObject([
      { act: 'consent-given', actor_id: dispatcher.id },
      { act: 'consent-withdrawn', actor_id: dispatcher.id, details: { texts: ['transport/messages/1'] } },
    ]);
    expect((await take(id)).statusCode).toBe(200);
    expect(await consentsOf(id)).toHaveLength(2);
  });

  it('D-PER-02 words that were never shown, and people who are not there, are refused', async () => {
    const id = await knowPerson(test, { phone: '052-000-0002' });
    expect((await take(id, { text: 'transport/messages/99' })).statusCode).toBe(400);
    expect((await take(crypto.randomUUID())).statusCode).toBe(404);
    const other = (await take(id)).json().data.id;
    const elsewhere = await knowPerson(test, { phone: '052-000-0003' });
    const path = `/person/${elsewhere}/consent/${other}/withdraw`;
    expect((await dispatcher.browser.send('POST', path, { way: 'phone' })).statusCode).toBe(404);
  });

  it('D-PER-02 for somebody under 14 only a guardian agrees', async () => {
    const id = await knowPerson(test, { phone: '052-000-0004', birthDate: '2020-01-01' });
    const refused = await take(id);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'giver' }] });
    expect((await take(id, { giver: 'family' })).statusCode).toBe(400);
    expect((await take(id, { giver: 'guardian' })).statusCode).toBe(200);
  });

  it.each([
    ['2012-11-16', '2026-11-15', true],
    ['2012-11-16', '2026-11-16', false],
    ['2012-02-29', '2026-02-28', true],
    ['2012-02-29', '2026-03-01', false],
  ])('D-PER-02 born on %s, on %s a guardian is needed: %s', (birthDate, today, isNeeded) => {
    expect(needsGuardian(birthDate, today)).toBe(isNeeded);
  });
});
