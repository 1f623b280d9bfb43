import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createApplicant } from '../../../../../../testing/applicant.ts';
import { createTestClock } from '../../../../../../testing/clock.ts';
import { createLetterBox } from '../../../../../../testing/mailed-links.ts';
import { dataKeysOf } from '../../../office/accounts/index.ts';
import { createVault } from '../../../platform/sealed-text/vault.ts';
import { sealedApplications } from '../applications.repository.ts';

const clock = createTestClock();
let test: TestApi;
let letters: ReturnType<typeof createLetterBox>;
beforeAll(async () => {
  test = await createTestApi({ clock });
  letters = createLetterBox(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query('delete from rate_limits');
  await letters();
});

const query = (sql: string, values: unknown[] = []) => test.database.write.$client.query(sql, values);
const statusOf = (answer: { json<T>(): T }) => answer.json<{ data: ApplicationStatus }>().data;
const whole = (answer: { statusCode: number; json<T>(): T }) => ({
  status: answer.statusCode,
  ...answer.json<object>(),
  requestId: '',
});

async function applied() {
  const applicant = createApplicant(test.app);
  const { receipt } = await applicant.apply('transport', {}, 'family');
  const [message] = await letters();
  const { rows } = await query('select id from applications where receipt = $1', [receipt.receipt]);
  const link = message?.token ?? '';
  return { applicant, receipt: receipt.receipt, link, id: (rows[0] as { id: string }).id };
}

async function move(id: string, from: string, to: string, at: string, more = '') {
  const isEnd = ['settled', 'refused', 'cancelled'].includes(to);
  await query(
    `update applications set state = $2, state_since = $3, ended_at = ${isEnd ? '$3' : 'null'} ${more} where id = $1`,
    [id, to, at],
  );
  await query(
    `insert into application_events (id, application_id, type, at, from_state, to_state)
     values (gen_random_uuid(), $1, 'state', $4, $2, $3)`,
    [id, from, to, at],
  );
}

const ride = { van: '1호차', days: ['mon'], pickUpAt: '06:10', returnAt: null, firstDay: '2026-12-01' };
async function assign(id: string, at: string) {
  const vault = createVault((of) => dataKeysOf(test.keys, of));
  const sealed = vault.seal(sealedApplications, id, { ride: JSON.stringify(ride) });
  await query('update applications set ride = $2 where id = $1', [id, sealed.ride]);
  await move(id, 'scheduling', 'settled', at);
}

describe('how an application stands', () => {
  it('D-APP-04 is told by receipt and telephone number, however they are written, to either person', async () => {
    const { applicant, receipt } = await applied();
    const plain = receipt.toLowerCase().replaceAll('-', ' ');
    for (const phone of ['010-0000-0000', '01000000000', '+82 10 0000 0000', '010 0000 0001']) {
      const answer = await applicant.ask(plain, phone);
      expect(answer.statusCode, phone).toBe(200);
      expect(statusOf(answer)).toMatchObject({ kind: 'transport', state: 'received', reason: null, ride: null });
    }
  });

  it('D-APP-04 shows each step with its day, the reason in plain words, and nothing of the person', async () => {
    const { applicant, receipt, id } = await applied();
    const first = statusOf(await applicant.ask(receipt, '010-0000-0000'));
    expect(first.steps.map(({ state, at }) => [state, at !== null])).toEqual([
      ['received', true],
      ['consulting', false],
      ['scheduling', false],
      ['settled', false],
    ]);
    expect(first.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await move(id, 'received', 'consulting', '2026-11-17T01:00:00Z');
    await move(id, 'consulting', 'scheduling', '2026-11-18T01:00:00Z');
    await move(id, 'scheduling', 'consulting', '2026-11-19T01:00:00Z');
    const back = statusOf(await applicant.ask(receipt, '010-0000-0000'));
    expect(back.steps.slice(1).map(({ at }) => at)).toEqual(['2026-11-19T01:00:00.000Z', null, null]);
    await move(id, 'consulting', 'waiting', '2026-11-20T01:00:00Z', `, reason = 'no-seat'`);
    const waiting = statusOf(await applicant.ask(receipt, '010-0000-0000'));
    expect(waiting).toMatchObject({ state: 'waiting', reason: '지금은 차에 빈자리가 없습니다.' });
    expect(waiting.steps[2]?.at).toBe('2026-11-18T01:00:00.000Z');
    expect(Object.keys(waiting).toSorted()).toEqual([
      'dueOn',
      'kind',
      'nextRide',
      'pictures',
      'reason',
      'ride',
      'since',
      'state',
      'steps',
    ]);
    for (const secret of ['신청인', '가족', '표본', '월요일', 'mon']) {
      expect(JSON.stringify(waiting)).not.toContain(secret);
    }
    await move(id, 'waiting', 'refused', '2026-11-21T01:00:00Z');
    expect(statusOf(await applicant.ask(receipt, '010-0000-0000')).dueOn).toBeNull();
  });

  it('D-APP-04 a wrong pair is always the same answer', async () => {
    const { applicant, receipt } = await applied();
    const answers = [
      await applicant.ask(receipt, '010-0000-0009'),
      await applicant.ask('2222-2222-2222-2222', '010-0000-0000'),
      await applicant.ask(receipt.slice(0, 14), '010-0000-0000'),
      await applicant.ask('접수 번호', '전화번호'),
      await applicant.ask(receipt, '없음'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(whole(answer))))).toHaveLength(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  it('D-APP-04 D-SEC-22 five wrong tries an hour close a receipt, one that is there or not, and what fits is not counted', async () => {
    const { receipt } = await applied();
    for (const number of [receipt, '3333-3333-3333-3333']) {
      for (let n = 0; n < 5; n += 1) {
        if (number === receipt) {
          expect((await createApplicant(test.app).ask(number, '010-0000-0000')).statusCode).toBe(200);
        }
        expect((await createApplicant(test.app).ask(number, '010-0000-0009')).statusCode).toBe(404);
      }
      const refused = await createApplicant(test.app).ask(number, '010-0000-0000');
      expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining('전화해 주십시오')]);
    }
  });

  it('D-APP-04 twenty wrong tries an hour close an address', async () => {
    const applicant = createApplicant(test.app);
    const letter = 'ABCDEFGHJKMNPQRSTUVWX';
    for (let n = 0; n < 20; n += 1) {
      expect((await applicant.ask(`2222-2222-2222-222${letter[n]}`, '010-0000-0000')).statusCode).toBe(404);
    }
    expect((await applicant.ask('2222-2222-2222-222X', '010-0000-0000')).statusCode).toBe(429);
  });

  it('D-APP-04 van and time appear by the link alone, and the look is written down', async () => {
    const { applicant, receipt, link, id } = await applied();
    const open = (token: string) => applicant.post('/application-status/open', { token });
    expect(statusOf(await open(link))).toMatchObject({ state: 'received', ride: null });
    await assign(id, '2026-11-20T01:00:00Z');
    expect(statusOf(await applicant.ask(receipt, '010-0000-0000'))).toMatchObject({ state: 'settled', ride: null });
    await clock.at('2026-12-20T00:59:59Z', async () => {
      expect(statusOf(await open(link))).toMatchObject({ state: 'settled', ride });
    });
    const { rows } = await query(
      `select act from log.audit_entries where details ->> 'application' = $1 and act = 'read' order by seq`,
      [id],
    );
    expect(rows, 'the receipt and the ride').toHaveLength(2);
  });

  it('D-APP-04 the link ends thirty days after the case and the first day of its ride, and no other opens anything', async () => {
    const { applicant, link, id } = await applied();
    const open = (token: string) => applicant.post('/application-status/open', { token });
    await assign(id, '2026-11-20T01:00:00Z');
    expect((await clock.at('2026-12-30T14:59:59Z', () => open(link))).statusCode).toBe(200);
    const over = await clock.at('2026-12-30T15:00:00Z', () => open(link));
    expect(over.statusCode).toBe(404);
    const forged = Buffer.from(link, 'base64url');
    forged.writeUInt8(forged.readUInt8(0) ^ 1, 0);
    const bent = Buffer.from(link, 'base64url');
    bent.writeUInt8(bent.readUInt8(31) ^ 1, 31);
    for (const token of [forged.toString('base64url'), bent.toString('base64url'), 'x'.repeat(43), 'x'.repeat(64)]) {
      expect(whole(await open(token))).toEqual(whole(over));
    }
  });
});
