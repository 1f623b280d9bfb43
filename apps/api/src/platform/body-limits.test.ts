import { routeKey } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { signedIn, type SignedIn } from '../../../../testing/people.ts';
import { patience } from '../../../../testing/size.ts';
import type { Schema } from '../../../../testing/fuzz/values.ts';
import { isBeyondBounds } from './body-shape.ts';
import { formBody, richTextBody, usualBody } from './endpoint.ts';

// Put together here, so that no file holds one.
const number = ['900101', '1234567'].join('-');

let test: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner', 'editor', 'dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());

/** How many bytes a body may have by its schema; Korean letters take three. */
function largest(schema: Schema): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(largest));
  const only = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (only) return Math.max(...only.map((each) => Buffer.byteLength(JSON.stringify(each))));
  if (schema.type === 'string') return 2 + 3 * (schema.maxLength ?? Infinity);
  if (schema.type === 'array') return 2 + (schema.maxItems ?? Infinity) * (largest(schema.items ?? {}) + 1);
  if (schema.type === 'object' && schema.properties) {
    return Object.entries(schema.properties).reduce((sum, [name, each]) => sum + name.length + 4 + largest(each), 2);
  }
  return ['integer', 'number', 'boolean', 'null'].includes(schema.type ?? '') ? 20 : Infinity;
}

describe('how large a body may be', () => {
  it('D-SEC-01 more than 16 KB is taken only by these endpoints', () => {
    const larger = test.api.endpoints.filter((each) => (each.bodyLimit ?? usualBody) > usualBody);
    const listed = Object.groupBy(larger, ({ bodyLimit = 0 }) => {
      if (bodyLimit <= formBody) return 'forms';
      return bodyLimit <= richTextBody ? 'rich text' : 'larger';
    });
    const keys = (of: typeof larger | undefined) => of?.map(({ route }) => routeKey(route)).toSorted();
    const boards = ['/daycare/news', '/daycare/notice', '/donation-report', '/news', '/notice'];
    const posts = boards.flatMap((board) => [
      `POST ${board}`,
      `POST ${board}/preview`,
      `PUT ${board}/:id`,
      `PUT ${board}/draft/:key`,
    ]);
    expect(keys(listed.forms)).toEqual([
      'POST /application',
      'POST /application-draft/answer',
      'POST /auth/factors/passkeys',
      'POST /auth/factors/proof',
      'POST /call-form/:kind/preview',
      'POST /facility',
      'POST /program',
      'PUT /application/:id',
      'PUT /call/draft/:key',
      'PUT /facility/:id',
      'PUT /program/:id',
      'PUT /program/draft/:key',
      'PUT /settings/:group',
    ]);
    expect(keys(listed['rich text'])).toEqual([
      'POST /faq',
      'POST /newsletter',
      'PUT /faq/:id',
      'PUT /faq/draft/:key',
      'PUT /newsletter/:id',
      'PUT /newsletter/:id/page/:page',
      'PUT /newsletter/draft/:key',
      'PUT /page/:key',
      'PUT /page/:key/draft',
    ]);
    expect(keys(listed.larger)).toEqual(
      [
        ...posts,
        'POST /event',
        'PUT /event/:id',
        'PUT /event/draft/:key',
        'POST /facility/import',
        'POST /facility/import/preview',
        'POST /import',
        'POST /import/preview',
        'POST /import/staff',
        'POST /import/staff/preview',
      ].toSorted(),
    );
    // None of them but the answers of a form is open to everybody.
    expect(keys(larger.filter(({ access }) => access === 'public'))).toEqual(['POST /application-draft/answer']);
  });

  it('D-SEC-01 whose schema lets more through says so itself', () => {
    const silent = test.api.endpoints.filter(({ body, bodyLimit = usualBody }) => {
      if (!body || bodyLimit > usualBody) return false;
      return largest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) > usualBody;
    });
    expect(silent.map(({ route }) => routeKey(route))).toEqual([]);
  });
});

describe('what is nested too deep or has too many parts', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it('D-SEC-01 is told from the text alone, strings left out', () => {
    expect([isBeyondBounds(nested(16)), isBeyondBounds(nested(17))]).toEqual([false, true]);
    expect([isBeyondBounds(nested(100_000)), isBeyondBounds('{"a":'.repeat(17))]).toEqual([true, true]);
    expect(isBeyondBounds(`[${'1,'.repeat(19_997)}1]`)).toBe(false);
    expect(isBeyondBounds(`[${'1,'.repeat(20_000)}1]`)).toBe(true);
    expect(isBeyondBounds('[],'.repeat(7_000))).toBe(true);
    expect(isBeyondBounds(JSON.stringify({ text: `\\"${'[{,'.repeat(50_000)}` }))).toBe(false);
    expect(isBeyondBounds(`{"open":"${'\\'.repeat(9)}`)).toBe(false);
  });

  const hostile: [string, string][] = [
    [
      '10,000 levels around 1,800 resident numbers',
      `${'['.repeat(10_000)}${Array<string>(1_800).fill(JSON.stringify(number)).join(',')}${']'.repeat(10_000)}`,
    ],
    ['1,800 resident numbers', JSON.stringify(Array<string>(1_800).fill(number))],
    ['19,000 wrong parts', JSON.stringify(Array<number>(19_000).fill(1))],
    ['wrong blocks', JSON.stringify({ blocks: Array.from({ length: 6_000 }, () => ({ kind: 'none' })), title: 1 })],
    ['long names', JSON.stringify({ ['가'.repeat(30_000)]: { [number]: number } })],
    ['many names', JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`name${n}`, number])))],
    ['signs that need escaping', JSON.stringify({ ['\u0001'.repeat(9_000)]: number, blocks: ['\u0001'] })],
    ['digits in a row', JSON.stringify({ text: '9001011'.repeat(9_000), other: '<'.repeat(20_000) })],
  ];
  it.each(hostile)('D-SEC-01 %s: refused at once, in few words, by every endpoint', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' };
    for (const { route, body } of test.api.endpoints) {
      if (!body) continue;
      const path = route.path.replaceAll(/:\w+/g, '1');
      let least = Infinity;
      // Processor time, and of several rounds the least: what else the machine does is not counted.
      for (let round = 0; round < 5 && least > 50; round += 1) {
        const before = process.cpuUsage();
        const answer = await owner.browser.copy().send(route.method, path, payload, headers);
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, (user + system) / 1_000);
        expect([400, 413], `${routeKey(route)} ${answer.body.slice(0, 500)}`).toContain(answer.statusCode);
        expect(Buffer.byteLength(answer.body), routeKey(route)).toBeLessThan(4_096);
      }
      expect(least, routeKey(route)).toBeLessThan(50 * patience);
    }
  });
});
