import type { EntryPage, LogOverview } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { addMonths, monthOf } from './log-months.ts';

let test: TestApi;
let owner: SignedIn;
let editor: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner']);
  editor = await signedIn(test, ['editor']);
});
afterAll(() => test[Symbol.asyncDispose]());

const read = async (query: string): Promise<EntryPage> =>
  (await owner.browser.send('GET', `/audit-log?${query}`)).json().data;
const overview = async (): Promise<LogOverview> => (await owner.browser.send('GET', '/audit-log/overview')).json().data;
const check = (month: string, by = owner.browser) => by.send('POST', '/audit-log/checks', { month });
const addFaq = (title: string) => editor.browser.send('POST', '/faq', { title, des: '<p>대답</p>' });
const thisMonth = monthOf(new Date());
const lastMonth = addMonths(thisMonth, -1);

describe('the log as the owner reads it', () => {
  it('D-LOG-01 only the owner reads it', async () => {
    for (const path of ['/audit-log', '/audit-log/overview']) {
      expect((await editor.browser.send('GET', path)).statusCode).toBe(403);
      expect((await createBrowser(test.app).send('GET', path)).statusCode).toBe(401);
    }
    expect((await check(lastMonth, editor.browser)).statusCode).toBe(403);
  });

  it('D-LOG-01 by person, act, thing and day, with these fields and no others', async () => {
    const { id } = (await addFaq('기록에 남는 질문')).json().data;
    const { entries } = await read(`actor=${editor.id}&act=created&kind=faq&id=${id}`);
    expect(entries).toEqual([
      {
        number: expect.stringMatching(/^a[0-9a-z]+$/),
        at: expect.any(String),
        actor: { id: editor.id, nickName: '홍길동' },
        address: expect.stringMatching(/^192\.0\.2\./),
        act: 'created',
        subject: { kind: 'faq', id: String(id), nickName: null },
        details: {},
      },
    ]);
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect((await read(`kind=faq&id=${id}&from=${today}&until=${today}`)).entries).toHaveLength(1);
    expect((await read(`kind=faq&until=2026-01-01`)).entries).toEqual([]);
    expect((await read(`actor=${owner.id}&kind=faq`)).entries).toEqual([]);
  });

  it('D-LOG-01 page by page, the newest first, each entry once', async () => {
    for (let n = 0; n < 60; n += 1) await addFaq(`질문 ${n}`);
    const first = await read('kind=faq');
    const second = await read(`kind=faq&older=${first.older}`);
    expect([first.entries.length, second.older]).toEqual([50, null]);
    const moments = [...first.entries, ...second.entries].map(({ at, number }) => `${at} ${number}`);
    expect(moments.length).toBeGreaterThanOrEqual(60);
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments.map((each) => each.slice(0, 24))).toEqual(
      moments
        .map((each) => each.slice(0, 24))
        .toSorted()
        .toReversed(),
    );
  });

  it.each([
    'actor=x',
    'act=burnt',
    'kind=nobody',
    'id=홍길동',
    'from=2026-13-01',
    'older=zzz',
    'older=zzzzzzzzzzzz.a1',
  ])('D-LOG-01 refuses %s', async (query) => {
    expect((await owner.browser.send('GET', `/audit-log?${encodeURI(query)}`)).statusCode).toBe(400);
  });

  it('D-LOG-01 a month is looked over once, after its end, and that is an act too', async () => {
    await runSql(test.urls.administratorUrl, [
      `insert into log.audit_entries (chain, seq, at, act, details, previous, link)
       select 'acts', -seq, date_trunc('month', now()) - interval '1 day', act, '{}', '', ''
       from unnest(array['sign-in-failed', 'factor-failed', 'read', 'exported', 'created']) with ordinality as done (act, seq)`,
    ]);
    const waiting = (await overview()).months;
    expect(waiting.map(({ month, isOver }) => `${month} ${isOver}`)).toEqual([
      `${thisMonth} false`,
      `${lastMonth} true`,
    ]);
    expect(waiting[1]).toMatchObject({ entries: 5, failures: 2, rights: 0, readings: 2, checked: null });

    expect((await check(thisMonth)).statusCode).toBe(409);
    expect((await check(addMonths(thisMonth, -2))).statusCode).toBe(404);
    expect((await check('2026-00')).statusCode).toBe(400);
    const both = await Promise.all([check(lastMonth), check(lastMonth)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));

    expect((await overview()).months[1]).toMatchObject({
      entries: 5,
      checked: { by: { id: owner.id, nickName: '홍길동' }, at: expect.any(String) },
    });
    expect((await read(`act=checked`)).entries).toMatchObject([{ subject: { kind: 'log-month', id: lastMonth } }]);
  });

  it('D-LOG-01 names whom one may search for, without those who wait', async () => {
    const { people } = await overview();
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set([owner.id, editor.id]));
    expect(Object.keys(people[0] ?? {})).toEqual(['id', 'nickName']);
  });
});
