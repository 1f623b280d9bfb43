import type { CallForm, Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { aCall, sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { knowPerson, peopleOf } from '../../../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { seedSettings } from '../../seed.ts';

let test: TestApi;
let officer: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  await seedSettings(test.database);
  officer = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, messages, service_closures, call_notes cascade']));

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const fieldsOf = ({ groups }: CallForm) => groups.flatMap(({ fields }) => fields);

describe('the form for a caller', () => {
  it('D-CAS-03 is the whole form at once, with what is read aloud', async () => {
    const form: CallForm = (await officer.browser.send('GET', '/call-form/transport')).json().data;
    expect(form.title).toBe('병원 이동 차량 신청');
    expect(form.script.join(' ')).toContain('거절하시거나 나중에 거두실 수 있습니다');
    expect(form.script.join(' ')).toContain('만 14세가 안 되셨으면');
    for (const { id } of form.consents) expect(form.spoken[id]?.at(-1)).toContain('동의하십니까?');
    // Of joining, which has a period of its own, that is heard before the first question about it.
    expect(form.spoken['membership/collection/2']?.[0]).toContain('탈퇴하시거나');
    expect(form.inForce).toEqual([]);
    expect(form.consents.map(({ kind }) => kind)).toEqual(['collection', 'health', 'third-parties', 'messages']);
    const filled = fieldsOf(form).filter((field) => field.type === 'text' && field.value !== '');
    expect(filled).toEqual([]);
    // What is usual stands there and is said to; no consent and no amount does.
    const chosen = fieldsOf(form).flatMap((field) =>
      field.type === 'choice' && field.chosen.length > 0 ? field.name : [],
    );
    expect(chosen).toEqual(['direction', 'joins']);
    expect(form.usual).toEqual(chosen);
    const names = fieldsOf(form).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'pickUp', 'clinic', 'days', 'chairTime', 'help']));
  });

  it('D-CAS-03 knows what is known, and the reading is in the log', async () => {
    const id = await knowPerson(test, { phone: '052-000-0012', guardianName: '가족' });
    const form: CallForm = (await officer.browser.send('GET', `/call-form/transport?person=${id}`)).json().data;
    const value = (name: string) => fieldsOf(form).find((field) => field.name === name);
    expect(value('name')).toMatchObject({ value: '신청인' });
    expect(value('applicantName')).toMatchObject({ value: '가족' });
    expect(await query(`select 1 from log.audit_entries where act = 'read' and subject_id = '${id}'`)).toHaveLength(1);
  });

  it('D-CAS-08 has what somebody said the last time and would say again, and that reading is in the log too', async () => {
    const { id, personId } = await takeCall(officer.browser, {
      answers: {
        ...sampleAnswers.transport,
        help: 'walker',
        pickUpNote: '정문 앞',
        other: '이번에만 전할 말',
        joins: 'no',
      },
    });
    const form: CallForm = (await officer.browser.send('GET', `/call-form/transport?person=${personId}`)).json().data;
    const value = (name: string) => fieldsOf(form).find((field) => field.name === name);
    expect(value('name')).toMatchObject({ value: '신청인' });
    expect(value('phone')).toMatchObject({ value: expect.stringContaining('0001') });
    expect(value('pickUp')).toMatchObject({ value: '표본 주소 1' });
    expect(value('pickUpNote')).toMatchObject({ value: '정문 앞' });
    expect(value('clinicName')).toMatchObject({ value: '표본 의원' });
    expect(value('days')).toMatchObject({ chosen: ['mon', 'wed', 'fri'] });
    expect(value('chairTime')).toMatchObject({ value: '오전 6시 30분' });
    expect(value('help')).toMatchObject({ chosen: ['walker'] });
    expect(value('other')).toMatchObject({ value: '' });
    expect(value('joins')).toMatchObject({ chosen: ['no'] });
    expect(await query(`select 1 from log.audit_entries where act = 'read' and subject_id = '${id}'`)).toHaveLength(2);
    const pledge: CallForm = (await officer.browser.send('GET', `/call-form/pledge?person=${personId}`)).json().data;
    expect(fieldsOf(pledge).find(({ name }) => name === 'name')).toMatchObject({ value: '신청인' });
  });

  it('D-CAS-09 answers a Saturday as it is ticked, in the words of the visitors’ form', async () => {
    const notes = async (days: string[]) =>
      (await officer.browser.send('POST', '/call-form/transport/preview', { answers: { days } })).json().data;
    expect(await notes(['mon'])).toEqual([]);
    expect(await notes(['mon', 'sat'])).toMatchObject([
      { tone: 'warning', title: '토요일에는 협회 차가 다니지 않습니다.', text: expect.stringContaining('월요일만') },
    ]);
  });

  it.each(['/call-form/nothing', `/call-form/transport?person=${crypto.randomUUID()}`])(
    'D-CAS-03 there is none at %s',
    async (path) => {
      expect([400, 404]).toContain((await officer.browser.send('GET', path)).statusCode);
    },
  );
});

describe('taking a call', () => {
  it('D-CAS-03 makes an application by telephone, with the consents as they were heard', async () => {
    const one = await takeCall(officer.browser, {
      giver: 'family',
      answers: {
        ...sampleAnswers.transport,
        applicantName: '가족',
        applicantPhone: '010-0000-0009',
      },
    });
    expect(one).toMatchObject({ kind: 'transport', state: 'received', way: 'phone', phone: '01000000001' });
    expect(one.receipt).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
    const given = await query('select text_id, giver, way, taken_by from consents order by text_id');
    expect(given).toHaveLength(4);
    expect(given[0]).toEqual({
      text_id: 'transport/collection/2',
      giver: 'family',
      way: 'phone',
      taken_by: officer.id,
    });
    expect(await query('select taken_by, assignee_id from applications')).toEqual([
      { taken_by: officer.id, assignee_id: officer.id },
    ]);
    expect(one.assignee).toMatchObject({ id: officer.id });
  });

  it('D-CAS-03 pressed by several fingers at once, it makes one, and says so again afterwards', async () => {
    const call = await aCall(officer.browser);
    const press = () => officer.browser.send('POST', '/application', call);
    const answers = await Promise.all([press(), press(), press()]);
    // On a busy machine one of them may be told to come back.
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 503)).toEqual([]);
    const taken = [...answers.filter(({ statusCode }) => statusCode === 200), await press()];
    expect(new Set(taken.map((answer) => (answer.json().data as Case).id)).size).toBe(1);
    expect(await query('select 1 from applications')).toHaveLength(1);
    expect(await query('select 1 from persons')).toHaveLength(1);
  });

  it('D-CAS-03 whoever joins too has both applications from one call, and nothing is asked twice', async () => {
    const joining = {
      joins: 'yes',
      joinConsents: ['membership/collection/2', 'membership/health/2'],
      birthDate: '19550302',
      registration: 'yes',
    };
    const one = await takeCall(officer.browser, { answers: { ...sampleAnswers.transport, ...joining } });
    expect(await query('select kind, way from applications order by kind')).toEqual([
      { kind: 'membership', way: 'phone' },
      { kind: 'transport', way: 'phone' },
    ]);
    expect((await officer.browser.send('GET', `/person/${one.personId}`)).json().data.applications).toHaveLength(2);
  });

  it('D-OFF-17 has a short number to say: which of its day, and the end of the caller’s telephone', async () => {
    const first = await takeCall(officer.browser);
    expect(first.shortReceipt).toEqual({ number: 1, phoneEnd: '0001' });
    const family = { ...sampleAnswers.transport, applicantName: '가족', applicantPhone: '010-0000-0009' };
    const [, second] = await Promise.all([
      takeCall(officer.browser, { kind: 'membership' }),
      takeCall(officer.browser, { giver: 'family', answers: family }),
    ]);
    expect(second.shortReceipt?.phoneEnd).toBe('0009');
    const numbers = async () =>
      (await query('select day_number from applications order by day_number')).map((row) => row.day_number);
    expect(await numbers()).toEqual([1, 2, 3]);
    // Yesterday's are counted no more, and what came before there were numbers has none.
    await runSql(test.urls.ownerUrl, ["update applications set received_at = received_at - interval '1 day'"]);
    expect((await takeCall(officer.browser, { kind: 'pledge' })).shortReceipt?.number).toBe(1);
    await runSql(test.urls.ownerUrl, ['update applications set day_number = null']);
    const { data } = (await officer.browser.send('GET', `/application/${first.id}`)).json();
    expect(data.shortReceipt).toBeNull();
  });

  it('D-CAS-03 recognises whoever called before', async () => {
    const first = await takeCall(officer.browser);
    expect((await takeCall(officer.browser, { kind: 'membership' })).personId).toBe(first.personId);
  });

  it('D-OFF-17 does not ask again for what is in force, and takes it as given without writing it down twice', async () => {
    const accepted = ['collection/2', 'health/2', 'messages/1'].map((id) => `transport/${id}`);
    const { personId } = await takeCall(officer.browser, { accepted });
    const form: CallForm = (await officer.browser.send('GET', `/call-form/transport?person=${personId}`)).json().data;
    expect(form.inForce.map(({ text, giver }) => [text, giver])).toEqual(accepted.map((id) => [id, 'self']));
    const messages = async () => Number((await query('select count(*) as n from messages'))[0].n);
    const before = await messages();
    const again = await takeCall(officer.browser, { accepted: ['transport/third-parties/1'] });
    expect(again.personId).toBe(personId);
    expect(await query('select 1 from consents')).toHaveLength(4);
    // Who agreed to messages before is told of this one, too.
    expect(await messages()).toBe(before + 1);

    const refused = async (change: object) => {
      const answer = await officer.browser.send('POST', '/application', {
        ...(await aCall(officer.browser)),
        ...change,
      });
      const { field, message } = answer.json().fields[0];
      // In the office nobody is told to call the office.
      expect(message).not.toContain('사무국으로');
      return [answer.statusCode, field];
    };
    const nothing = { accepted: [] };
    const { transport } = sampleAnswers;
    for (const other of [{ name: '다른 이' }, { phone: '010-0000-0003' }])
      expect(await refused({ ...nothing, answers: { ...transport, ...other } })).toEqual([400, 'accepted']);
    await runSql(test.urls.ownerUrl, [
      "update consents set withdrawn_at = now(), withdrawn_way = 'phone' where text_id = 'transport/health/2'",
    ]);
    expect(await refused({ ...nothing, answers: transport })).toEqual([400, 'accepted']);
  });

  it('D-OFF-17 the whole text follows by one message, or as a letter that waits for tomorrow', async () => {
    const call = { ...(await aCall(officer.browser)), wholeText: 'message' };
    const press = () => officer.browser.send('POST', '/application', call);
    const [first] = [await press(), await press()];
    const sent = await query("select id from messages where template = 'consent-texts'");
    expect(sent).toHaveLength(1);
    const { events } = first.json().data as Case;
    expect(events.find(({ text }) => text === '동의서 전문을 문자로 보냈습니다.')?.message?.id).toBe(sent[0].id);

    const required = ['transport/collection/2', 'transport/health/2'];
    const other = { ...sampleAnswers.transport, name: '다른 이', phone: '052-000-0012' };
    const refused = async (change: object) => {
      const answer = await officer.browser.send('POST', '/application', {
        ...(await aCall(officer.browser)),
        wholeText: 'message',
        ...change,
      });
      return [answer.statusCode, answer.json().fields?.[0].field];
    };
    expect(await refused({ answers: other })).toEqual([400, 'wholeText']);
    const mobile = { ...other, phone: '010-0000-0012' };
    expect(await refused({ accepted: required, answers: mobile })).toEqual([400, 'wholeText']);
    expect(await refused({ wholeText: 'pigeon' })).toEqual([400, 'wholeText']);
    expect(await query('select 1 from call_notes')).toEqual([]);

    const posted = await takeCall(officer.browser, { accepted: required, answers: other, wholeText: 'post' });
    const [note] = (await officer.browser.send('GET', '/call-note')).json().data;
    const tomorrow = addDays(seoulDate(new Date()), 1);
    expect(note).toMatchObject({ who: '다른 이', phoneEnd: '0012', dueOn: tomorrow, caseId: posted.id, end: null });
    expect(note.about).toContain('동의서 전문을 우편으로');
    expect(posted.events.some(({ text }) => text.includes('우편으로 보내 드리기로'))).toBe(true);
  });

  it('D-OFF-17 what somebody else agreed to for a child is asked again', async () => {
    const child = { ...sampleAnswers.transport, applicantName: '가족', applicantPhone: '010-0000-0009' };
    const { personId } = await takeCall(officer.browser, { giver: 'family', answers: child });
    const inForce = async (): Promise<number> =>
      (await officer.browser.send('GET', `/call-form/transport?person=${personId}`)).json().data.inForce.length;
    expect(await inForce()).toBe(4);
    const { people, within } = peopleOf(test);
    await within((tx) => people.change(tx, personId, { birthDate: `${new Date().getFullYear() - 5}-01-01` }));
    expect(await inForce()).toBe(0);
    await takeCall(officer.browser, { giver: 'guardian', answers: child });
    expect(await inForce()).toBe(4);
  });

  it.each<[string, object, string[]]>([
    ['without a consent that is needed', { accepted: ['transport/collection/2'] }, ['accepted']],
    ['with a consent nobody knows', { accepted: ['transport/collection/999'] }, ['accepted']],
    ['without answers', { answers: {} }, ['name', 'phone']],
    ['with a number that is none', { answers: { ...sampleAnswers.transport, phone: '010' } }, ['phone']],
  ])('D-CAS-03 %s is refused, naming the field, and nothing is kept', async (_name, change, fields) => {
    const answer = await officer.browser.send('POST', '/application', {
      ...(await aCall(officer.browser)),
      ...change,
    });
    expect(answer.statusCode, answer.body).toBe(400);
    const named = answer.json().fields.map(({ field }: { field: string }) => field);
    expect(named).toEqual(expect.arrayContaining(fields));
    expect(await query('select 1 from persons')).toHaveLength(0);
  });

  it('D-CAS-03 is to be called back within a few working days: a day off does not count', async () => {
    const { dueOn: before } = await takeCall(officer.browser);
    await officer.browser.send('POST', '/service-days/closures', { date: before, reason: '휴무' });
    const { dueOn: after } = await takeCall(officer.browser);
    expect(before && after && after > before).toBe(true);
  });
});
