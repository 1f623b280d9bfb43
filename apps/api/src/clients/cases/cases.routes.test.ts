import type { CaseEvent } from '@kidney/contract/clients/case-events.schema.ts';
import type { Case, MoveCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Consent } from '@kidney/contract/clients/people/consents.schema.ts';
import { describe, expect, it } from 'vitest';
import { createApplicant } from '../../../../../testing/applicant.ts';
import { takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom, namesOf } from '../../../../../testing/cases.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import type { SignedIn } from '../../../../../testing/people.ts';
import { addDays, seoulDate, weekdayOf } from '../../platform/seoul-time.ts';

const { test, officer, colleague, query, get, move, moved } = await createCaseRoom();

/** The next Monday: a day that may be the first of a ride. */
const today = seoulDate(new Date());
const monday = addDays(today, ((8 - weekdayOf(today)) % 7) + 7);
const ride = {
  van: '2호차',
  days: ['mon' as const, 'fri' as const],
  pickUpAt: '06:30',
  returnAt: '11:40',
  firstDay: monday,
};

describe('leading a case', () => {
  it('D-CAS-01 goes from 접수 to 배정 완료, each step dated and by whom, and makes a rider', async () => {
    let one = await takeCall(officer.browser);
    expect(one).toMatchObject({ state: 'received', way: 'phone', name: '신청인', version: 1 });
    one = await moved(one, 'consulting', { note: '오전에 통화함' });
    one = await moved(one, 'scheduling');
    one = await moved(one, 'settled', { ride });
    expect(one).toMatchObject({ state: 'settled', ride, next: ['cancelled'] });
    const steps = one.events.filter(({ type }) => type === 'state').map(({ to, by }: CaseEvent) => [to, by]);
    expect(steps.toReversed()).toEqual([
      ['received', '홍길동'],
      ['consulting', '홍길동'],
      ['scheduling', '홍길동'],
      ['settled', '홍길동'],
    ]);
    expect(one.events.find(({ to }) => to === 'consulting')?.text).toBe('오전에 통화함');
    const riders = await query('select person_id, first_day::text, ended_on from riders');
    expect(riders).toEqual([{ person_id: one.personId, first_day: monday, ended_on: null }]);
    expect((await officer.browser.send('GET', `/person/${one.personId}`)).json().data.roles).toEqual(['rider']);
  });

  it('D-CAS-01 a cancelled ride ends with its day, and the seat is nobody’s', async () => {
    const settled = await moved(await takeCall(officer.browser), 'settled', { ride });
    const one = await moved(settled, 'cancelled', { reason: 'own-wish' });
    expect(one).toMatchObject({ state: 'cancelled', ride: null, next: ['consulting'] });
    expect(await query('select ended_on::text from riders')).toEqual([{ ended_on: today }]);
    expect((await officer.browser.send('GET', `/person/${one.personId}`)).json().data).toMatchObject({
      roles: [],
      applications: [{ id: one.id, kind: 'transport', state: 'cancelled' }],
    });
  });

  it('D-CAS-01 a settled membership makes a member', async () => {
    const one = await takeCall(officer.browser, { kind: 'membership' });
    expect((await moved(one, 'settled')).ride).toBeNull();
    expect(await query('select person_id, since::text, ended_on from members')).toEqual([
      { person_id: one.personId, since: today, ended_on: null },
    ]);
  });

  it('D-CAS-01 a cancelled case ends the ride that it made, and none that a later case made', async () => {
    const first = await moved(await takeCall(officer.browser), 'settled', { ride });
    const second = await moved(await takeCall(officer.browser), 'settled', { ride: { ...ride, van: '1호차' } });
    expect(second.personId).toBe(first.personId);
    await moved(first, 'cancelled', { reason: 'own-wish' });
    expect(await query('select ended_on from riders')).toEqual([{ ended_on: null }]);
    await moved(second, 'cancelled', { reason: 'own-wish' });
    expect(await query('select ended_on::text from riders')).toEqual([{ ended_on: today }]);
  });

  it('D-CAS-01 a ride that replaced an older one ends with its case, whatever the older case says', async () => {
    await moved(await takeCall(officer.browser), 'settled', { ride });
    const second = await moved(await takeCall(officer.browser), 'settled', { ride });
    await moved(second, 'cancelled', { reason: 'own-wish' });
    expect(await query('select ended_on::text from riders')).toEqual([{ ended_on: today }]);
  });

  it('D-CAS-01 whoever joined by two cases belongs to the association until both are cancelled', async () => {
    const join = async () => moved(await takeCall(officer.browser, { kind: 'membership' }), 'settled');
    const [first, second] = [await join(), await join()];
    await moved(first, 'cancelled', { reason: 'other' });
    expect(await query('select ended_on from members')).toEqual([{ ended_on: null }]);
    await moved(second, 'cancelled', { reason: 'own-wish' });
    expect(await query('select ended_on::text from members')).toEqual([{ ended_on: today }]);
  });

  it('D-CAS-01 two cases cancelled at once leave nobody belonging or riding', async () => {
    const join = async () => moved(await takeCall(officer.browser, { kind: 'membership' }), 'settled');
    const [first, second] = [await join(), await join()];
    await Promise.all([first, second].map((one) => moved(one, 'cancelled', { reason: 'own-wish' })));
    expect(await query('select ended_on::text from members')).toEqual([{ ended_on: today }]);
  });

  it('D-CAS-01 a pledge is listed by its kind and settled at once, and one ended by mistake begins anew', async () => {
    const one = await takeCall(officer.browser, { kind: 'pledge' });
    expect(one.next).toEqual(['settled', 'waiting', 'refused', 'cancelled']);
    const { cases } = (await officer.browser.send('GET', '/application?kind=pledge')).json().data;
    expect(cases).toMatchObject([{ id: one.id, kind: 'pledge', name: '신청인' }]);
    const cancelled = await moved(await moved(one, 'settled'), 'cancelled', { reason: 'own-wish' });
    expect(cancelled.next).toEqual(['received']);
    expect(await moved(cancelled, 'received')).toMatchObject({ state: 'received', ride: null });
    expect(await query('select person_id from members union all select person_id from riders')).toEqual([]);
  });

  it.each(['waiting', 'refused', 'cancelled'] as const)('D-CAS-01 %s keeps its reason, and needs one', async (to) => {
    const one = await takeCall(officer.browser);
    const refused = await move(one, to);
    expect([refused.statusCode, namesOf(refused)]).toEqual([400, ['reason']]);
    expect((await get(one.id)).state).toBe('received');
    await moved(one, to, { reason: 'no-seat' });
    expect(await query('select state, reason from applications')).toEqual([{ state: to, reason: 'no-seat' }]);
  });

  it.each<[string, Partial<MoveCase>, string[]]>([
    ['no ride', {}, ['ride']],
    ['a van that is not in the settings', { ride: { ...ride, van: '9호차' } }, ['ride.van']],
    ['no time', { ride: { ...ride, pickUpAt: null, returnAt: null } }, ['ride.pickUpAt']],
    ['a day gone by', { ride: { ...ride, firstDay: addDays(today, -1) } }, ['ride.firstDay']],
    ['a first day on which nobody rides', { ride: { ...ride, firstDay: addDays(monday, 1) } }, ['ride.firstDay']],
    ['no day of the week', { ride: { ...ride, days: [] } }, ['ride.days']],
    ['a time that is none', { ride: { ...ride, pickUpAt: '25:00' } }, ['ride.pickUpAt']],
  ])('D-CAS-01 배정 완료 with %s is refused, naming the field', async (_name, more, fields) => {
    const one = await takeCall(officer.browser);
    const answer = await move(one, 'settled', more);
    expect([answer.statusCode, namesOf(answer)]).toEqual([400, fields]);
    for (const { message } of answer.json().fields) expect(message).toMatch(/[가-힣]/);
    expect(await query('select * from riders')).toEqual([]);
  });

  it('D-CAS-01 goes nowhere it cannot go, and back to the consultation from an end', async () => {
    const one = await takeCall(officer.browser, { kind: 'membership' });
    expect((await move(one, 'scheduling')).statusCode).toBe(409);
    const refused = await moved(one, 'refused', { reason: 'not-eligible' });
    expect((await move(refused, 'settled')).statusCode).toBe(409);
    expect((await moved(refused, 'consulting')).state).toBe('consulting');
    expect(await query('select ended_at, reason from applications')).toEqual([{ ended_at: null, reason: null }]);
  });
});

describe('two officers on one case', () => {
  it('D-CAS-01 both at once: one is first, the other sees what changed, and the words of both stay', async () => {
    const one = await takeCall(officer.browser);
    const both = [
      move(one, 'consulting', { note: '첫째의 말' }, officer),
      move(one, 'waiting', { note: '둘째의 말', reason: 'no-seat' }, colleague),
    ];
    const answers = await Promise.all(both);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 412]));
    const late = answers.findIndex(({ statusCode }) => statusCode === 412);
    const { code, current }: { code: string; current: Case } = (answers[late] as (typeof answers)[0]).json();
    expect(code).toBe('STALE_VERSION');
    expect(current).toMatchObject({ version: 2, state: late === 1 ? 'consulting' : 'waiting' });
    const note = late === 1 ? '둘째의 말' : '첫째의 말';
    await moved(current, 'scheduling', { note });
    const words = (await get(one.id)).events.map(({ text }) => text).filter(Boolean);
    expect(words.toSorted()).toEqual(['둘째의 말', '첫째의 말']);
  });

  it('D-CAS-01 whoever was shown the newer case stands in the log', async () => {
    const one = await takeCall(officer.browser);
    await moved(one, 'consulting');
    const seen = async () =>
      query(`select 1 from log.audit_entries where act = 'read' and actor_id = $1 and subject_id = $2`, [
        colleague.id,
        one.personId,
      ]);
    expect(await seen()).toHaveLength(0);
    expect((await move(one, 'scheduling', {}, colleague)).statusCode).toBe(412);
    expect(await seen()).toHaveLength(1);
  });

  it('D-CAS-01 care in an older version is refused too', async () => {
    const one = await takeCall(officer.browser);
    const care = (who: SignedIn, dueOn: string) =>
      who.browser.send('PUT', `/application/${one.id}/care`, { assigneeId: who.id, dueOn, version: 1 });
    expect((await care(officer, today)).json().data).toMatchObject({ dueOn: today, assignee: { id: officer.id } });
    const late = await care(colleague, monday);
    expect([late.statusCode, late.json().current.dueOn]).toEqual([412, today]);
  });
});

describe('the consents that a case stands on', () => {
  const onwards: [string, Partial<MoveCase>][] = [
    ['consulting', {}],
    ['scheduling', {}],
    ['waiting', { reason: 'no-seat' }],
    ['settled', { ride }],
  ];
  const warningsOf = ({ notes }: Case) => notes.filter(({ tone }) => tone === 'warning').map(({ title }) => title);
  const consent = (of: Case, what: string, body: object) =>
    officer.browser.send('POST', `/person/${of.personId}/consent${what}`, body);

  /** Taken back on the telephone; the words of it. */
  async function withdraw(of: Case, kind: string): Promise<string> {
    const person = (await officer.browser.send('GET', `/person/${of.personId}`)).json<{
      data: { consents: Consent[] };
    }>();
    const [given] = person.data.consents.filter(({ text }) => text.kind === kind);
    expect((await consent(of, `/${given?.id}/withdraw`, { way: 'phone' })).statusCode).toBe(200);
    return given?.text.id ?? '';
  }

  it.each(['collection', 'health'])(
    'D-CAS-01 without the one to %s it is led nowhere but to its end, until it is given anew',
    async (kind) => {
      const one = await takeCall(officer.browser);
      const text = await withdraw(one, kind);
      for (const [to, more] of onwards) {
        const answer = await move(one, to, more);
        expect([to, answer.statusCode]).toEqual([to, 409]);
        expect(answer.json().message).toContain('동의를 새로 받으신 뒤에 옮겨 주십시오.');
      }
      const after = await get(one.id);
      expect([after.state, warningsOf(after)]).toEqual(['received', ['꼭 필요한 동의가 없습니다']]);
      expect(await query('select 1 from riders')).toEqual([]);

      expect((await consent(one, '', { text, giver: 'self', way: 'phone' })).statusCode).toBe(200);
      expect(warningsOf(await moved(one, 'consulting'))).toEqual([]);
    },
  );

  it('D-CAS-01 without them it can be refused and cancelled', async () => {
    for (const to of ['refused', 'cancelled']) {
      const one = await takeCall(officer.browser);
      await withdraw(one, 'collection');
      await moved(one, to, { reason: 'own-wish' });
    }
  });

  it('D-CAS-01 what is not required is not missed', async () => {
    const one = await takeCall(officer.browser);
    await withdraw(one, 'messages');
    await withdraw(one, 'third-parties');
    await moved(one, 'consulting');
  });

  it('D-CAS-01 for a child it is the guardian’s that count', async () => {
    const who = { name: '아는 아이', phone: '010-0000-0062' };
    await knowPerson(test, { ...who, birthDate: '2020-01-01' });
    await createApplicant(test.app).apply('transport', who);
    const [{ id }] = await query('select id from applications');
    const one = await get(id);
    for (const text of await query(`select text_id as id from consents where text_id ~ 'collection|health'`)) {
      const refused = await move(one, 'consulting');
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('법정대리인')]);
      expect((await consent(one, '', { text: text.id, giver: 'guardian', way: 'paper' })).statusCode).toBe(200);
    }
    expect(warningsOf(await moved(one, 'consulting'))).toEqual([]);
  });
});
