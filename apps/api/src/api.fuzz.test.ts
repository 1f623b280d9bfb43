import fc from 'fast-check';
import type { Method } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { signedIn } from '../../../testing/people.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\udc00x',
  "'; drop table faqs; --",
  '<svg onload=alert(1)>',
  '한글'.normalize('NFD'),
  '\u202e',
  '%00',
  '__proto__',
  '&'.repeat(20_000),
  '<p>'.repeat(3_000),
  '1e999',
);
const anything = fc.oneof(nasty, fc.anything({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }));

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, value(each)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: schema.required ?? [],
    });
  }
  if (schema.type === 'integer') {
    return fc.integer({
      min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
      max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31),
    });
  }
  if (schema.pattern) {
    return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, schema.maxLength ?? 400));
  }
  const bounds = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 400, 400) };
  return fc.oneof(fc.string({ ...bounds, unit: 'binary' }), fc.string(bounds));
}

/** Mostly what the schema allows, now and then what it does not. */
const value = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });

interface Operation {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters?: { name: string; in: string; schema: Schema }[];
}

describe('rubbish', { timeout: 120_000 }, () => {
  const routes: [Method, string][] = [
    ['POST', '/auth/signup'],
    ['POST', '/auth/login'],
    ['POST', '/auth/refresh'],
    ['POST', '/auth/logout'],
    ['GET', '/auth/me'],
    ['PUT', '/auth/me'],
    ['POST', '/auth/password'],
    ['GET', '/faq'],
    ['GET', '/faq/:id'],
    ['POST', '/faq'],
    ['PUT', '/faq/:id'],
    ['DELETE', '/faq/:id'],
  ];

  it('S-API-01 is sent to every endpoint there is', () => {
    const declared = test.api.endpoints.map(({ route }) => `${route.method} ${route.path}`);
    expect(routes.map((each) => each.join(' ')).toSorted()).toEqual(declared.toSorted());
  });

  it.each(routes)('S-API-01 %s %s answers 200 cases without an error of ours', async (method, path) => {
    const described = (await test.app.inject('/api/openapi.json')).json();
    const operation: Operation = described.paths[`/api${path.replace(':id', '{id}')}`][method.toLowerCase()];
    const body = operation.requestBody
      ? value(operation.requestBody.content['application/json'].schema)
      : fc.constant(undefined);
    const id = fc.oneof(
      fc.integer({ min: 1, max: 50 }).map(String),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    );
    const query = fc.oneof(fc.constant(''), fc.webQueryParameters());
    // A session of its own, so that a sign-out among the cases empties no other test.
    const { browser } = await signedIn(test, ['owner']);
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(body, id, query, async (sent, at, asked) => {
        cases += 1;
        // Otherwise nearly every case would end at a limit; without any, hashing would take the time.
        if (cases % 40 === 0) await test.database.write.$client.query('delete from rate_limits');
        const address = `${path.replace(':id', () => encodeURIComponent(at.toWellFormed()))}${asked && `?${asked}`}`;
        const payload = sent === undefined ? undefined : (JSON.stringify(sent) ?? 'null');
        const answer = await browser.copy().send(method, address, payload, { 'content-type': 'application/json' });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.json()).toMatchObject({
            code: expect.any(String),
            message: expect.stringMatching(/[가-힣]|expired/),
          });
        }
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});
