import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { describe, expect, it } from 'vitest';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom, namesOf } from '../../../../../testing/cases.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

const { test, officer, colleague, query, get, post, move, moved } = await createCaseRoom();
const today = seoulDate(new Date());

describe('what is written beside a case', () => {
  it('D-CAS-02 notes, contacts and proofs are added by anybody at any time, and none is lost', async () => {
    const one = await takeCall(officer.browser);
    await post(officer, one, 'note', { text: '휠체어를 쓰심' });
    await post(colleague, one, 'note', { text: '전화는 오후에' });
    await post(officer, one, 'contact', { way: 'call-out', result: 'no-answer', text: '' });
    await post(colleague, one, 'proof', { kind: 'disability-card', seenOn: today });
    const { events, version } = await get(one.id);
    expect(version).toBe(1);
    expect(events.map(({ type }) => type).toSorted()).toEqual(['contact', 'note', 'note', 'proof', 'state']);
    expect(events.find(({ type }) => type === 'proof')?.proof).toEqual({ kind: 'disability-card', seenOn: today });
    expect(events.find(({ type }) => type === 'contact')?.contact).toEqual({ way: 'call-out', result: 'no-answer' });
  });

  it.each<[string, object, string]>([
    ['note', { text: ' ' }, 'text'],
    ['contact', { way: 'pigeon', result: 'reached', text: '' }, 'way'],
    ['proof', { kind: 'other', seenOn: addDays(today, 1) }, 'seenOn'],
    ['message', { text: '' }, 'text'],
  ])('D-CAS-02 refuses a wrong %s, naming the field', async (what, body, field) => {
    const answer = await post(officer, await takeCall(officer.browser), what, body);
    expect([answer.statusCode, namesOf(answer)]).toEqual([400, [field]]);
  });

  it('D-CAS-02 only somebody who leads cases is put in charge of one', async () => {
    const one = await takeCall(officer.browser);
    const driver = await signedIn(test, ['driver']);
    const body = { assigneeId: driver.id, dueOn: null, version: 1 };
    const answer = await officer.browser.send('PUT', `/application/${one.id}/care`, body);
    expect([answer.statusCode, namesOf(answer)]).toEqual([400, ['assigneeId']]);
    const known = one.colleagues.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([officer.id, colleague.id]));
    expect(known).not.toContain(driver.id);
  });
});

describe('telling the applicant', () => {
  const wordsSent = async () => {
    const [message] = await query('select id from messages order by created_at desc limit 1');
    return (await colleague.browser.send('GET', `/messages/${message.id}/words`)).json().data;
  };

  it('D-CAS-02 a step is told by message with the link to the case, and the link stands nowhere else', async () => {
    const one = await takeCall(officer.browser);
    const { events } = await moved(one, 'consulting', { isTold: true });
    const { to, text } = await wordsSent();
    expect(to).toBe('01000000001');
    const [, token] = /\/transport\/status\?token=([\w-]+)/.exec(text) ?? [];
    const status = await officer.browser.send('POST', '/application-status/open', { token });
    expect(status.json().data).toMatchObject({ state: 'consulting' });
    expect(events.find(({ type }) => type === 'message')?.text).toBe(
      '병원 이동 차량 신청: 상담을 시작했습니다. 곧 전화드리겠습니다.',
    );
  });

  it('D-CAS-02 the office writes in its own words', async () => {
    const one = await takeCall(officer.browser);
    await post(officer, one, 'message', { text: '내일 전화드리겠습니다.' });
    expect((await wordsSent()).text).toMatch(/내일 전화드리겠습니다\.$/);
  });

  it('D-CAS-02 whoever did not agree to messages is sent none, and nothing else happens', async () => {
    const accepted = ['transport/collection/2', 'transport/health/2'];
    const one = await takeCall(officer.browser, { accepted });
    expect(one.mayMessage).toBe(false);
    expect((await move(one, 'consulting', { isTold: true })).statusCode).toBe(409);
    expect((await post(officer, one, 'message', { text: '안내' })).statusCode).toBe(409);
    expect(await query('select 1 from messages')).toHaveLength(0);
    expect((await get(one.id)).state).toBe('received');
  });

  it('D-CAS-02 nor whoever took it back, not even what waits to be sent', async () => {
    const one = await takeCall(officer.browser);
    const another = await takeCall(officer.browser, {
      answers: { ...sampleAnswers.transport, name: '다른 분', phone: '010-0000-0003' },
    });
    for (const each of [one, another]) await post(officer, each, 'message', { text: '내일 전화드리겠습니다.' });
    await query(`update messages set state = 'held' where template = 'application-received'`);
    const { consents } = (await officer.browser.send('GET', `/person/${one.personId}`)).json().data;
    const given = consents.find(({ text }: { text: { kind: string } }) => text.kind === 'messages');
    await officer.browser.send('POST', `/person/${one.personId}/consent/${given.id}/withdraw`, { way: 'phone' });
    expect((await get(one.id)).mayMessage).toBe(false);
    const left = await query(
      `select state, recipient is null as is_forgotten, exists (
         select from graphile_worker._private_jobs where key = 'send-message:' || messages.id) as is_queued
       from messages order by created_at`,
    );
    const gone = { state: 'failed', is_forgotten: true, is_queued: false };
    expect(left).toEqual([
      gone,
      { state: 'held', is_forgotten: false, is_queued: true },
      gone,
      { state: 'waiting', is_forgotten: false, is_queued: true },
    ]);
  });
});

describe('the answers', () => {
  const edit = (of: Case, answers: object, version = of.version) =>
    officer.browser.send('PUT', `/application/${of.id}`, { answers, version });

  it('D-CAS-02 are corrected in their form; what stood there before stays in the list', async () => {
    const one = await takeCall(officer.browser);
    const { form, version } = (await officer.browser.send('GET', `/application/${one.id}/form`)).json().data;
    expect(version).toBe(1);
    const fields = form.groups.flatMap(({ fields: all }: { fields: object[] }) => all);
    expect(fields).toContainEqual(expect.objectContaining({ name: 'phone', value: '010-0000-0001' }));
    const answers = sampleAnswers.transport;
    const answer = await edit(one, { ...answers, phone: '010-0000-0002', days: ['tue', 'thu'] });
    expect(answer.statusCode, answer.body).toBe(200);
    const changed: Case = answer.json().data;
    expect(changed).toMatchObject({ phone: '01000000002', version: 2 });
    const { text = '' } = changed.events.find(({ type }) => type === 'change') ?? {};
    expect(text).toContain('전화번호: 010-0000-0001 → 010-0000-0002');
    expect(text).toContain('월요일, 수요일, 금요일 → 화요일, 목요일');
    expect((await edit(one, answers, 1)).statusCode).toBe(412);
  });

  it('D-CAS-02 name the clinic also when it is gone from the list, and it may stay', async () => {
    const listed = { name: '표본내과', district: '남구', address: '표본 주소 2', phone: '052-000-0099' };
    const rest = {
      shifts: ['morning'],
      days: ['mwf'],
      machines: null,
      holidayNote: '',
      wheelchair: null,
      parking: null,
    };
    const more = { visitors: null, grade: null, shuttle: true, checkedOn: '2026-11-14', note: '' };
    const added = await colleague.browser.send('POST', '/facility', { ...listed, ...rest, ...more });
    expect(added.statusCode, added.body).toBe(200);
    const clinic = String(added.json().data.id);
    const one = await takeCall(officer.browser, { answers: { ...sampleAnswers.transport, clinic } });
    await query('delete from facilities where id = $1', [clinic]);
    const named = { name: 'clinic', label: '투석 병원', words: '표본내과 (남구)' };
    const rowsOf = ({ groups }: Case) => groups.flatMap(({ rows }) => rows);
    expect(rowsOf(await get(one.id))).toContainEqual(named);

    const { form } = (await officer.browser.send('GET', `/application/${one.id}/form`)).json().data;
    const { value } = form.groups
      .flatMap(({ fields }: { fields: { name: string }[] }) => fields)
      .find(({ name }: { name: string }) => name === 'clinic');
    const answer = await edit(one, { ...sampleAnswers.transport, clinic: value, pickUp: '표본 주소 3' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(rowsOf(answer.json().data)).toContainEqual(named);
    expect(answer.json().data.events[0].text).not.toContain('투석 병원');
  });

  it('D-CAS-02 that are none are refused, naming the field, and nothing changes', async () => {
    const one = await takeCall(officer.browser);
    const answer = await edit(one, { name: '', phone: '번호' });
    expect(answer.statusCode).toBe(400);
    expect(namesOf(answer)).toEqual(expect.arrayContaining(['name', 'phone', 'days']));
    expect((await get(one.id)).version).toBe(1);
  });
});
