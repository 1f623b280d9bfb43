import type { StaffHome } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { describe, expect, it } from 'vitest';
import { takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom } from '../../../../../testing/cases.ts';
import { aFormatRequest } from '../../../../../testing/format-requests.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

const { test, officer, query, post, moved } = await createCaseRoom();
const editor = await signedIn(test, ['editor']);

const today = seoulDate(new Date());
const homeOf = async (who: SignedIn = officer): Promise<StaffHome> =>
  (await who.browser.send('GET', '/staff-home')).json().data;
const countOf = async (who: SignedIn = officer): Promise<number> =>
  (await who.browser.send('GET', '/staff-home/count')).json().data.due;
const dueOn = (id: string, days: number) =>
  query('update applications set due_on = $2 where id = $1', [id, addDays(today, days)]);
const looks = async () => (await query(`select from log.audit_entries where act = 'read'`)).length;

/** A case whose call came under this number, due in so many days. */
async function due(days: number): Promise<string> {
  const { id } = await takeCall(officer.browser);
  await dueOn(id, days);
  return id;
}

describe('the work of the day', () => {
  it('D-OFF-01 names what is late first and what comes within a week, and is in the log for whom it names', async () => {
    const [tomorrow, late, farther, now] = [await due(1), await due(-2), await due(8), await due(0)];
    const before = await looks();
    const { cases } = await homeOf();
    expect(cases?.map(({ id }) => id)).toEqual([late, now, tomorrow]);
    expect(cases?.[0]).toMatchObject({
      name: '신청인',
      kind: 'transport',
      state: 'received',
      dueOn: addDays(today, -2),
    });
    expect(await looks()).toBeGreaterThan(before);
    expect(await countOf()).toBe(2);
    await dueOn(farther, 0);
    expect(await countOf()).toBe(3);
  });

  it('D-OFF-01 is over once a case is ended, and waits for nobody who may not see people', async () => {
    const one = await takeCall(officer.browser);
    await dueOn(one.id, -1);
    expect(await countOf()).toBe(1);
    expect(await countOf(editor)).toBe(0);
    const before = await looks();
    expect(await homeOf(editor)).toMatchObject({ cases: null, formats: null, unsent: null });
    expect(await looks()).toBe(before);
    await moved(one, 'cancelled', { reason: 'own-wish' });
    expect([await countOf(), (await homeOf()).cases]).toEqual([0, []]);
  });

  it('D-OFF-01 has what was asked for in another format, without a name', async () => {
    await officer.browser.send('POST', '/format-request', aFormatRequest);
    expect((await homeOf()).formats).toMatchObject([{ format: 'large-print', dueOn: addDays(today, 7) }]);
    expect(await countOf()).toBe(0);
    await query('update format_requests set due_on = $1', [today]);
    expect(await countOf()).toBe(1);
    expect(JSON.stringify((await homeOf()).formats)).not.toMatch(/요청인|052/);
    await query('update format_requests set due_on = $1', [addDays(today, 8)]);
    expect((await homeOf()).formats).toEqual([]);
  });

  it('D-OFF-01 has messages that did not go, whose they are, and what mends them', async () => {
    const one = await takeCall(officer.browser);
    await query('delete from messages');
    const { events } = (await post(officer, one, 'message', { text: '내일 전화드리겠습니다.' })).json().data;
    const id = events.find(({ type }: { type: string }) => type === 'message').message.id;
    expect((await homeOf()).unsent).toEqual([]);
    await query(`update messages set state = 'failed', problem = 'refused', settled_at = now() where id = $1`, [id]);
    expect((await homeOf()).unsent).toMatchObject([
      { caseId: one.id, name: '신청인', message: { id, state: 'failed', problem: 'refused', mayRetry: true } },
    ]);
    const told = await officer.browser.send('POST', `/application/${one.id}/message/${id}/told`);
    expect(told.statusCode).toBe(200);
    expect((await homeOf()).unsent).toEqual([]);
  });

  it('D-OFF-01 tells whether the vans run', async () => {
    const closed = { date: today, reason: '차량 점검' };
    expect((await editor.browser.send('POST', '/service-days/closures', closed)).statusCode).toBe(200);
    expect((await homeOf()).service).toEqual({ date: today, runs: false, reason: '차량 점검' });
  });

  it('D-OFF-01 is counted for nobody who is not signed in', async () => {
    expect((await test.app.inject({ url: '/api/staff-home/count' })).statusCode).toBe(401);
  });
});
