import type { CallForm, Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Consent } from '@kidney/contract/clients/people/consents.schema.ts';
import { describe, expect, it } from 'vitest';
import { agreesToArm, createApplicant } from '../../../../../testing/applicant.ts';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom } from '../../../../../testing/cases.ts';
import { addDays, seoulDate, weekdayOf } from '../../platform/seoul-time.ts';

const { test, officer, query, get, moved } = await createCaseRoom();

const today = seoulDate(new Date());
const monday = addDays(today, ((8 - weekdayOf(today)) % 7) + 7);
const ride = { van: '2호차', days: ['mon' as const], pickUpAt: '06:30', returnAt: null, firstDay: monday };

const told = { ...sampleAnswers.transport, ...agreesToArm, accessArm: 'left' };
const arm = '투석 혈관이 있는 팔';
const armIn = ({ groups }: Case) => groups.flatMap(({ rows }) => rows).find(({ label }) => label === arm)?.words;
const personOf = async ({ personId }: Case) => (await officer.browser.send('GET', `/person/${personId}`)).json().data;
const armConsents = () =>
  query(`select giver, way, taken_by, withdrawn_at from consents where text_id = 'access-arm/health/1'`);
const edit = (of: Case, answers: object) =>
  officer.browser.send('PUT', `/application/${of.id}`, { answers, version: of.version });

/** As an applicant sends it, and as the office then sees it. */
async function applied(changes = {}): Promise<Case> {
  const { receipt } = await createApplicant(test.app).apply('transport', changes);
  const [{ id }] = (await query('select id from applications where receipt = $1', [receipt.receipt])) as [
    { id: string },
  ];
  return get(id);
}

async function takeBack(of: Case): Promise<void> {
  const { consents } = await personOf(of);
  const { id } = consents.find(({ text }: Consent) => text.id === 'access-arm/health/1');
  const path = `/person/${of.personId}/consent/${id}/withdraw`;
  expect((await officer.browser.send('POST', path, { way: 'phone' })).statusCode).toBe(200);
}

describe('the arm with the dialysis vessel', () => {
  it('D-APP-06 told by whoever agreed is shown in the case and on the page of the person', async () => {
    const one = await applied({ ...agreesToArm, accessArm: 'right' });
    expect(armIn(one)).toBe('오른팔');
    expect((await personOf(one)).ride).toMatchObject({ accessArm: '오른팔' });
    expect(await armConsents()).toEqual([{ giver: 'self', way: 'web', taken_by: null, withdrawn_at: null }]);
    const [{ stored }] = await query(`select encode(answers, 'escape') as stored from applications`);
    expect(stored).not.toMatch(/accessArm|right/);
  });

  it('D-APP-06 without that consent is not asked for, not kept and missed by nobody', async () => {
    const applicant = createApplicant(test.app);
    const { token, pages } = await applicant.prepare('transport');
    expect(pages).not.toContain('access-arm');
    expect((await applicant.answer(token, 'access-arm', { accessArm: 'left' })).statusCode).toBe(404);
    expect((await applicant.submit(token)).statusCode).toBe(200);
    const byPhone = await takeCall(officer.browser, { answers: { ...sampleAnswers.transport, accessArm: 'left' } });
    expect(armIn(byPhone)).toBeUndefined();
    expect((await personOf(byPhone)).ride).toMatchObject({ accessArm: '' });
    expect(await armConsents()).toEqual([]);
  });

  it('D-APP-06 is dropped from an unfinished application as soon as the tick is taken away', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport', agreesToArm);
    const help = { help: 'arm' };
    await applicant.answer(token, 'help', { ...help, accessArmConsent: [] }, true);
    const back = await applicant.answer(token, 'help', { ...help, ...agreesToArm }, true);
    expect(back.json().data.page).toBe('access-arm');
    const { fields } = (await applicant.draft('page', { token, page: 'access-arm' })).json().data;
    expect(fields[0].chosen).toEqual([]);
  });

  it('D-APP-06 is asked for on the telephone with the words to read aloud, and kept as heard', async () => {
    const { groups }: CallForm = (await officer.browser.send('GET', '/call-form/transport')).json().data;
    const fields = groups.flatMap((group) => group.fields);
    expect(fields.find(({ name }) => name === 'accessArmConsent')).toMatchObject({ isConsent: true, isOptional: true });
    expect(fields.find(({ name }) => name === 'accessArm')).toMatchObject({ isOptional: true });
    const one = await takeCall(officer.browser, { answers: told });
    expect(armIn(one)).toBe('왼팔');
    expect(await armConsents()).toEqual([{ giver: 'self', way: 'phone', taken_by: officer.id, withdrawn_at: null }]);
  });

  it('D-APP-06 is in no unfinished call before it was agreed to', async () => {
    const { kind, consents }: CallForm = (await officer.browser.send('GET', '/call-form/transport')).json().data;
    const kept = async (answers: object) => {
      const key = crypto.randomUUID();
      const accepted = consents.map(({ id }) => id);
      await officer.browser.send('PUT', `/call/draft/${key}`, { kind, accepted, giver: 'self', answers });
      const form: CallForm = (await officer.browser.send('GET', `/call-form/transport?draft=${key}`)).json().data;
      const field = form.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'accessArm');
      return field?.type === 'choice' && field.chosen;
    };
    expect(await kept({ accessArm: 'left' })).toEqual([]);
    expect(await kept({ ...agreesToArm, accessArm: 'left' })).toEqual(['left']);
  });

  it('D-APP-06 is added by the office with its consent, and no list of changes keeps which arm it was', async () => {
    const one = await takeCall(officer.browser);
    const added: Case = (await edit(one, told)).json().data;
    expect([armIn(added), await armConsents()]).toMatchObject(['왼팔', [{ taken_by: officer.id }]]);
    const changed: Case = (await edit(added, { ...told, accessArm: 'right' })).json().data;
    expect(armIn(changed)).toBe('오른팔');
    const words = changed.events.filter(({ type }) => type === 'change').map(({ text }) => text);
    expect(words).toEqual([`${arm}: 고침`, expect.stringContaining(`${arm}: 고침`)]);
    expect(words.join(' ')).not.toMatch(/왼팔|오른팔/);
  });

  it('D-APP-06 goes when the consent is taken back, and the web alone brings it not back', async () => {
    const one = await applied(agreesToArm);
    expect(armIn(one)).toBe('왼팔');
    await takeBack(one);
    expect(armIn(await get(one.id))).toBeUndefined();
    expect((await personOf(one)).ride).toMatchObject({ accessArm: '' });
    expect(
      await query(`select 1 from log.audit_entries where act = 'changed' and subject_id = $1`, [one.id]),
    ).toHaveLength(1);

    const again = await applied(agreesToArm);
    expect(again.personId).toBe(one.personId);
    expect(armIn(again)).toBeUndefined();
    expect(await armConsents()).toHaveLength(1);
    const anew: Case = (await edit(again, told)).json().data;
    expect([armIn(anew), await armConsents()]).toMatchObject(['왼팔', { length: 2 }]);
  });

  it('D-APP-06 tells nobody on the web by its receipt whether that consent was counted', async () => {
    const receiptOf = async () => (await createApplicant(test.app).apply('transport', agreesToArm)).receipt;
    const counted = await receiptOf();
    const [{ id }] = (await query('select id from applications')) as [{ id: string }];
    await takeBack(await get(id));
    const left = await receiptOf();
    expect(left.groups).toEqual(counted.groups);
    expect(JSON.stringify(counted.groups)).not.toContain(arm);
  });

  it.each(['refused', 'cancelled'])('D-APP-06 goes with a case that is %s', async (to) => {
    const one = await takeCall(officer.browser, { answers: told });
    expect(armIn(await moved(one, 'waiting', { reason: 'no-seat' }))).toBe('왼팔');
    const ended = await moved(await get(one.id), to, { reason: 'no-seat' });
    expect(armIn(ended)).toBeUndefined();
    expect(armIn(await moved(ended, 'consulting'))).toBeUndefined();
  });

  it('D-APP-06 stays while somebody rides, and goes with the ride from every case', async () => {
    const first = await moved(await takeCall(officer.browser, { answers: told }), 'settled', { ride });
    const second = await moved(await takeCall(officer.browser, { answers: told }), 'settled', { ride });
    expect([armIn(first), armIn(second)]).toEqual(['왼팔', '왼팔']);
    await moved(second, 'cancelled', { reason: 'own-wish' });
    expect([armIn(await get(first.id)), armIn(await get(second.id))]).toEqual([undefined, undefined]);
  });
});
