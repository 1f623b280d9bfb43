import type { Banner, Identity } from '@kidney/contract/office/settings/settings.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';

const clock = createTestClock();
let test: TestApi;
let owner: Browser;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  owner = (await signedIn(test, ['owner'])).browser;
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await runSql(test.urls.ownerUrl, ['truncate settings, revisions']);
  await seedContent(test.database);
});

const site = async () =>
  (await visitor.send('GET', '/settings')).json().data as { identity: Identity; banner: unknown; menu: string[] };
const read = async <T>(group: string) =>
  (await owner.send('GET', `/settings/${group}`)).json().data as { group: string; value: T; version: number };
const banner = (change: Partial<Banner> = {}): Banner => ({
  tone: 'urgent',
  text: '내일은 차량을 운행하지 않습니다.',
  href: '/transport/center',
  linkLabel: '자세히 보기',
  from: null,
  until: null,
  ...change,
});

describe('GET settings', () => {
  it('D-OFF-03 anybody gets the identity and what is to be said now, and no version or times', async () => {
    const { identity, banner: said } = await site();
    expect(Object.keys(identity).toSorted()).toEqual([
      'accounts',
      'address',
      'email',
      'fax',
      'hours',
      'links',
      'name',
      'phone',
      'registrationNumber',
      'representative',
    ]);
    expect(identity).toMatchObject({ name: '울산 신장장애인협회', phone: '052-000-0000' });
    expect(said).toBeNull();
  });

  it('D-OFF-03 groups that a newer version brings are as usual until the seed has been run', async () => {
    await runSql(test.urls.ownerUrl, [`delete from settings where "group" not in ('identity', 'region')`]);
    expect(await site()).toMatchObject({ identity: { phone: '052-000-0000' }, banner: null, menu: [] });
    expect((await visitor.send('GET', '/emergency')).json().data).toBeNull();
  });

  it('D-OFF-03 one group is read by an owner, and others are not there', async () => {
    expect(await read('banner')).toMatchObject({ group: 'banner', version: 1, value: { text: '' } });
    expect((await owner.send('GET', '/settings/colours')).statusCode).toBe(400);
  });
});

describe('PUT settings/{group}', () => {
  it('D-OFF-03 changes one group, says so to every node and keeps both states', async () => {
    await using changes = await listenForChanges(test.urls.appUrl);
    const { value, version } = await read<Identity>('identity');
    const answer = await owner.send('PUT', '/settings/identity', {
      value: { ...value, phone: '052-000-0099' },
      version,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { version: 2, value: { phone: '052-000-0099' } },
      message: '설정을 고쳤습니다.',
    });
    expect((await site()).identity.phone).toBe('052-000-0099');
    expect(await changes.heard()).toEqual(['settings']);
    const { rows } = await test.database.read.$client.query(
      `select version, content ->> 'phone' as phone from revisions where subject = 'setting' and subject_key = 'identity' order by version`,
    );
    expect(rows).toEqual([
      { version: 1, phone: '052-000-0000' },
      { version: 2, phone: '052-000-0099' },
    ]);
  });

  it('D-OFF-03 a version that is not the current one is refused with what is there now', async () => {
    await owner.send('PUT', '/settings/banner', { value: banner({ text: '먼저' }), version: 1 });
    const answer = await owner.send('PUT', '/settings/banner', { value: banner({ text: '나중' }), version: 1 });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { group: 'banner', version: 2, value: { text: '먼저' } },
    });
    expect((await read<Banner>('banner')).value.text).toBe('먼저');
  });

  it.each<[string, string, object, string[]]>([
    ['a blank name', 'identity', { name: ' ' }, ['value.name']],
    [
      'an address of no page',
      'identity',
      { links: [{ label: '나쁜 곳', href: 'javascript:alert(1)' }] },
      ['value.links.0.href'],
    ],
    ['two wrong fields', 'identity', { phone: '', hours: '' }, ['value.phone', 'value.hours']],
    ['a text too long', 'banner', { text: '가'.repeat(121) }, ['value.text']],
    ['a tone nobody knows', 'banner', { tone: 'loud' }, ['value.tone']],
    [
      'an end before its beginning',
      'banner',
      { from: '2026-11-17T09:00:00+09:00', until: '2026-11-17T08:00:00+09:00' },
      ['value.until'],
    ],
    ['a moment that is none', 'banner', { from: '내일' }, ['value.from']],
    ['a place of the menu named twice', 'menu', { order: ['kidney', 'kidney'] }, ['value.order']],
    ['two vans of one name', 'vans', { vans: [1, 2].map((seats) => ({ name: '1호차', seats })) }, ['value.vans']],
    ['a van without seats', 'vans', { vans: [{ name: '1호차', seats: 0 }] }, ['value.vans.0.seats']],
    ['what is no place of a menu', 'menu', { order: ['신장'] }, ['value.order.0']],
  ])('D-OFF-03 refuses %s, naming the field', async (_name, group, change, fields) => {
    const { value } = await read<object>(group);
    const answer = await owner.send('PUT', `/settings/${group}`, { value: { ...value, ...change }, version: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    for (const { message } of answer.json().fields) expect(message).toMatch(/[가-힣]/);
    expect((await read<object>(group)).value).toEqual(value);
  });

  it('D-OFF-03 one group’s value is not another’s, and what it does not know is not stored', async () => {
    expect((await owner.send('PUT', '/settings/identity', { value: banner(), version: 1 })).statusCode).toBe(400);
    const answer = await owner.send('PUT', '/settings/banner', { value: { ...banner(), secret: 'x' }, version: 1 });
    expect(answer.json().data.value).toEqual(banner());
  });

  it('D-AU-11 a visitor is asked to sign in, who the association is is not an editor’s, and nothing changes', async () => {
    const { value } = await read<Identity>('identity');
    for (const [who, status] of [
      [visitor, 401],
      [editor, 403],
    ] as const) {
      for (const path of ['/settings/identity', '/settings/identity/versions', '/settings/identity/versions/1']) {
        expect((await who.send('GET', path)).statusCode).toBe(status);
      }
      expect((await who.send('PUT', '/settings/identity', { value, version: 1 })).statusCode).toBe(status);
    }
    expect(await read('identity')).toMatchObject({ version: 1, value });
  });

  it('D-AU-11 an editor warns everybody and orders the menu too', async () => {
    for (const group of ['banner', 'disaster', 'menu']) {
      const { value } = (await editor.send('GET', `/settings/${group}`)).json().data;
      expect((await editor.send('PUT', `/settings/${group}`, { value, version: 1 })).statusCode).toBe(200);
    }
  });

  it('D-OFF-03 every change is a version that says who made it, and can be put back', async () => {
    await owner.send('PUT', '/settings/banner', { value: banner({ text: '처음' }) });
    await editor.send('PUT', '/settings/banner', { value: banner({ text: '나중' }) });
    const { data } = (await owner.send('GET', '/settings/banner/versions')).json();
    expect(data.map(({ version, author }: { version: number; author: string | null }) => [version, author])).toEqual([
      [3, '홍길동'],
      [2, '홍길동'],
      [1, null],
    ]);
    const before = (await owner.send('GET', '/settings/banner/versions/2')).json().data;
    expect(before.value).toEqual(banner({ text: '처음' }));
    await owner.send('PUT', '/settings/banner', { value: before.value, version: 3 });
    expect((await read<Banner>('banner')).value.text).toBe('처음');
    expect((await owner.send('GET', '/settings/banner/versions/9')).statusCode).toBe(404);
  });
});

describe('the menu', () => {
  it('D-OFF-03 stands as it was made until the office orders it, and again when that is taken back', async () => {
    expect((await site()).menu).toEqual([]);
    const order = ['love', 'kidney', '/kidney/welfare', 'a-page-that-is-no-more'];
    const answer = await editor.send('PUT', '/settings/menu', { value: { order }, version: 1 });
    expect(answer.json().data).toEqual({ group: 'menu', value: { order }, version: 2 });
    expect((await site()).menu).toEqual(order);
    const { value } = (await editor.send('GET', '/settings/menu/versions/1')).json().data;
    await editor.send('PUT', '/settings/menu', { value, version: 2 });
    expect((await site()).menu).toEqual([]);
  });

  it('D-OFF-03 is the same in a disaster', async () => {
    await editor.send('PUT', '/settings/menu', { value: { order: ['love'] } });
    const { value } = (await editor.send('GET', '/settings/disaster')).json().data;
    await editor.send('PUT', '/settings/disaster', { value: { ...value, isOn: true } });
    expect((await site()).menu).toEqual(['love']);
  });
});

describe('the banner', () => {
  const nine = '2026-11-16T09:00:00+09:00';
  const from = '2026-11-16T12:00:00+09:00';
  const until = '2026-11-16T18:00:00+09:00';

  it.each<[string, Partial<Banner>, boolean, string | null]>([
    ['before it begins', { from, until }, false, from],
    ['while it runs', { from: '2026-11-16T08:00:00+09:00', until }, true, until],
    ['without an end', { from: '2026-11-16T08:00:00+09:00' }, true, null],
    ['in the moment it begins', { from: nine }, true, null],
    ['in the moment it ends', { until: nine }, false, null],
    ['without words', { text: '', until }, false, null],
  ])('D-OFF-03 %s: is it shown, and when does a page with it end', async (_name, change, isShown, ends) => {
    await owner.send('PUT', '/settings/banner', { value: banner(change) });
    const { data, tags, expiresAt } = await clock.at(nine, () => tracedCall(test, 'GET /settings'));
    const { tone, text, href, linkLabel } = banner(change);
    expect((data as { banner: unknown }).banner).toEqual(isShown ? { tone, text, href, linkLabel } : null);
    expect(tags).toEqual(['settings']);
    expect(expiresAt).toEqual(ends === null ? null : new Date(ends));
  });

  it('D-OFF-03 appears and goes as the clock goes on', async () => {
    await owner.send('PUT', '/settings/banner', { value: banner({ from, until }) });
    const shownAt = (moment: string) => clock.at(moment, async () => (await site()).banner !== null);
    expect(await shownAt('2026-11-16T11:59:59+09:00')).toBe(false);
    expect(await shownAt(from)).toBe(true);
    expect(await shownAt('2026-11-16T17:59:59+09:00')).toBe(true);
    expect(await shownAt(until)).toBe(false);
  });
});
