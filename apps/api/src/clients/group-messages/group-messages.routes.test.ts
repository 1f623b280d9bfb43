import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { aGroupText, createGroupRoom, solapi, toMembers } from '../../../../../testing/group-messages.ts';
import { signedIn } from '../../../../../testing/people.ts';

const clock = createTestClock();
let test: TestApi;
let officer: Browser;
let room: ReturnType<typeof createGroupRoom>;
beforeAll(async () => {
  test = await createTestApi({ clock, env: solapi });
  officer = (await signedIn(test, ['dispatcher'])).browser;
  room = createGroupRoom(test, officer, clock);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate persons, messages, group_messages cascade',
    'delete from graphile_worker._private_jobs',
  ]),
);

const noon = '2026-11-20T12:00:00+09:00';
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted();

describe('the preview of a message to a group', () => {
  it('D-OFF-19 says how many it goes to, who is left out and why, how it reads, when it goes and that no price is known', async () => {
    await room.member({ name: '김하나' });
    await room.member({ name: '박두리', phone: '010-0000-0002' }, null);
    await room.member({ name: '이세실', phone: '052-000-0003' });
    await room.member({ name: '최너울', phone: '010-0000-0004' }, 'pledge/messages/1');
    const data = await room.at(noon, () => room.previewed());
    expect(data).toMatchObject({
      people: 4,
      goesTo: 1,
      texts: { short: 1, long: 0 },
      leftOut: { 'no-consent': 2, 'taken-back': 0, 'no-mobile': 1, 'no-channel': 0 },
      sendAt: null,
      until: '2026-11-20T12:00:00.000Z',
      today: { messages: 0, people: 0 },
      price: null,
      hasChannel: true,
    });
    expect(data.sample).toMatch(/^\[.+\] 김하나 님, 내일 정기 모임이 있습니다\.$/);
    expect(names(data.leftOutPeople)).toEqual(['박두리', '이세실', '최너울']);
    expect(await room.query('select from messages')).toEqual([]);
  });

  it('D-OFF-19 leaves who is named in it, and nobody else, in the log', async () => {
    const [shown, left] = [await room.member({ name: '가' }), await room.member({ name: '나', phone: '052-000-0002' })];
    for (const end of ['5', '6']) await room.member({ name: `다${end}`, phone: `010-0000-000${end}` });
    const before = (await room.query(`select from log.audit_entries where act = 'read'`)).length;
    const { sample } = await room.previewed();
    const read = await room.query(`select subject_id from log.audit_entries where act = 'read' order by seq`);
    const looked = read.slice(before).map(({ subject_id }) => subject_id);
    expect(looked).toHaveLength(2);
    expect(looked).toContain(left);
    if (sample.includes('가 님')) expect(looked).toContain(shown);
  });

  it('D-OFF-19 holds a consent that was taken back against every purpose, and against who shares the number', async () => {
    const back = await room.member({ name: '거두신 분' });
    await room.agrees(back, 'pledge/messages/1');
    await room.query(
      `update consents set withdrawn_at = now(), withdrawn_way = 'phone' where person_id = $1 and text_id like 'pledge%'`,
      [back],
    );
    await room.member({ name: '같은 번호' });
    const { goesTo, leftOut } = await room.previewed();
    expect([goesTo, leftOut['taken-back']]).toEqual([0, 2]);
  });

  it('D-OFF-19 narrows members by the part of the region in their address', async () => {
    await room.member({ name: '남구 분', address: '울산 남구 예시로 1' });
    await room.member({ name: '동구 분', phone: '010-0000-0002', address: '울산 동구 예시로 2' });
    expect((await room.previewed({ ...toMembers, district: '남구' })).sample).toContain('남구 분');
    const refused = await room.preview({ ...toMembers, district: '북구' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      '이 조건에 맞는 분이 없습니다. 조건을 바꾸어 주십시오.',
    ]);
  });

  it('D-OFF-19 finds riders by van, and by the day on which their ride counts', async () => {
    await room.rider('월', [{ days: ['mon'] }]);
    await room.rider('월이', [{ days: ['mon'], van: '2호차' }]);
    await room.rider('내일부터', [{ days: ['fri'], firstDay: '2026-11-20' }]);
    await room.rider('내일바뀜', [{ days: ['mon'] }, { days: ['fri'], van: '2호차', firstDay: '2026-11-20' }]);
    const who = async (filter: object) =>
      room.at('2026-11-19T10:00:00+09:00', async () => {
        const answer = await room.preview({ kind: 'riders', ...filter });
        return answer.statusCode === 200 ? names(answer.json().data.leftOutPeople) : [];
      });
    expect(await who({ day: '2026-11-20' })).toEqual(['내일바뀜', '내일부터']);
    expect(await who({ day: '2026-11-20', van: '1호차' })).toEqual(['내일부터']);
    expect(await who({ day: '2026-11-23' })).toEqual(['월', '월이']);
    expect(await who({ day: '2026-11-19' })).toEqual([]);
    expect(await who({ day: '2026-11-13' })).toEqual([]);
    expect(await who({ van: '2호차' })).toEqual(['내일바뀜', '월이']);
  });

  it('D-OFF-19 refuses words no telephone shows, too many of them and none, each at its field', async () => {
    await room.member();
    const fieldsOf = async (text: string) => {
      const answer = await room.preview(toMembers, text);
      return [answer.statusCode, answer.json().fields?.map(({ field }: { field: string }) => field)];
    };
    await room.member({ name: '아주 긴 이름'.repeat(9), phone: '010-0000-0002' });
    for (const text of ['  ', '안녕 🚐', '가'.repeat(901), '{이름}'.repeat(220)])
      expect([text.slice(0, 6), ...(await fieldsOf(text))]).toEqual([text.slice(0, 6), 400, ['text']]);
  });
});

describe('sending to a group', () => {
  it('D-OFF-19 writes one text each with the name as it is, after all single messages, until the evening', async () => {
    await room.member({ name: "강 $& $1 '", phone: '010-0000-0001' });
    await room.member({ name: '노', phone: '010-0000-0002' });
    await room.member({ name: '박', phone: '010-0000-0003' }, null);
    const answer = await room.at(noon, async () => room.send((await room.previewed()).token));
    const { data, message } = answer.json();
    expect(message).toBe('2명에게 문자를 보냅니다. 지금 보내기 시작합니다. 1명은 전화할 명단에 있습니다.');
    expect(data.counts).toMatchObject({ sent: 0, waiting: 2, failed: 0, toCall: 1, called: 0 });
    const rows = await room.query('select template, until, recipient, content from messages');
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect([row.template, row.until.toISOString()]).toEqual(['group', '2026-11-20T12:00:00.000Z']);
      expect(row.content.toString('latin1')).not.toContain('강');
    }
    expect((await room.jobs()).map(({ priority }) => priority)).toEqual([10, 10]);
    const { sample } = await room.at(noon, () => room.previewed());
    expect(sample).toMatch(/\] (강 \$& \$1 '|노) 님,/);
  });

  it('D-OFF-19 at night waits for eight in the morning and says so', async () => {
    await room.member();
    const answer = await room.at('2026-11-20T21:00:00+09:00', async () => room.send((await room.previewed()).token));
    expect(answer.json().message).toBe('1명에게 문자를 보냅니다. 11월 21일 오전 8:00에 보냅니다.');
    expect((await room.jobs()).map(({ run_at }) => run_at.toISOString())).toEqual(['2026-11-20T23:00:00.000Z']);
    const [{ until }] = await room.query('select until from messages');
    expect(until.toISOString()).toBe('2026-11-21T12:00:00.000Z');
  });

  it('D-OFF-19 refuses a preview of another hour, another group or another count of the day, with the new one', async () => {
    await room.member();
    const token = (await room.at('2026-11-20T20:59:00+09:00', () => room.previewed())).token;
    const late = await room.at('2026-11-20T21:01:00+09:00', () => room.send(token));
    expect([late.statusCode, late.json().current.sendAt]).toEqual([412, '2026-11-20T23:00:00.000Z']);
    expect(late.json().message).toContain('보내는 때가 바뀌었거나');
    const day = (await room.at(noon, () => room.previewed())).token;
    await room.at(noon, () => room.sent({ text: '다른 안내입니다.' }));
    const counted = await room.at(noon, () => room.send(day));
    expect([counted.statusCode, counted.json().current.today]).toEqual([412, { messages: 1, people: 1 }]);
    const other = (await room.at(noon, () => room.previewed())).token;
    await room.member({ name: '새 회원', phone: '010-0000-0009' });
    expect((await room.at(noon, () => room.send(other))).statusCode).toBe(412);
    expect(await room.query('select from group_messages')).toHaveLength(1);
  });

  it('D-OFF-19 a press that comes twice, also at once, sends once', async () => {
    await room.member();
    const { token } = await room.previewed();
    const key = crypto.randomUUID();
    const both = await Promise.all([room.send(token, { key }), room.send(token, { key })]);
    const again = await room.send(token, { key });
    const answers = [...both, again];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(again.json().message).toContain('이미 맡은 문자입니다.');
    expect([await room.query('select from messages'), await room.jobs()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('D-OFF-19 two who share a number read the same words once, and each their own', async () => {
    await room.member({ name: '남편' });
    await room.member({ name: '아내' });
    expect((await room.previewed(toMembers, '모임이 있습니다.')).texts).toEqual({ short: 1, long: 0 });
    const same = await room.sent({ text: '모임이 있습니다.' });
    expect([(await room.jobs()).length, same.counts.waiting]).toEqual([1, 2]);
    await room.sent();
    expect(await room.jobs()).toHaveLength(3);
  });

  it('D-OFF-19 whoever takes it back while it waits is sent nothing, and is called', async () => {
    const [who, sharer] = [await room.member({ name: '거두신 분' }), await room.member({ name: '함께 쓰는 분' })];
    await room.member({ name: '다른 분', phone: '010-0000-0005' });
    const { id } = await room.sent();
    expect((await room.withdraw(who)).statusCode).toBe(200);
    expect(await room.jobs()).toHaveLength(1);
    const { message, toCall } = await room.whole(id);
    expect(message.counts).toMatchObject({ waiting: 1, failed: 1, toCall: 2 });
    expect(new Map(toCall.map((person) => [person.id, person.reason]))).toEqual(
      new Map([
        [who, 'taken-back'],
        [sharer, 'failed'],
      ]),
    );
    const retried = await officer.send('POST', `/group-message/${id}/retry`);
    expect(retried.json().message).toBe('1명은 이제 문자를 받지 않으셔서 전화할 명단에 두었습니다.');
    expect((await room.whole(id)).message.counts).toMatchObject({ failed: 0, leftOut: { 'taken-back': 2 } });
  });

  it('D-OFF-19 whoever is erased while it waits is sent nothing, also where the number is another by now', async () => {
    const who = await room.member();
    await room.member({ name: '남는 분', phone: '010-0000-0005' });
    const { id } = await room.sent();
    await room.change(who, { phone: '010-0000-0099' });
    const owner = (await signedIn(test, ['owner'])).browser;
    const erased = await owner.send('DELETE', `/person/${who}`, { name: '회원', ground: 'own-request' });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(await room.query('select from messages')).toHaveLength(1);
    expect(await room.jobs()).toHaveLength(1);
    expect((await room.whole(id)).message.counts).toMatchObject({ waiting: 1, toCall: 0 });
  });
});

describe('what came of it', () => {
  it('D-OFF-19 who is left out is called and ticked off, once, taken back, and in the log', async () => {
    await room.member();
    const who = await room.member({ name: '전화드릴 분', phone: '052-000-0007', guardianPhone: '010-0000-0008' });
    const { id } = await room.sent();
    const { toCall } = await room.whole(id);
    expect(toCall).toEqual([
      { id: who, name: '전화드릴 분', phone: '052-000-0007', guardianPhone: '010-0000-0008', reason: 'no-mobile' },
    ]);
    const tick = (isCalled: boolean, person = who) =>
      officer.send('POST', `/group-message/${id}/call`, { person, isCalled });
    const done = await tick(true);
    expect([done.statusCode, done.json().message]).toEqual([200, '전화하신 것으로 적었습니다.']);
    await tick(true);
    expect(await room.whole(id)).toMatchObject({ toCall: [], message: { counts: { toCall: 0, called: 1 } } });
    await tick(false);
    expect((await room.whole(id)).toCall).toHaveLength(1);
    expect((await tick(true, crypto.randomUUID())).statusCode).toBe(404);
    const acts = await room.query(`select act from log.audit_entries where subject_id = $1 order by seq`, [id]);
    expect(acts.map(({ act }) => act)).toEqual(['queued', 'ticked', 'ticked', 'unticked']);
  });

  it('D-OFF-19 what did not go is sent once more, by the number of now, and at night in the morning', async () => {
    const who = await room.member();
    const { id } = await room.at(noon, () => room.sent());
    await room.fails('too-late');
    await room.query('delete from graphile_worker._private_jobs');
    expect((await room.whole(id)).message.counts).toMatchObject({ failed: 1, late: 1, waiting: 0 });
    const [{ id: text, recipient }] = await room.query('select id, recipient from messages');
    await room.change(who, { phone: '010-0000-0099' });
    const retry = () => officer.send('POST', `/group-message/${id}/retry`);
    const answer = await room.at('2026-11-20T22:00:00+09:00', retry);
    expect(answer.json().message).toBe('1명에게 다시 보냅니다. 11월 21일 오전 8:00에 보냅니다.');
    const [row] = await room.query('select id, state, problem, recipient, settled_at, until from messages');
    expect(row).toMatchObject({ id: text, state: 'waiting', problem: null, settled_at: null });
    expect([row.recipient.equals(recipient), row.until.toISOString()]).toEqual([false, '2026-11-21T12:00:00.000Z']);
    expect((await room.jobs()).map(({ run_at }) => run_at.toISOString())).toEqual(['2026-11-20T23:00:00.000Z']);
    expect((await retry()).statusCode).toBe(409);
  });

  it('D-OFF-19 whose text went with somebody who was erased is on the list of those to call, and gets it no second time', async () => {
    const who = await room.member({ name: '지울 분' });
    await room.member({ name: '가족' });
    await room.member({ name: '받지 못한 분', phone: '010-0000-0005' });
    const { id } = await room.sent({ text: '모임이 있습니다.' });
    await room.fails();
    const [first] = await room.query(`select message_id as id from group_recipients where person_id = $1`, [who]);
    await room.query(`update messages set state = 'sent', problem = null where id = $1`, [first.id]);
    await room.query('delete from graphile_worker._private_jobs');
    const owner = (await signedIn(test, ['owner'])).browser;
    const erased = await owner.send('DELETE', `/person/${who}`, { name: '지울 분', ground: 'own-request' });
    expect(erased.statusCode, erased.body).toBe(200);
    const { message, toCall } = await room.whole(id);
    expect([message.counts.failed, names(toCall)]).toEqual([1, ['가족', '받지 못한 분']]);
    const retried = await officer.send('POST', `/group-message/${id}/retry`);
    expect(retried.json().message).toMatch(/^1명에게 다시 보냅니다/);
    expect(await room.jobs()).toHaveLength(1);
    expect(names((await room.whole(id)).toCall)).toEqual(['가족']);
  });

  it('D-OFF-19 nobody is lost when a text is forgotten, and after thirty days the list is', async () => {
    await room.member();
    const { id } = await room.sent();
    await room.query('delete from messages');
    expect((await room.whole(id)).toCall).toHaveLength(1);
    expect((await officer.send('POST', `/group-message/${id}/retry`)).statusCode).toBe(409);
    await room.query(`update group_messages set made_at = now() - interval '31 days'`);
    await test.api.housekeep();
    expect(await room.query('select from group_recipients')).toEqual([]);
    expect((await officer.send('GET', `/group-message/${id}`)).statusCode).toBe(404);
  });

  it('D-OFF-19 lies in the database with nothing in clear, and stays away from the owners’ list of messages', async () => {
    await room.member();
    await room.sent({ text: 'MARKED-TEXT' });
    const [{ row, content }] = await room.query('select t::text as row, content from group_messages t');
    expect(row.replace(content.toString('hex'), '')).not.toContain('MARKED-TEXT');
    expect(content.toString('latin1')).not.toContain('MARKED-TEXT');
    await room.fails();
    const owner = (await signedIn(test, ['owner'])).browser;
    const { messages, counts } = (await owner.send('GET', '/messages')).json().data;
    expect([messages, counts]).toEqual([[], { attention: 0, waiting: 0 }]);
  });

  it('D-OFF-19 where nothing sends texts, everybody is on the list of those to call, and it says so', async () => {
    await room.member();
    await using without = await createTestApi({ clock });
    const other = (await signedIn(without, ['dispatcher'])).browser;
    const there = createGroupRoom(without, other, clock);
    await there.member();
    const preview = await there.previewed();
    expect(preview).toMatchObject({ hasChannel: false, goesTo: 0, leftOut: { 'no-channel': 1 } });
    const { data, message } = (await there.send(preview.token)).json();
    expect(message).toBe('문자는 보내지 않습니다. 1명은 전화할 명단에 있습니다.');
    expect((await there.whole(data.id)).toCall).toMatchObject([{ name: '회원', reason: 'no-channel' }]);
    expect(await there.query('select from messages')).toEqual([]);
  });

  it('D-OFF-19 is nobody’s but theirs who know the people', async () => {
    const who = await room.member({ phone: '052-000-0001' });
    const { id } = await room.sent();
    const calls = [
      ['GET', '/group-message'],
      ['POST', '/group-message/preview', { filter: toMembers, text: aGroupText }],
      ['POST', '/group-message', { filter: toMembers, text: aGroupText, token: 'x', key: crypto.randomUUID() }],
      ['GET', `/group-message/${id}`],
      ['POST', `/group-message/${id}/retry`],
      ['POST', `/group-message/${id}/call`, { person: who, isCalled: true }],
    ] as const;
    const codes = (browser: Browser) =>
      Promise.all(calls.map(async ([method, path, body]) => (await browser.send(method, path, body)).statusCode));
    expect(await codes(createBrowser(test.app))).toEqual([401, 401, 401, 401, 401, 401]);
    const editor = (await signedIn(test, ['editor'])).browser;
    expect(await codes(editor)).toEqual([403, 403, 403, 404, 404, 404]);
    const owner = (await signedIn(test, ['owner'])).browser;
    expect((await owner.send('GET', `/group-message/${id}`)).statusCode).toBe(200);
  });
});
