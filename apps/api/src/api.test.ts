import { routeKey, type Method } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentApis, endpointAccess, everybody, staff } from '../../../testing/access-table.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../testing/browser.ts';
import { signedIn } from '../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

/** Values that fit into the address and name nothing that is there. */
const params = {
  id: '999999',
  key: 'nothing',
  group: 'disaster',
  kind: 'transport',
  date: '2026-11-17',
  version: '1',
  month: '2026-11',
  page: '1',
  consent: '999999',
};
const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_whole, name: keyof typeof params) => params[name]);

describe('the list of routes', () => {
  it('D-AU-11 every route declares its access, and the public ones are these', () => {
    const declared = new Map(test.api.endpoints.map((each) => [routeKey(each.route), each.access]));
    expect([...declared.keys()].toSorted()).toEqual(endpointAccess.map(([route]) => route).toSorted());
    const open = [...declared].filter(([, access]) => access === 'public').map(([route]) => route);
    expect(open.toSorted()).toEqual(
      [
        ...contentApis.flatMap((api) => [`GET ${api}`, `GET ${api}/:id`]),
        'GET /application-form/:kind',
        'GET /daycare/news',
        'GET /daycare/news/:id',
        'GET /daycare/news/feed',
        'GET /daycare/news/months',
        'GET /daycare/notice',
        'GET /daycare/notice/:id',
        'GET /daycare/notice/feed',
        'GET /daycare/notice/months',
        'GET /donation-report',
        'GET /donation-report/:id',
        'GET /donation-report/feed',
        'GET /donation-report/months',
        'GET /emergency',
        'GET /event/:id/calendar',
        'GET /event/feed',
        'GET /event/month/:month',
        'GET /event/past',
        'GET /facility',
        'GET /facility/:id',
        'GET /event-registration-form/:id',
        'GET /fact',
        'GET /fact/:key',
        'GET /format-request-form',
        'GET /news',
        'GET /news/:id',
        'GET /news/feed',
        'GET /news/months',
        'GET /newsletter/:id/page/:page',
        'GET /notice',
        'GET /notice/:id',
        'GET /notice/feed',
        'GET /notice/months',
        'GET /page/:key',
        'GET /page/:key/history',
        'GET /page/:key/history/:version',
        'GET /search',
        'GET /search/suggestions',
        'GET /service-days',
        'GET /settings',
        'POST /application-draft',
        'POST /application-draft/answer',
        'POST /application-draft/check',
        'POST /application-draft/discard',
        'POST /application-draft/page',
        'POST /application-draft/receipt',
        'POST /application-draft/submit',
        'POST /application-status',
        'POST /application-status/open',
        'POST /application-status/picture',
        'POST /auth/device-code',
        'POST /auth/device-link',
        'POST /auth/email-proof',
        'POST /auth/email-proof/applicant',
        'POST /auth/forgotten-password',
        'POST /auth/invitation',
        'POST /auth/invitation/acceptance',
        'POST /auth/login',
        'POST /auth/logout',
        'POST /auth/password-reset',
        'POST /auth/refresh',
        'POST /auth/signup',
        'POST /event-registration-form/:id',
        'POST /format-request-form',
      ].toSorted(),
    );
    for (const access of declared.values()) expect(access).toBeTruthy();
  });

  it('D-AU-11 HTTP serves these and no others', () => {
    const served = test.app.printRoutes({ commonPrefix: false }).matchAll(/\(([A-Z, ]+)\)/g);
    const methods = [...served].flatMap(([, list = '']) => list.split(', ')).filter((method) => method !== 'HEAD');
    const description = 1;
    expect(methods).toHaveLength(test.api.endpoints.length + description);
  });

  it('D-AU-08 what cookies alone can do is closed to other sites', () => {
    const guarded = test.api.endpoints.filter((each) => each.sameOrigin).map(({ route }) => route.path);
    expect(guarded.toSorted()).toEqual([
      '/application-status/picture',
      '/auth/device-code',
      '/auth/device-link',
      '/auth/email-proof',
      '/auth/forgotten-password',
      '/auth/invitation/acceptance',
      '/auth/login',
      '/auth/logout',
      '/auth/password-reset',
      '/auth/refresh',
      '/auth/signup',
    ]);
  });
});

describe('who gets past which door', () => {
  const browsers = new Map<string, Browser>();

  beforeAll(async () => {
    browsers.set('visitor', createBrowser(test.app));
    for (const role of ['editor', 'dispatcher', 'driver', 'owner'] as const) {
      browsers.set(role, (await signedIn(test, [role])).browser);
    }
    for (const state of ['pending', 'disabled']) {
      const { browser, id } = await signedIn(test, state === 'pending' ? [] : ['owner']);
      await test.database.write.$client.query('update accounts set state = $2 where id = $1', [id, state]);
      browsers.set(state, browser);
    }
  });

  function outcome(body: { code?: string }): string {
    if (body.code === 'SIGN_IN_REQUIRED') return 'sign in';
    if (body.code === 'NOT_PERMITTED') return 'not permitted';
    if (body.code === 'NOT_FOUND') return 'nobody there';
    return 'in';
  }

  async function byHttp(route: string, who: string) {
    const [method, path] = route.split(' ') as [Method, string];
    const answer = await (browsers.get(who) as Browser).send(method, filled(path));
    return outcome(answer.json());
  }

  async function byCall(route: string, who: string) {
    const cookies = Object.fromEntries((browsers.get(who) as Browser).cookies);
    const context = {
      principal: await test.api.identify(cookies['accessToken'], cookies),
      requestId: 'in-process',
      clientAddress: '192.0.2.1',
      userAgent: '',
      cookies,
      origin: 'http://localhost:3000',
      fetchSite: 'same-origin',
    };
    const { body } = await test.api.call(route, context, { params });
    return outcome(body as { code?: string });
  }

  it('D-AU-11 S-FAQ-09 the same through HTTP and through a call in the process', async () => {
    const seen: Record<string, Record<string, string>> = {};
    const expected: typeof seen = {};
    const knownTo = new Map(test.api.endpoints.map((each) => [routeKey(each.route), each.knownTo]));
    for (const [route, insiders] of endpointAccess) {
      for (const who of everybody) {
        const told = knownTo.get(route)?.includes(who) === false ? 'nobody there' : 'not permitted';
        const refusal = staff.includes(who) ? told : 'sign in';
        const wanted = insiders.includes(who) ? 'in' : refusal;
        // What is sent names nobody; whoever is let in is told so as well.
        const isIn = (answer: string) => (insiders.includes(who) && answer === 'nobody there' ? 'in' : answer);
        expected[route] = { ...expected[route], [who]: `${wanted} / ${wanted}` };
        seen[route] = {
          ...seen[route],
          [who]: `${isIn(await byHttp(route, who))} / ${isIn(await byCall(route, who))}`,
        };
      }
    }
    expect(seen).toEqual(expected);
  });
});
