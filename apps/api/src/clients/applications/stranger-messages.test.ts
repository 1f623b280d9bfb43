import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createApplicant } from '../../../../../testing/applicant.ts';
import { takeCall } from '../../../../../testing/applications.ts';
import { createPerson, signedIn } from '../../../../../testing/people.ts';
import { createLimits } from '../../platform/limits.ts';
import { createStrangerMessages } from './stranger-messages.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ env: { STRANGER_MESSAGES_A_DAY: '6' } });
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ['rate_limits', 'messages', 'applications']) {
    await test.database.write.$client.query(`delete from ${table}`);
  }
});

const apply = (phone: string) => createApplicant(test.app).apply('transport', { phone });
const numbered = (n: number) => `010-0000-${String(n).padStart(4, '0')}`;
const count = async (from: string) =>
  Number((await test.database.write.$client.query(`select count(*) from ${from}`)).rows[0].count);
const letPass = (seconds: number) =>
  test.database.write.$client.query('update rate_limits set expire = expire - $1', [seconds * 1_000]);

describe('messages that strangers cause', { timeout: 120_000 }, () => {
  it('D-SEC-05 go to one number once in ten minutes and three times a day; every application is taken', async () => {
    for (let n = 0; n < 6; n += 1) {
      await apply(numbered(1));
      if (n > 0) await letPass(601);
    }
    expect(await count('applications')).toBe(6);
    expect(await count(`messages where template = 'application-received' and state = 'waiting'`)).toBe(3);
    expect(await count(`messages where state = 'held' and problem = 'too-many'`)).toBe(3);
  });

  it('D-SEC-05 end for the day at the bound of the site, with one alarm at half of it, and are listed for the office', async () => {
    await createPerson(test, { roles: ['owner'] });
    const owner = await signedIn(test, ['owner']);
    for (let n = 1; n <= 9; n += 1) await apply(numbered(n));
    expect(await count('applications')).toBe(9);
    expect(await count(`messages where template = 'application-received' and state = 'waiting'`)).toBe(6);
    expect(await count(`messages where template = 'messages-alarm'`), 'to both owners, once').toBe(2);

    const { messages } = (await owner.browser.send('GET', '/messages?shelf=attention')).json().data;
    expect(messages).toHaveLength(3);
    expect(messages[0]).toMatchObject({ state: 'held', problem: 'too-many', mayCopy: true, mayRetry: true });
    expect((await owner.browser.send('POST', `/messages/${messages[0].id}/retry`)).statusCode).toBe(200);
    expect(await count(`messages where template = 'application-received' and state = 'waiting'`)).toBe(7);
  });

  it('D-SEC-05 that the office causes are not counted', async () => {
    const officer = await signedIn(test, ['dispatcher']);
    for (let n = 0; n < 8; n += 1) await takeCall(officer.browser);
    expect(await count(`messages where state = 'waiting'`)).toBe(8);
    expect(await count(`rate_limits where key like 'stranger-%'`)).toBe(0);
  });

  it('D-SEC-05 of a thousand with one number 3 go out, of a thousand with a thousand numbers 200, with 1 alarm', async () => {
    const limits = createLimits(test.database, new Uint8Array(32));
    const flood = async (address: (n: number) => string, phone: (n: number) => string) => {
      const seen = { sent: 0, held: 0, alarms: 0 };
      const queue = createStrangerMessages({
        limits,
        mostADay: 200,
        alarm: async () => void (seen.alarms += 1),
        queueMessage: async (_tx, _message, how) => {
          seen[how?.rests ? 'held' : 'sent'] += 1;
          return '';
        },
      });
      for (let n = 0; n < 1_000; n += 1) {
        const data = { form: '', receipt: '', path: '' };
        const message = { template: 'application-received', channel: 'sms', to: phone(n), data } as const;
        await queue(undefined as never, message, address(n));
        if (n % 100 === 99) await test.database.write.$client.query(`delete from rate_limits where key like '%soon:%'`);
      }
      return seen;
    };
    const everywhere = (n: number) => `10.${Math.floor(n / 250)}.${n % 250}.1`;
    expect(await flood(everywhere, () => numbered(1))).toEqual({ sent: 3, held: 997, alarms: 0 });
    await test.database.write.$client.query('delete from rate_limits');
    expect(await flood(everywhere, numbered)).toEqual({ sent: 200, held: 800, alarms: 1 });
    await test.database.write.$client.query('delete from rate_limits');
    const oneBlock = () => '198.51.100.7';
    expect(await flood(oneBlock, numbered)).toEqual({ sent: 10, held: 990, alarms: 0 });
  });
});
