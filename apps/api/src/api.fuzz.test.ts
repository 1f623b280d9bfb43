import fc from 'fast-check';
import type { Method } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { signedIn } from '../../../testing/people.ts';
import { sampleFacts } from '../db/seeds/facts/index.ts';
import { seedContent } from './seed.ts';

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  additionalProperties?: Schema | boolean;
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
  await seedContent(test.database);
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

const addresses = [
  '/community/faq',
  'https://example.com/?a=b',
  'tel:052-000-0000',
  '//evil.example',
  '/\\evil.example',
  'data:x',
];
const days = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.format === 'date') return days.map((moment) => moment.slice(0, 10));
  if (schema.format === 'date-time') return days;
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    return fc.array(fitting(schema.items ?? {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  }
  if (schema.type === 'object' && schema.additionalProperties && !schema.properties) {
    return fc.dictionary(fc.string({ maxLength: 10 }), anything);
  }
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
  // fast-check makes no text for what a pattern looks ahead to; of ours, only addresses do.
  if (schema.pattern?.includes('(?!')) return fc.constantFrom(...addresses);
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

/** The parameters that the endpoint declares, with values that fit and values that do not. */
function queryOf({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const declared = parameters.filter((each) => each.in === 'query');
  const inWords = (given: unknown) => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''));
  const values = declared.map(({ name, schema }) => fc.tuple(fc.constant(name), value(schema).map(inWords)));
  return fc.tuple(...values).map((pairs) => {
    const query = new URLSearchParams();
    for (const [name, text] of pairs) query.append(name, text.toWellFormed());
    return query.toString();
  });
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
    ['GET', '/settings'],
    ['GET', '/settings/:group'],
    ['PUT', '/settings/:group'],
    ['GET', '/fact'],
    ['GET', '/fact/:key'],
    ['PUT', '/fact/:key'],
    ['GET', '/service-days'],
    ['GET', '/service-days/closures'],
    ['POST', '/service-days/closures'],
    ['DELETE', '/service-days/closures/:date'],
    ['GET', '/page/:key'],
    ['PUT', '/page/:key'],
    ['GET', '/page/:key/versions'],
    ['GET', '/page/:key/versions/:version'],
    ['GET', '/page/:key/history'],
    ['GET', '/page/:key/history/:version'],
    ['GET', '/page/:key/draft'],
    ['PUT', '/page/:key/draft'],
    ['DELETE', '/page/:key/draft'],
    ['GET', '/facility'],
    ['GET', '/facility/:id'],
    ['POST', '/facility'],
    ['PUT', '/facility/:id'],
    ['DELETE', '/facility/:id'],
    ['GET', '/facility/export'],
    ['POST', '/facility/import/preview'],
    ['POST', '/facility/import'],
  ];
  /** What is there, so that some cases get further than the address. */
  const there: Record<string, readonly string[]> = {
    id: Array.from({ length: 50 }, (_, n) => String(n + 1)),
    group: ['identity', 'banner'],
    key: ['terms', 'privacy', sampleFacts[0]?.key ?? ''],
    date: ['2026-11-17', '2026-12-25'],
    version: ['1', '2'],
  };
  const part = (name: string) =>
    fc.oneof(fc.constantFrom(...(there[name] ?? [])), fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }));

  it('S-API-01 is sent to every endpoint there is', () => {
    const declared = test.api.endpoints.map(({ route }) => `${route.method} ${route.path}`);
    expect(routes.map((each) => each.join(' ')).toSorted()).toEqual(declared.toSorted());
  });

  it.each(routes)('S-API-01 %s %s answers 200 cases without an error of ours', async (method, path) => {
    const described = (await test.app.inject('/api/openapi.json')).json();
    const operation: Operation = described.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
    const body = operation.requestBody
      ? value(operation.requestBody.content['application/json'].schema)
      : fc.constant(undefined);
    const parts = fc.tuple(...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => part(name)));
    const query = fc.oneof(fc.constant(''), fc.webQueryParameters(), queryOf(operation));
    // A session of its own, so that a sign-out among the cases empties no other test.
    const { browser } = await signedIn(test, ['owner']);
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(body, parts, query, async (sent, filled, asked) => {
        cases += 1;
        // Otherwise nearly every case would end at a limit; without any, hashing would take the time.
        if (cases % 40 === 0) await test.database.write.$client.query('delete from rate_limits');
        const left = filled.map((text) => encodeURIComponent(text.toWellFormed()));
        const address = `${path.replaceAll(/:\w+/g, () => left.shift() ?? '')}${asked && `?${asked}`}`;
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
