import type { Endpoint } from '@kidney/api/platform/endpoint.ts';
import { seedContent } from '@kidney/api/seed.ts';
import { errorCodes } from '@kidney/contract/shared/error-codes.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import { runSql } from '../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { signedIn, type SignedIn } from '../people.ts';
import { casesFor, type Case } from './cases.ts';
import { keptCases } from './kept-cases.ts';
import { uploads, uploadType } from './uploads.ts';

/** `FUZZ_CASES=10000` for a long run. */
const casesEach = Number(process.env['FUZZ_CASES'] ?? 1_000);

const failureSchema = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string().regex(/[가-힣]|expired/),
  requestId: z.string().min(1),
  fields: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  retryAfter: z.int().optional(),
});

const answerSchema = (of: Endpoint) => (of.bare ? of.output : z.strictObject({ data: of.output, message: z.string() }));

/** An API with the sample content whose limits never close: otherwise they would be the answer to nearly every case. */
export async function createFuzzedApi(): Promise<TestApi> {
  const test = await createTestApi();
  await seedContent(test.database);
  await runSql(test.urls.ownerUrl, [
    `create function first_point() returns trigger language plpgsql as 'begin new.points := 1; return new; end'`,
    'create trigger first_point before insert or update on rate_limits for each row execute function first_point()',
  ]);
  return test;
}

function judge(of: Endpoint, { statusCode, body }: { statusCode: number; body: string }): void {
  expect(statusCode, body).toBeLessThan(500);
  expect(statusCode).not.toBe(429);
  const schema = statusCode === 200 ? answerSchema(of) : failureSchema;
  const { error } = schema.safeParse(JSON.parse(body));
  expect(error?.issues ?? [], body.slice(0, 2_000)).toEqual([]);
}

/** Sends the cases to one endpoint and looks at every answer. */
export async function fuzz(test: TestApi, of: Endpoint): Promise<void> {
  const { method } = of.route;
  // A session of its own, so that a sign-out among the cases empties no other test.
  let who: SignedIn = await signedIn(test, ['owner']);
  let signIns = 1;
  const send = async ({ address, payload }: Case) => {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await who.browser.copy().send(method, address, payload, headers);
    judge(of, answer);
    const isOut = answer.statusCode === 401 && of.access !== 'public';
    if (!isOut || signIns > 10) return;
    who = await signedIn(test, ['owner']);
    signIns += 1;
  };
  for (const kept of keptCases[routeKey(of.route)] ?? []) await send(kept);
  await fc.assert(fc.asyncProperty(casesFor(of), send), { numRuns: casesEach, endOnFailure: true });
}

/** Files take long to look at, so they are few. */
export async function fuzzUploads(test: TestApi, of: Endpoint): Promise<void> {
  const { browser } = await signedIn(test, ['owner']);
  const send = async (form: Buffer) =>
    judge(of, await browser.copy().send(of.route.method, of.route.path, form, { 'content-type': uploadType }));
  await fc.assert(fc.asyncProperty(uploads, send), { numRuns: Math.ceil(casesEach / 20), endOnFailure: true });
}
