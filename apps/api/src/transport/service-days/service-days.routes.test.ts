import type { ServiceDay, ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

const clock = createTestClock();
let test: TestApi;
let dispatcher: Browser;
let driver: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  dispatcher = (await signedIn(test, ['dispatcher'])).browser;
  driver = (await signedIn(test, ['driver'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query('delete from service_closures');
});

async function overviewAt(moment: string): Promise<ServiceOverview> {
  const answer = await clock.at(moment, () => visitor.send('GET', '/service-days'));
  return answer.json().data as ServiceOverview;
}
const listed = async () => (await dispatcher.send('GET', '/service-days/closures')).json().data as unknown;
const close = (date: string, reason = '차량 점검') =>
  dispatcher.send('POST', '/service-days/closures', { date, reason });
/** As it lies there of a day that is over, or will be when somebody runs this. */
const closedEarlier = (date: string, reason: string) =>
  test.database.write.$client.query('insert into service_closures (date, reason) values ($1, $2)', [date, reason]);
const runs = (date: string): ServiceDay => ({ date, runs: true, reason: null });
const rests = (date: string, reason: string): ServiceDay => ({ date, runs: false, reason });

describe('GET service-days', () => {
  it('S-TR-02 Monday to Friday there is service, on Saturday and Sunday there is none', async () => {
    const { today, week } = await overviewAt('2026-11-18T09:00:00+09:00');
    expect(today).toEqual(runs('2026-11-18'));
    expect(week).toEqual([
      runs('2026-11-16'),
      runs('2026-11-17'),
      runs('2026-11-18'),
      runs('2026-11-19'),
      runs('2026-11-20'),
      rests('2026-11-21', '토요일'),
      rests('2026-11-22', '일요일'),
    ]);
    expect((await overviewAt('2026-11-21T09:00:00+09:00')).today).toEqual(rests('2026-11-21', '토요일'));
  });

  it('S-TR-02 a week is Monday to Sunday on a Sunday too', async () => {
    const { week } = await overviewAt('2026-11-22T09:00:00+09:00');
    expect([week[0]?.date, week[6]?.date]).toEqual(['2026-11-16', '2026-11-22']);
  });

  it('S-TR-02 not on public holidays, called what people call them', async () => {
    const { today, closures, holidaysKnown } = await overviewAt('2026-12-25T12:00:00+09:00');
    expect(today).toEqual(rests('2026-12-25', '성탄절'));
    expect(closures[0]).toEqual(rests('2027-01-01', '새해 첫날'));
    expect(holidaysKnown).toBe(true);
  });

  it('S-TR-02 the next days without service leave weekends out and are the nearest', async () => {
    await closedEarlier('2026-12-24', '차량 정기 점검');
    await closedEarlier('2026-12-26', '토요일에는 원래 쉽니다');
    const { closures } = await overviewAt('2026-12-20T09:00:00+09:00');
    expect(closures.slice(0, 3)).toEqual([
      rests('2026-12-24', '차량 정기 점검'),
      rests('2026-12-25', '성탄절'),
      rests('2027-01-01', '새해 첫날'),
    ]);
    expect(closures.map(({ date }) => date)).toEqual(closures.map(({ date }) => date).toSorted());
  });

  it('S-TR-02 a day changes at midnight in Seoul, not in London', async () => {
    expect((await overviewAt('2026-12-24T23:59:59+09:00')).today).toEqual(runs('2026-12-24'));
    expect((await overviewAt('2026-12-25T00:00:00+09:00')).today).toEqual(rests('2026-12-25', '성탄절'));
    expect((await overviewAt('2026-12-25T14:59:59Z')).today.date).toBe('2026-12-25');
    expect((await overviewAt('2026-12-25T15:00:00Z')).today.date).toBe('2026-12-26');
  });

  it('S-TR-02 where the holidays of the coming year are not known, it says so and still answers', async () => {
    const { holidaysKnown, today, closures } = await overviewAt('2027-12-01T09:00:00+09:00');
    expect(holidaysKnown).toBe(false);
    expect(today).toEqual(runs('2027-12-01'));
    expect(closures.every(({ date }) => date < '2028-01-01')).toBe(true);
    expect((await overviewAt('2040-06-01T09:00:00+09:00')).holidaysKnown).toBe(false);
  });

  it('S-TR-02 a page with it falls when a day is added', async () => {
    expect((await tracedCall(test, 'GET /service-days')).tags).toEqual(['service-days']);
  });
});

describe('days that staff add', () => {
  it('S-TR-02 an added day has no service, for the reason that was given, and every node is told', async () => {
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await close('2099-11-17', '차량 점검');
    expect(answer.json()).toEqual({
      data: { date: '2099-11-17', reason: '차량 점검' },
      message: '쉬는 날을 넣었습니다.',
    });
    expect((await overviewAt('2099-11-17T09:00:00+09:00')).today).toEqual(rests('2099-11-17', '차량 점검'));
    expect(await changes.heard()).toEqual(['service-days']);
  });

  it('S-TR-02 adding a day again changes its reason, and a holiday can be explained', async () => {
    await close('2099-11-17', '점검');
    await close('2099-11-17', '점검, 18일부터 다시 운행');
    expect((await overviewAt('2099-11-17T09:00:00+09:00')).today.reason).toBe('점검, 18일부터 다시 운행');
    await closedEarlier('2026-12-25', '성탄절, 26일부터 다시 운행');
    expect((await overviewAt('2026-12-25T09:00:00+09:00')).today.reason).toBe('성탄절, 26일부터 다시 운행');
  });

  it('S-TR-02 a day taken back has service again; one that is not there is 404', async () => {
    await close('2099-11-17');
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await dispatcher.send('DELETE', '/service-days/closures/2099-11-17');
    expect([answer.statusCode, answer.json().message]).toEqual([200, '쉬는 날을 지웠습니다.']);
    expect(await changes.heard()).toEqual(['service-days']);
    expect((await overviewAt('2099-11-17T09:00:00+09:00')).today).toEqual(runs('2099-11-17'));
    expect((await dispatcher.send('DELETE', '/service-days/closures/2099-11-17')).statusCode).toBe(404);
    expect(await changes.heard()).toEqual([]);
  });

  it('S-TR-02 the list begins today', async () => {
    const today = seoulDate(clock.now());
    await closedEarlier(addDays(today, -1), '차량 점검');
    await close(today, '오늘 점검');
    await close(addDays(today, 30));
    expect(await listed()).toEqual([
      { date: today, reason: '오늘 점검' },
      { date: addDays(today, 30), reason: '차량 점검' },
    ]);
  });

  it.each([
    ['no reason', { date: '2099-11-17', reason: ' ' }, ['reason']],
    ['no day', { reason: '점검' }, ['date']],
    ['an empty day', { date: '', reason: '점검' }, ['date']],
    ['a day that is none', { date: '2026-13-01', reason: '점검' }, ['date']],
    ['a day that is over', { date: '2026-01-05', reason: '점검' }, ['date']],
    ['a year that no calendar has', { date: '0000-01-01', reason: '점검' }, ['date']],
    ['a reason too long', { date: '2099-11-17', reason: '가'.repeat(61) }, ['reason']],
  ])('D-OFF-08 refuses %s', async (_name, body, fields) => {
    const answer = await dispatcher.send('POST', '/service-days/closures', body);
    expect(answer.statusCode).toBe(400);
    const named = answer.json().fields.map(({ field }: { field: string }) => field) as string[];
    expect([...new Set(named)]).toEqual(fields);
    expect((await dispatcher.send('DELETE', '/service-days/closures/yesterday')).statusCode).toBe(400);
  });

  it('D-AU-11 a visitor is asked to sign in, a driver is not permitted, and nothing changes', async () => {
    const tomorrow = addDays(seoulDate(clock.now()), 1);
    await close(tomorrow);
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      expect((await who.send('GET', '/service-days/closures')).statusCode).toBe(status);
      const body = { date: tomorrow, reason: '몰래' };
      expect((await who.send('POST', '/service-days/closures', body)).statusCode).toBe(status);
      expect((await who.send('DELETE', `/service-days/closures/${tomorrow}`)).statusCode).toBe(status);
    }
    expect(await listed()).toEqual([{ date: tomorrow, reason: '차량 점검' }]);
  });
});
