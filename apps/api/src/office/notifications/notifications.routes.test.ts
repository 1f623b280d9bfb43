import { randomUUID } from 'node:crypto';
import type { Message, MessageList } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { createPostOffice, officeMail } from '../../../../../testing/messages.ts';
import { signedIn } from '../../../../../testing/people.ts';

const clock = createTestClock();
let test: TestApi;
let owner: Browser;
let office: ReturnType<typeof createPostOffice>;
beforeAll(async () => {
  test = await createTestApi({ clock });
  office = createPostOffice(test);
  owner = (await signedIn(test, ['owner'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await query('delete from messages');
  await query('delete from graphile_worker._private_jobs');
});

const query = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows as Record<string, unknown>[];
const jobs = async () => (await query('select key, attempts from graphile_worker._private_jobs')) as { key: string }[];
const listed = async (shelf: string) => {
  const answer = await owner.send('GET', `/messages?shelf=${shelf}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as MessageList;
};
const put = (id: string, state: string) =>
  query(
    `update messages set state = $2, settled_at = case when $2 in ('sent', 'failed', 'copied') then now() end where id = $1`,
    [id, state],
  );
const passwordMail = () =>
  office.queue({
    template: 'forgotten-password',
    channel: 'mail',
    to: 'gildong@example.com',
    data: { path: '/admin/new-password#secret', until: new Date(Date.now() + 1_800_000) },
  });

describe('what waits, was sent and failed', () => {
  it('D-OFF-06 is counted and shelved, its recipient told by halves, and nothing of it lies open in the table', async () => {
    const waiting = await office.queue(officeMail('gildong@example.com'));
    const failed = await office.queue({ ...officeMail('010-0000-0000'), channel: 'sms' } as never);
    await put(failed, 'failed');
    const attention = await listed('attention');
    expect(attention).toMatchObject({ counts: { attention: 1, waiting: 1 }, channels: { mail: false, phone: false } });
    expect(attention.messages).toMatchObject([{ id: failed, to: '***-0000', mayCopy: true, mayRetry: true }]);
    const [message] = (await listed('waiting')).messages;
    expect(message).toMatchObject({ id: waiting, to: 'g***@example.com', state: 'waiting', attempts: 0 });
    const [row] = await query(`select recipient, content from messages where id = $1`, [waiting]);
    for (const value of Object.values(row as Record<string, Buffer>)) {
      expect(value.includes('gildong') || value.includes(Buffer.from('점검'))).toBe(false);
    }
    expect(JSON.stringify(await query('select payload from graphile_worker._private_jobs'))).not.toContain('gildong');
  });

  it('D-OFF-06 one that cannot be opened any more is shown as such beside the others, and can be dismissed', async () => {
    const whole = await office.queue(officeMail('gildong@example.com'));
    const lost = await office.queue(officeMail('gildong@example.com'));
    await query(`update messages set recipient = overlay(recipient placing '\\x00' from 20) where id = $1`, [lost]);
    await put(lost, 'failed');
    await put(whole, 'failed');
    expect(new Map((await listed('attention')).messages.map((each) => [each.id, each]))).toMatchObject(
      new Map([
        [lost, expect.objectContaining({ to: '읽을 수 없음', mayCopy: false, mayRetry: false })],
        [whole, expect.objectContaining({ to: 'g***@example.com', mayCopy: true, mayRetry: true })],
      ]),
    );
    expect((await owner.send('DELETE', `/messages/${lost}`)).statusCode).toBe(200);
    expect((await listed('attention')).messages.map(({ id }) => id)).toEqual([whole]);
  });

  it('D-OFF-06 goes on where a page ends, each message once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 53; at += 1) ids.push(await office.queue(officeMail(`p${at}@example.com`)));
    const first = await listed('waiting');
    expect(first.messages).toHaveLength(50);
    const rest = await owner.send('GET', `/messages?shelf=waiting&before=${first.older}`);
    const { messages, older } = rest.json().data as MessageList;
    expect(older).toBeNull();
    expect([...first.messages, ...messages].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('D-OFF-06 an id that is unknown is 404, one that is none 400', async () => {
    for (const [method, path] of [
      ['GET', 'words'],
      ['POST', 'retry'],
      ['POST', 'copied'],
    ] as const) {
      expect((await owner.send(method, `/messages/${randomUUID()}/${path}`)).statusCode).toBe(404);
      expect((await owner.send(method, `/messages/7/${path}`)).statusCode).toBe(400);
    }
  });
});

describe('the office hands a message over', () => {
  it('D-OFF-06 reads number and text, says that it is done, and nobody sends it any more', async () => {
    const written = { channel: 'sms', to: '010-0000-0000', subject: '점검', text: '내일 쉽니다.' };
    const { id } = (await owner.send('POST', '/messages', written)).json().data as Message;
    const words = (await owner.send('GET', `/messages/${id}/words`)).json().data;
    expect(words).toMatchObject({ to: '01000000000', text: expect.stringMatching(/^\[.+\] 내일 쉽니다\.$/) });
    expect(
      await query(`select act from log.audit_entries where subject_kind = 'message' and subject_id = $1 order by seq`, [
        id,
      ]),
    ).toEqual([{ act: 'queued' }, { act: 'read' }]);
    const copied = await owner.send('POST', `/messages/${id}/copied`);
    expect(copied.json()).toMatchObject({ data: { state: 'copied' }, message: '직접 전한 것으로 적었습니다.' });
    expect(await jobs()).toEqual([]);
    expect((await owner.send('POST', `/messages/${id}/copied`)).json().code).toBe('CONFLICT');
    expect((await listed('done')).messages.map((each) => each.id)).toEqual([id]);
  });

  it('D-OFF-06 never reads what proves that it reached one person, nor gives it out as handed over', async () => {
    const id = await passwordMail();
    await put(id, 'failed');
    expect((await owner.send('GET', `/messages/${id}/words`)).json().code).toBe('NOT_PERMITTED');
    expect((await owner.send('POST', `/messages/${id}/copied`)).json().code).toBe('CONFLICT');
    expect((await listed('attention')).messages).toMatchObject([{ id, mayCopy: false, mayRetry: true }]);
  });

  it('D-OFF-06 tries again what failed, but not what nobody wants any more', async () => {
    const id = await passwordMail();
    await put(id, 'failed');
    await query('delete from graphile_worker._private_jobs');
    const again = await owner.send('POST', `/messages/${id}/retry`);
    expect(again.json()).toMatchObject({ data: { state: 'waiting', problem: null, settledAt: null } });
    expect(await jobs()).toMatchObject([{ key: `send-message:${id}` }]);
    expect((await owner.send('POST', `/messages/${id}/retry`)).json().code).toBe('CONFLICT');
    await put(id, 'failed');
    await query(`update messages set until = now() - interval '1 minute' where id = $1`, [id]);
    expect((await owner.send('POST', `/messages/${id}/retry`)).json().code).toBe('CONFLICT');
  });

  it('D-OFF-06 puts one away, and nothing is left of whom it was for', async () => {
    const id = await passwordMail();
    await put(id, 'failed');
    expect((await owner.send('DELETE', `/messages/${id}`)).json().message).toBe('메시지를 치웠습니다.');
    expect(await office.stateOf(id)).toMatchObject({ recipient: null, content: null });
    expect((await listed('attention')).counts).toEqual({ attention: 0, waiting: 0 });
    expect((await listed('done')).messages).toMatchObject([{ id, to: null, mayRetry: false }]);
  });

  it.each([
    ['no address', { channel: 'mail', to: 'nobody', subject: '가', text: '나' }, ['to']],
    ['two addresses', { channel: 'mail', to: 'a@example.com, b@example.com', subject: '가', text: '나' }, ['to']],
    [
      'a subject of two lines',
      { channel: 'mail', to: 'a@example.com', subject: '가\r\nBcc: b', text: '나' },
      ['subject'],
    ],
    ['no number', { channel: 'sms', to: '열셋', subject: '가', text: ' ' }, ['to', 'text']],
  ])('D-OFF-06 refuses %s', async (_name, body, fields) => {
    const answer = await owner.send('POST', '/messages', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await office.stored()).toEqual([]);
  });
});

describe('every hour', () => {
  it('D-OFF-06 people are forgotten 30 days after a message was settled, and the message after a year', async () => {
    const [old, recent, held] = [
      await office.queue(officeMail('old@example.com')),
      await office.queue(officeMail('recent@example.com')),
      await office.queue(officeMail('held@example.com')),
    ] as const;
    await put(old, 'sent');
    await put(recent, 'failed');
    await put(held, 'held');
    await query(`update messages set settled_at = now() - interval '31 days' where id = $1`, [old]);
    await query(`update messages set created_at = now() - interval '31 days' where id = $1`, [held]);
    await test.api.housekeep();
    expect(await office.stateOf(old)).toMatchObject({ state: 'sent', recipient: null, content: null });
    expect((await office.stateOf(recent))?.recipient).not.toBeNull();
    expect((await office.stateOf(held))?.state).toBe('failed');
    await query(`update messages set settled_at = now() - interval '366 days' where id = $1`, [old]);
    await test.api.housekeep();
    expect(await office.stateOf(old)).toBeUndefined();
  });

  it('D-OFF-06 a message whose last attempt died with its worker is given up, one that will be tried is not', async () => {
    const stranded = await office.queue(officeMail('a@example.com'));
    const waiting = await office.queue(officeMail('b@example.com'));
    await put(stranded, 'sending');
    await query(`update graphile_worker._private_jobs set attempts = max_attempts where key = $1`, [
      `send-message:${stranded}`,
    ]);
    await test.api.housekeep();
    expect(await office.stateOf(stranded)).toMatchObject({ state: 'failed', problem: 'unknown' });
    expect((await office.stateOf(waiting))?.state).toBe('waiting');
  });
});
