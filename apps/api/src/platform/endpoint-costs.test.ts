import fc from 'fast-check';
import { routeKey } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createBrowser } from '../../../../testing/browser.ts';
import { aRegistration } from '../../../../testing/event-registrations.ts';
import { aFormatRequest } from '../../../../testing/format-requests.ts';
import { casesFor } from '../../../../testing/fuzz/cases.ts';
import { mailEnv } from '../../../../testing/mailed-links.ts';
import type { Endpoint } from './endpoint.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ env: mailEnv });
});
afterAll(() => test[Symbol.asyncDispose]());

const isCounted = async (limit: string) => {
  const counted = `select from rate_limits where starts_with(key, $1)`;
  return (await test.database.read.$client.query(counted, [`${limit}:`])).rowCount !== 0;
};

/** Where what is made up is refused before it costs anything. */
const rightBodies: Record<string, object> = {
  'POST /format-request-form': aFormatRequest,
  'POST /event-registration-form/:id': { ...aRegistration, day: '2026-12-01' },
};

/** Calls it as its schemas say, until one of the calls has been counted. */
async function callUntilCounted(of: Endpoint, limit: string): Promise<boolean> {
  const visitor = createBrowser(test.app);
  const right = rightBodies[routeKey(of.route)];
  if (right) await visitor.send(of.route.method, of.route.path.replace(':id', '1'), right);
  for (const { address, payload } of fc.sample(casesFor(of), { seed: 15, numRuns: 60 })) {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
    await visitor.send(of.route.method, address, payload, headers);
    if (await isCounted(limit)) return true;
  }
  return false;
}

describe('what anybody may call', () => {
  it('D-SEC-07 says what it costs, and what is heavy names its limit', () => {
    const open = test.api.endpoints.filter(({ access }) => access === 'public');
    const keys = (of: readonly Endpoint[]) => of.map(({ route }) => routeKey(route));
    expect(keys(open.filter(({ cost }) => cost === undefined))).toEqual([]);
    expect(keys(open.filter(({ cost, limitedBy }) => (cost === 'heavy') !== (limitedBy !== undefined)))).toEqual([]);
  });

  it('D-SEC-07 what is heavy is counted by that limit', async () => {
    const heavy = test.api.endpoints.filter(({ access, cost }) => access === 'public' && cost === 'heavy');
    expect(heavy.length).toBeGreaterThan(15);
    for (const of of heavy) {
      const limit = of.limitedBy ?? '';
      await test.database.write.$client.query('delete from rate_limits');
      expect(await callUntilCounted(of, limit), routeKey(of.route)).toBe(true);
    }
  });
});
