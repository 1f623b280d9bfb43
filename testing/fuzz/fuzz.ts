import type { Endpoint } from '@kidney/api/platform/endpoint.ts';
import { seedContent } from '@kidney/api/seed.ts';
import { errorCodes } from '@kidney/contract/shared/error-codes.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { runSql } from '../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { mailEnv } from '../mailed-links.ts';
import { signedIn, type SignedIn } from '../people.ts';
import { casesFor, thereMost, type Case } from './cases.ts';
import { keptCases } from './kept-cases.ts';
import { ownAddresses } from './own-addresses.ts';
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

/** A password is drawn through so many rounds for each answer that there are few of them. */
const slowRoutes = ['POST /people/sheet', 'POST /application/sheet'];

type Given = Pick<LightMyRequestResponse, 'statusCode' | 'body'>;

/** Lists that are always sent whole: a thousand made entries would be read again by each of a thousand cases. */
const wholeLists = ['duties', 'faqs', 'programs', 'facilities'];
const madeKept = 40;

/** An API with the sample content, mail set up, whose limits never close: what is closed would answer nearly every case. */
export async function createFuzzedApi(): Promise<TestApi> {
  const test = await createTestApi({ env: mailEnv });
  await seedContent(test.database);
  await runSql(test.urls.ownerUrl, [
    `create function first_point() returns trigger language plpgsql as 'begin new.points := 1; return new; end'`,
    'create trigger first_point before insert or update on rate_limits for each row execute function first_point()',
    `create function keep_few() returns trigger language plpgsql security definer as $$
     begin
       execute format('delete from %I where id between ${thereMost + 1} and $1', tg_table_name) using new.id - ${madeKept};
       return null;
     end $$`,
    ...wholeLists.map(
      (name) => `create trigger keep_few after insert on ${name} for each row execute function keep_few()`,
    ),
  ]);
  return test;
}

/** The schema is made once: making one costs more than reading an answer with it. */
function judgeOf(endpoint: Endpoint) {
  const answers = answerSchema(endpoint);
  return ({ statusCode, body }: Given): void => {
    expect(statusCode, body).toBeLessThan(500);
    expect(statusCode).not.toBe(429);
    const { error } = (statusCode === 200 ? answers : failureSchema).safeParse(JSON.parse(body));
    expect(error?.issues ?? [], body.slice(0, 2_000)).toEqual([]);
  };
}

/** Sends the cases to one endpoint and looks at every answer. */
export async function fuzz(test: TestApi, of: Endpoint): Promise<void> {
  const { method } = of.route;
  const judge = judgeOf(of);
  const isOwn = ownAddresses(of, test.api.endpoints);
  // A session of its own, so that a sign-out among the cases empties no other test.
  let who: SignedIn = await signedIn(test, ['owner']);
  let signIns = 1;
  const send = async ({ address, payload }: Case) => {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await who.browser.copy().send(method, address, payload, headers);
    judge(answer);
    const isOut = answer.statusCode === 401 && of.access !== 'public';
    if (!isOut || signIns > 10) return;
    who = await signedIn(test, ['owner']);
    signIns += 1;
  };
  for (const kept of keptCases[routeKey(of.route)] ?? []) await send(kept);
  await fc.assert(
    fc.asyncProperty(
      casesFor(of).filter(({ address }) => isOwn(address)),
      send,
    ),
    { numRuns: slowRoutes.includes(routeKey(of.route)) ? Math.ceil(casesEach / 20) : casesEach, endOnFailure: true },
  );
}

/** Files take long to look at, so they are few. */
export async function fuzzUploads(test: TestApi, of: Endpoint): Promise<void> {
  const { browser } = await signedIn(test, ['owner']);
  const judge = judgeOf(of);
  const send = async (form: Buffer) =>
    judge(await browser.copy().send(of.route.method, of.route.path, form, { 'content-type': uploadType }));
  await fc.assert(fc.asyncProperty(uploads, send), { numRuns: Math.ceil(casesEach / 20), endOnFailure: true });
}
