import { routeKey } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createBrowser } from '../../../../testing/browser.ts';
import { formWith, pngOf } from '../../../../testing/files.ts';
import { createPerson, signedIn, testPassword, type SignedIn } from '../../../../testing/people.ts';
import { AppError } from './errors.ts';
import { noResidentNumbers } from './input-messages.ts';
import { residentNumbersIn } from './resident-numbers.ts';

// Put together here, so that no file holds one.
const [birthday, rest] = ['900101', '1234567'];
const number = `${birthday}-${rest}`;

let test: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner', 'editor', 'dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());

/** Whatever is written leaves its entry. */
const entries = async () => (await test.database.write.$client.query('select from log.audit_entries')).rowCount;

describe('resident registration numbers', () => {
  it('D-DAT-02 are refused by every call, in whatever field, before anything is done', async () => {
    const before = await entries();
    for (const { route, largestUpload } of test.api.endpoints) {
      if (largestUpload !== undefined) continue;
      const path = route.path.replaceAll(/:\w+/g, '1');
      const isRead = route.method === 'GET';
      const asked = isRead ? `${path}?any=${encodeURIComponent(number)}` : path;
      const body = isRead ? undefined : { any: { list: ['가', `나 ${number}`] } };
      const answer = await owner.browser.send(route.method, asked, body);
      expect(answer.json(), routeKey(route)).toMatchObject({
        code: 'INVALID_INPUT',
        message: noResidentNumbers,
        fields: [{ field: isRead ? 'any' : 'any.list.1', message: noResidentNumbers }],
      });
      expect(answer.body).not.toContain(rest);
    }
    expect(await entries()).toBe(before);
  });

  it('D-DAT-02 are refused in the name of an upload by the database itself', async () => {
    const { body, headers } = formWith(`${number}.png`, pngOf(9, 9));
    const answer = await owner.browser.send('POST', '/media', body, headers);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', message: noResidentNumbers });
    expect(answer.body).not.toContain(rest);
  });

  it('D-DAT-02 whoever may not call is told so first, and a password is nobody’s business', async () => {
    const visitor = createBrowser(test.app);
    expect((await visitor.send('POST', '/faq', { title: number })).json().code).toBe('SIGN_IN_REQUIRED');
    const { username } = await createPerson(test);
    const wrong = await visitor.send('POST', '/auth/login', { login: username, password: number });
    expect(wrong.json().code).toBe('INVALID_CREDENTIALS');
    const right = await visitor.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(right.statusCode).toBe(200);
  });

  it('D-DAT-02 are found 16 levels deep, and what lies deeper or is wider is refused unread', () => {
    const nested = (levels: number) => {
      let deep: unknown = number;
      for (let n = 0; n < levels; n += 1) deep = [deep];
      return deep;
    };
    expect(residentNumbersIn(nested(16), 'body')).toEqual([
      { field: Array<string>(16).fill('0').join('.'), message: noResidentNumbers },
    ]);
    expect(() => residentNumbersIn(nested(17), 'body')).toThrow(AppError);
    expect(() => residentNumbersIn(nested(50_000), 'body')).toThrow(AppError);
    expect(() => residentNumbersIn(Array<number>(20_001).fill(1), 'body')).toThrow(AppError);
    expect(residentNumbersIn(Array<string>(1_000).fill(number), 'body')).toHaveLength(20);
    expect(residentNumbersIn(number, 'body')).toEqual([{ field: 'body', message: noResidentNumbers }]);
    expect(residentNumbersIn({ a: 1, b: null, newPassword: number }, 'body')).toEqual([]);
  });
});
