import { routeKey, type Method } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../testing/browser.ts';
import { signedIn } from '../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const everybody = ['visitor', 'pending', 'disabled', 'editor', 'dispatcher', 'driver', 'owner'];
const staff = ['editor', 'dispatcher', 'driver', 'owner'];
const editors = ['editor', 'owner'];
const office = ['editor', 'dispatcher', 'owner'];
const owners = ['owner'];

/** Values that fit into the address and name nothing that is there. */
const params = {
  id: '999999',
  key: 'nothing',
  group: 'banner',
  date: '2026-11-17',
  version: '1',
  month: '2026-11',
  page: '1',
};
const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_whole, name: keyof typeof params) => params[name]);

/** The same doors for each of the boards. */
const boardDoors = ['/news', '/notice', '/daycare/news', '/daycare/notice'].flatMap((board): [string, string[]][] => [
  [`GET ${board}`, everybody],
  [`GET ${board}/months`, everybody],
  [`GET ${board}/feed`, everybody],
  [`GET ${board}/:id`, everybody],
  [`GET ${board}/:id/source`, editors],
  [`POST ${board}`, editors],
  [`PUT ${board}/:id`, editors],
  [`POST ${board}/preview`, editors],
  [`DELETE ${board}/:id`, editors],
  [`POST ${board}/:id/restore`, editors],
  [`GET ${board}/bin`, editors],
  [`GET ${board}/unlisted`, editors],
  [`GET ${board}/:id/versions`, editors],
  [`GET ${board}/:id/versions/:version`, editors],
  [`GET ${board}/draft/:key`, editors],
  [`PUT ${board}/draft/:key`, editors],
  [`DELETE ${board}/draft/:key`, editors],
]);

/** Every endpoint, and who gets past its door. A new one has to be written down here. */
const doors: [string, string[]][] = [
  ['POST /auth/signup', everybody],
  ['POST /auth/login', everybody],
  ['GET /auth/me', staff],
  ['PUT /auth/me', staff],
  ['POST /auth/password', staff],
  ['POST /auth/email-proof', everybody],
  ['POST /auth/forgotten-password', everybody],
  ['POST /auth/password-reset', everybody],
  ['POST /auth/invitation', everybody],
  ['POST /auth/invitation/acceptance', everybody],
  ['GET /auth/sessions', staff],
  ['DELETE /auth/sessions', staff],
  ['DELETE /auth/sessions/:id', staff],
  ['GET /auth/factors', staff],
  ['POST /auth/factors/challenge', staff],
  ['POST /auth/factors/proof', staff],
  ['POST /auth/factors/passkeys/challenge', staff],
  ['POST /auth/factors/passkeys', staff],
  ['DELETE /auth/factors/passkeys/:id', staff],
  ['POST /auth/factors/app', staff],
  ['POST /auth/factors/app/confirmation', staff],
  ['DELETE /auth/factors/app', staff],
  ['POST /auth/factors/recovery-codes', staff],
  ['GET /people', owners],
  ['POST /people/sheet', owners],
  ['POST /people/:id/approval', owners],
  ['DELETE /people/:id/approval', owners],
  ['PUT /people/:id/roles', owners],
  ['POST /people/:id/deactivation', owners],
  ['POST /people/:id/reactivation', owners],
  ['POST /people/:id/unlocking', owners],
  ['POST /people/invitations', owners],
  ['DELETE /people/invitations/:id', owners],
  ['GET /faq', everybody],
  ['GET /faq/:id', everybody],
  ['POST /faq', editors],
  ['PUT /faq/:id', editors],
  ['DELETE /faq/:id', editors],
  ['GET /settings', everybody],
  ['GET /emergency', everybody],
  ['GET /settings/:group', editors],
  ['PUT /settings/:group', editors],
  ['GET /settings/:group/versions', editors],
  ['GET /settings/:group/versions/:version', editors],
  ['GET /messages', owners],
  ['POST /messages', owners],
  ['GET /messages/:id/words', owners],
  ['POST /messages/:id/retry', owners],
  ['POST /messages/:id/copied', owners],
  ['DELETE /messages/:id', owners],
  ['GET /fact', everybody],
  ['GET /fact/export', editors],
  ['GET /fact/:key', everybody],
  ['PUT /fact/:key', editors],
  ['GET /service-days', everybody],
  ['GET /service-days/closures', office],
  ['POST /service-days/closures', office],
  ['DELETE /service-days/closures/:date', office],
  ['GET /page/:key', everybody],
  ['PUT /page/:key', editors],
  ['GET /page/:key/versions', editors],
  ['GET /page/:key/versions/:version', editors],
  ['GET /page/:key/history', everybody],
  ['GET /page/:key/history/:version', everybody],
  ['GET /page/:key/draft', editors],
  ['PUT /page/:key/draft', editors],
  ['DELETE /page/:key/draft', editors],
  ['GET /facility', everybody],
  ['GET /facility/:id', everybody],
  ['POST /facility', editors],
  ['PUT /facility/:id', editors],
  ['DELETE /facility/:id', editors],
  ['GET /facility/export', editors],
  ['POST /facility/import/preview', editors],
  ['POST /facility/import', editors],
  ['GET /audit-log', owners],
  ['GET /audit-log/overview', owners],
  ['POST /audit-log/checks', owners],
  ['GET /media', editors],
  ['GET /media/:id', editors],
  ['POST /media', editors],
  ['PUT /media/:id', editors],
  ['DELETE /media/:id', editors],
  ['GET /backup-status', owners],
  ['GET /staff-home', staff],
  ['GET /links', editors],
  ['POST /links/check', editors],
  ['GET /contents', editors],
  ['POST /contents/acts', editors],
  ['GET /duty', office],
  ['POST /duty', owners],
  ['PUT /duty/:id', owners],
  ['DELETE /duty/:id', owners],
  ['POST /duty/:id/tick', owners],
  ['POST /duty/:id/untick', owners],
  ['GET /search', everybody],
  ['GET /search/suggestions', everybody],
  ...boardDoors,
  ['GET /program', everybody],
  ['GET /program/:id', everybody],
  ['POST /program', editors],
  ['PUT /program/:id', editors],
  ['GET /program/draft/:key', editors],
  ['PUT /program/draft/:key', editors],
  ['DELETE /program/draft/:key', editors],
  ['DELETE /program/:id', editors],
  ['GET /program/:id/versions', editors],
  ['GET /program/:id/versions/:version', editors],
  ['GET /event', everybody],
  ['GET /event/past', everybody],
  ['GET /event/month/:month', everybody],
  ['GET /event/feed', everybody],
  ['GET /event/:id', everybody],
  ['GET /event/:id/calendar', everybody],
  ['POST /event', editors],
  ['PUT /event/:id', editors],
  ['DELETE /event/:id', editors],
  ['POST /event/:id/restore', editors],
  ['GET /event/bin', editors],
  ['GET /event/:id/versions', editors],
  ['GET /event/:id/versions/:version', editors],
  ['GET /event/draft/:key', editors],
  ['PUT /event/draft/:key', editors],
  ['DELETE /event/draft/:key', editors],
  ['GET /newsletter', everybody],
  ['GET /newsletter/:id', everybody],
  ['GET /newsletter/:id/page/:page', everybody],
  ['GET /newsletter/:id/source', editors],
  ['GET /newsletter/:id/source/:page', editors],
  ['GET /newsletter/:id/drawing', editors],
  ['POST /newsletter/:id/drawing', editors],
  ['POST /newsletter', editors],
  ['PUT /newsletter/:id', editors],
  ['PUT /newsletter/:id/page/:page', editors],
  ['DELETE /newsletter/:id', editors],
  ['POST /newsletter/:id/restore', editors],
  ['GET /newsletter/bin', editors],
  ['GET /newsletter/unlisted', editors],
  ['GET /newsletter/:id/versions', editors],
  ['GET /newsletter/:id/versions/:version', editors],
  ['GET /newsletter/draft/:key', editors],
  ['PUT /newsletter/draft/:key', editors],
  ['DELETE /newsletter/draft/:key', editors],
  // Last, because they change or clear the cookies that the others need.
  ['POST /auth/refresh', everybody],
  ['POST /auth/logout', everybody],
];

describe('the list of routes', () => {
  it('D-AU-11 every route declares its access, and the public ones are these', () => {
    const declared = new Map(test.api.endpoints.map((each) => [routeKey(each.route), each.access]));
    expect([...declared.keys()].toSorted()).toEqual(doors.map(([route]) => route).toSorted());
    const open = [...declared].filter(([, access]) => access === 'public').map(([route]) => route);
    expect(open.toSorted()).toEqual([
      'GET /daycare/news',
      'GET /daycare/news/:id',
      'GET /daycare/news/feed',
      'GET /daycare/news/months',
      'GET /daycare/notice',
      'GET /daycare/notice/:id',
      'GET /daycare/notice/feed',
      'GET /daycare/notice/months',
      'GET /emergency',
      'GET /event',
      'GET /event/:id',
      'GET /event/:id/calendar',
      'GET /event/feed',
      'GET /event/month/:month',
      'GET /event/past',
      'GET /facility',
      'GET /facility/:id',
      'GET /fact',
      'GET /fact/:key',
      'GET /faq',
      'GET /faq/:id',
      'GET /news',
      'GET /news/:id',
      'GET /news/feed',
      'GET /news/months',
      'GET /newsletter',
      'GET /newsletter/:id',
      'GET /newsletter/:id/page/:page',
      'GET /notice',
      'GET /notice/:id',
      'GET /notice/feed',
      'GET /notice/months',
      'GET /page/:key',
      'GET /page/:key/history',
      'GET /page/:key/history/:version',
      'GET /program',
      'GET /program/:id',
      'GET /search',
      'GET /search/suggestions',
      'GET /service-days',
      'GET /settings',
      'POST /auth/email-proof',
      'POST /auth/forgotten-password',
      'POST /auth/invitation',
      'POST /auth/invitation/acceptance',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/password-reset',
      'POST /auth/refresh',
      'POST /auth/signup',
    ]);
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
    for (const [route, insiders] of doors) {
      for (const who of everybody) {
        const refusal = staff.includes(who) ? 'not permitted' : 'sign in';
        const wanted = insiders.includes(who) ? 'in' : refusal;
        expected[route] = { ...expected[route], [who]: `${wanted} / ${wanted}` };
        seen[route] = { ...seen[route], [who]: `${await byHttp(route, who)} / ${await byCall(route, who)}` };
      }
    }
    expect(seen).toEqual(expected);
  });
});
