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
import { casesEach, runSeed, seedFor } from './seed.ts';
import { toldFailure } from './told-failure.ts';
import { uploads, uploadType } from './uploads.ts';

/** What one endpoint's cases leave behind is there for the next one's: in any order, a seed alone would repeat nothing. */
export const inOrder = { timeout: 7_200_000, shuffle: false } as const;

const failureSchema = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string().regex(/[가-힣]|expired/),
  requestId: z.string().min(1),
  fields: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  retryAfter: z.int().optional(),
});

const answerSchema = (of: Endpoint) => (of.bare ? of.output : z.strictObject({ data: of.output, message: z.string() }));

/** Bytes. One of a stale version is not counted: it brings the record as it is now. */
const largestRefusal = 4_096;

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
  process.stdout.write(`fuzz: ${casesEach} cases an endpoint, FUZZ_SEED=${runSeed}\n`);
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
function judgeOf(of: Endpoint) {
  const answers = answerSchema(of);
  const endpoint = routeKey(of.route);
  return (tried: Case, answer: Given): void => {
    const { statusCode, body } = answer;
    try {
      expect(statusCode).toBeLessThan(500);
      expect(statusCode).not.toBe(429);
      const refusal = statusCode === 200 || statusCode === 412 ? '' : body;
      expect(Buffer.byteLength(refusal)).toBeLessThan(largestRefusal);
      const { error } = (statusCode === 200 ? answers : failureSchema).safeParse(JSON.parse(body));
      expect(error?.issues ?? []).toEqual([]);
    } catch (why) {
      throw toldFailure({ endpoint, case: tried, answer, why });
    }
  };
}

/** What is tried of an endpoint: all cases, a share of them, or as many as its slowness allows. */
const runsOf = (endpoint: string, share: number) => ({
  seed: seedFor(endpoint),
  numRuns: Math.ceil(casesEach * (slowRoutes.includes(endpoint) ? 1 / 20 : share)),
  endOnFailure: true,
});

/** Sends the cases to one endpoint and looks at every answer. */
export async function fuzz(test: TestApi, of: Endpoint, share = 1): Promise<void> {
  const { method } = of.route;
  const judge = judgeOf(of);
  const isOwn = ownAddresses(of, test.api.endpoints);
  // A session of its own, so that a sign-out among the cases empties no other test.
  let who: SignedIn = await signedIn(test, ['owner']);
  let signIns = 1;
  const send = async (tried: Case) => {
    const { address, payload } = tried;
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await who.browser.copy().send(method, address, payload, headers);
    judge(tried, answer);
    const isOut = answer.statusCode === 401 && of.access !== 'public';
    if (!isOut || signIns > 10) return;
    who = await signedIn(test, ['owner']);
    signIns += 1;
  };
  const endpoint = routeKey(of.route);
  for (const kept of keptCases[endpoint] ?? []) await send(kept);
  const cases = casesFor(of).filter(({ address }) => isOwn(address));
  await fc.assert(fc.asyncProperty(cases, send), runsOf(endpoint, share));
}

/** Files take long to look at, so they are few. */
export async function fuzzUploads(test: TestApi, of: Endpoint): Promise<void> {
  const { browser } = await signedIn(test, ['owner']);
  const judge = judgeOf(of);
  const { method, path } = of.route;
  const send = async (form: Buffer) => {
    const answer = await browser.copy().send(method, path, form, { 'content-type': uploadType });
    judge({ address: path, payload: form.toString('latin1') }, answer);
  };
  await fc.assert(fc.asyncProperty(uploads, send), runsOf(routeKey(of.route), 1 / 20));
}
