import type { Case, ChangeRide } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { describe, expect, it } from 'vitest';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom, namesOf } from '../../../../../testing/cases.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tokenOf } from '../../../../../testing/proof-pictures.ts';
import { addDays, seoulDate, weekdayOf } from '../../platform/seoul-time.ts';

const clock = createTestClock();
const { test, officer, query, get, post, move, moved } = await createCaseRoom({ clock });
const today = seoulDate(new Date());
const monday = Array.from({ length: 7 }, (_, n) => addDays(today, n + 1)).find((date) => weekdayOf(date) === 1) ?? '';
const later = addDays(monday, 21);
const ride = { van: '2호차', days: ['mon' as const], pickUpAt: '06:30', returnAt: '11:30', firstDay: monday };
const changed = { ...ride, van: '1호차', pickUpAt: '07:10', firstDay: later };

const settled = async () => moved(await takeCall(officer.browser), 'settled', { ride });
const change = (of: Pick<Case, 'id' | 'version'>, more: Partial<ChangeRide> = {}, who = officer) =>
  who.browser.send('PUT', `/application/${of.id}/ride`, { ride: changed, version: of.version, ...more });
const statusOn = async (day: string, id: string): Promise<ApplicationStatus> => {
  const token = tokenOf(test, id);
  const open = () => test.app.inject({ method: 'POST', url: '/api/application-status/open', payload: { token } });
  return (await clock.at(`${day}T10:00:00+09:00`, open)).json().data;
};

describe('a ride that was assigned', () => {
  it('D-CAS-06 changes from a day on: until then the applicant sees today’s ride and the change, then the new one', async () => {
    const one = await settled();
    const answer = await change(one, { isTold: true, note: '가족이 부탁함' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ state: 'settled', ride, nextRide: changed });
    expect(await statusOn(addDays(later, -1), one.id)).toMatchObject({ ride, nextRide: changed });
    expect(await statusOn(later, one.id)).toMatchObject({ state: 'settled', ride: changed, nextRide: null });
    expect(await statusOn(addDays(later, 29), one.id)).toMatchObject({ ride: changed });
    expect((await statusOn(addDays(later, 31), one.id)) ?? null).toBeNull();
    expect(await query('select first_day::text, ended_on from riders')).toEqual([
      { first_day: monday, ended_on: null },
    ]);
  });

  it('D-CAS-06 keeps what stood there before, tells of the day and of nothing else, and stands in the log', async () => {
    const one = await settled();
    const { events }: Case = (await change(one, { isTold: true, note: '가족이 부탁함' })).json().data;
    const history = events.find(({ type }) => type === 'change')?.text ?? '';
    expect(history).toContain(`2호차, 월, 타시는 시각 06:30, 돌아오시는 시각 11:30, ${monday}부터 → 1호차`);
    expect(history).toContain('가족이 부탁함');
    const told = events.find(({ type }) => type === 'message')?.text ?? '';
    const [, month, day] = later.split('-').map(Number);
    expect(told).toBe(`병원 이동 차량 신청: ${month}월 ${day}일부터 차량 배정이 바뀝니다.`);
    const acts = await query(`select details from log.audit_entries where act = 'changed' and subject_id = $1`, [
      one.id,
    ]);
    expect(acts).toEqual([{ details: { from: later } }]);
  });

  it('D-CAS-06 changed again, counts from the earlier day on, and what was arranged for later does not', async () => {
    const first = await settled();
    const second: Case = (await change(first)).json().data;
    const sooner = { ...changed, van: '3호차', firstDay: addDays(monday, 7) };
    const third: Case = (await change(second, { ride: sooner })).json().data;
    expect(third).toMatchObject({ ride, nextRide: sooner });
    expect(await statusOn(later, first.id)).toMatchObject({ ride: sooner, nextRide: null });
    expect((await get(first.id)).status, 'the office is shown what the applicant reads').toEqual(
      await statusOn(today, first.id),
    );
  });

  it('D-CAS-06 is sealed with the rider, and ends with the case', async () => {
    const one = await settled();
    await change(one);
    const [{ ride: sealed }] = await query('select ride from riders');
    expect(sealed.includes(Buffer.from('1호차'))).toBe(false);
    expect((await moved(await get(one.id), 'cancelled', { reason: 'own-wish' })).nextRide).toBeNull();
    expect(await query('select ended_on::text from riders')).toEqual([{ ended_on: today }]);
  });

  it.each<[string, Partial<ChangeRide>, string[]]>([
    ['a van that is not in the settings', { ride: { ...changed, van: '9호차' } }, ['ride.van']],
    ['a day gone by', { ride: { ...changed, firstDay: addDays(today, -1) } }, ['ride.firstDay']],
    ['a day on which nobody rides', { ride: { ...changed, firstDay: addDays(later, 1) } }, ['ride.firstDay']],
    ['no time', { ride: { ...changed, pickUpAt: null, returnAt: null } }, ['ride.pickUpAt']],
    ['no day of the week', { ride: { ...changed, days: [] } }, ['ride.days']],
  ])('D-CAS-06 with %s is refused, naming the field', async (_name, more, fields) => {
    const one = await settled();
    const answer = await change(one, more);
    expect([answer.statusCode, namesOf(answer)]).toEqual([400, fields]);
    expect((await get(one.id)).nextRide).toBeNull();
  });

  it('D-CAS-06 is not there before 배정 완료, nor where a later case assigned another; an older version is shown the newer', async () => {
    const open = await takeCall(officer.browser);
    expect((await change(open)).statusCode).toBe(409);
    const first = await moved(open, 'settled', { ride });
    await settled();
    expect((await change(first)).statusCode).toBe(409);
    expect((await change({ ...first, version: 1 })).statusCode).toBe(412);
  });

  it('D-AU-11 is changed by whoever leads cases alone', async () => {
    const one = await settled();
    const driver = await signedIn(test, ['driver', 'editor']);
    expect((await change(one, {}, driver)).statusCode).toBe(404);
    expect((await change({ ...one, id: crypto.randomUUID() })).statusCode).toBe(404);
    expect((await get(one.id)).nextRide).toBeNull();
  });
});

describe('assigning a van', () => {
  it('D-CAS-06 begins with the days and times that the applicant told', async () => {
    const { wishedRide } = await takeCall(officer.browser);
    expect(wishedRide).toMatchObject({
      days: ['mon', 'wed', 'fri'],
      chairTime: '06:30',
      pickUpAt: '05:30',
      returnAt: '10:30',
    });
    const { firstDay = '' } = wishedRide ?? {};
    expect([1, 3, 5]).toContain(weekdayOf(firstDay));
    expect(firstDay > today).toBe(true);
  });

  it('D-CAS-06 leaves out Saturday and the way that is not wanted, and what would be another day', async () => {
    const told = { ...sampleAnswers.transport, days: ['thu', 'sat'], direction: 'outbound' };
    const one = await takeCall(officer.browser, { answers: told });
    expect(one.wishedRide).toMatchObject({ days: ['thu'], pickUpAt: '05:30', returnAt: null });
    const late = { ...sampleAnswers.transport, chairTime: '오후 9시', direction: 'return' };
    expect((await takeCall(officer.browser, { answers: late })).wishedRide).toMatchObject({
      pickUpAt: null,
      returnAt: null,
    });
    expect((await takeCall(officer.browser, { kind: 'membership' })).wishedRide).toBeNull();
    expect((await move(one, 'settled', { ride })).statusCode).toBe(200);
  });
});

describe('the person who rides', () => {
  const known = async ({ personId }: Case) =>
    (await officer.browser.send('GET', `/person/${personId}`)).json().data.ride;

  it('D-PER-06 is shown with ride, change, clinic, place, help and notes', async () => {
    const answers = { ...sampleAnswers.transport, pickUpNote: '정문 앞', other: '왼팔에 혈관', help: 'arm' };
    const one = await takeCall(officer.browser, { answers });
    const told = {
      clinic: '표본 의원',
      days: '월요일, 수요일, 금요일',
      chairTime: '오전 6시 30분',
      pickUp: '표본 주소 1',
      pickUpNote: '정문 앞',
      help: '부축이 필요합니다',
      other: '왼팔에 혈관',
    };
    expect(await known(one)).toMatchObject({ ...told, state: 'received', ride: null, nextRide: null, note: '' });
    await post(officer, one, 'note', { text: '처음 메모' });
    await post(officer, one, 'note', { text: '벨을 두 번 누름' });
    await change(await moved(one, 'settled', { ride }));
    expect(await known(one)).toMatchObject({
      ...told,
      caseId: one.id,
      state: 'settled',
      ride,
      nextRide: changed,
      note: '벨을 두 번 누름',
    });
    await takeCall(officer.browser);
    expect((await known(one)).caseId, 'what is under way beside it is no ride').toBe(one.id);
    await moved(await get(one.id), 'cancelled', { reason: 'own-wish' });
    expect((await known(one)).caseId).not.toBe(one.id);
  });

  it('D-LOG-03 one opening of a person or of a case is one look in the log, and says by which call', async () => {
    const one = await settled();
    const looks = () =>
      query(`select details from log.audit_entries where act = 'read' and subject_id = $1 order by seq`, [
        one.personId,
      ]);
    const ways = {
      'get/person/_id': () => officer.browser.send('GET', `/person/${one.personId}`),
      'get/application/_id': () => officer.browser.send('GET', `/application/${one.id}`),
      'post/application/_id/message': () => post(officer, one, 'message', { text: '내일 전화드리겠습니다.' }),
    };
    for (const [door, open] of Object.entries(ways)) {
      const before = await looks();
      expect((await open()).statusCode).toBe(200);
      expect((await looks()).slice(before.length)).toEqual([{ details: { door } }]);
    }
  });

  it('D-OFF-14 the page of a person says what was done of late in all that they applied for, the newest first', async () => {
    const one = await takeCall(officer.browser);
    const other = await takeCall(officer.browser, { kind: 'membership', answers: sampleAnswers.membership });
    expect(other.personId).toBe(one.personId);
    await post(officer, other, 'note', { text: '먼저 적은 말' });
    for (let n = 0; n < 12; n += 1) await post(officer, one, 'note', { text: `말 ${n}` });
    const { past } = (await officer.browser.send('GET', `/person/${one.personId}`)).json().data as Person;
    expect(past).toHaveLength(12);
    expect(past[0]).toMatchObject({ caseId: one.id, kind: 'transport', type: 'note', text: '말 11' });
    await post(officer, other, 'note', { text: '나중에 적은 말' });
    const { past: now } = (await officer.browser.send('GET', `/person/${one.personId}`)).json().data as Person;
    expect(now[0]).toMatchObject({ caseId: other.id, kind: 'membership', text: '나중에 적은 말' });
  });
});
