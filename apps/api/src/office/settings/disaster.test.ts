import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import type { Identity } from '@kidney/contract/office/settings/settings.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createLetterBox } from '../../../../../testing/mailed-links.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';

let test: TestApi;
let editor: Browser;
let owner: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  owner = (await signedIn(test, ['owner'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await runSql(test.urls.ownerUrl, ['truncate settings, revisions']);
  await seedContent(test.database);
});

const stored = async () =>
  (await editor.send('GET', '/settings/disaster')).json().data as { value: Disaster; version: number };
const change = async (to: Partial<Disaster>) => {
  const { value, version } = await stored();
  return editor.send('PUT', '/settings/disaster', { value: { ...value, ...to }, version });
};
const emergency = async () => (await visitor.send('GET', '/emergency')).json().data;
const banner = async () => (await visitor.send('GET', '/settings')).json().data.banner;

describe('disaster mode', () => {
  it('D-OFF-04 is off and ready; one change turns it on for everybody, and off again', async () => {
    await using changes = await listenForChanges(test.urls.appUrl);
    expect([await emergency(), await banner()]).toEqual([null, null]);
    expect((await stored()).value.steps.length).toBeGreaterThan(2);

    const title = '지진으로 비상 운영합니다';
    expect((await change({ isOn: true, title })).statusCode).toBe(200);
    expect(await changes.heard()).toEqual(['settings']);
    const shown = await emergency();
    expect(Object.keys(shown).toSorted()).toEqual([
      'calls',
      'clinics',
      'lead',
      'shuttle',
      'steps',
      'title',
      'updatedAt',
    ]);
    expect(shown.title).toBe(title);
    expect(Math.abs(Date.now() - Date.parse(shown.updatedAt))).toBeLessThan(60_000);
    expect(await banner()).toEqual({ tone: 'urgent', text: title, href: '/', linkLabel: '비상 안내 보기' });

    await change({ isOn: false });
    expect([await emergency(), await banner()]).toEqual([null, null]);
  });

  it('D-OFF-04 a dispatcher turns it on and off and changes nothing else; it is in the log, and the other owners are told', async () => {
    const dispatcher = (await signedIn(test, ['dispatcher'])).browser;
    const [first, second] = [await signedIn(test, ['owner']), await signedIn(test, ['owner'])];
    const turn = async (isOn: boolean, by: Browser) => {
      const { value, version } = (await by.send('GET', '/settings/disaster')).json().data;
      return by.send('PUT', '/settings/disaster', { value: { ...value, isOn }, version });
    };
    const told = async () =>
      (await createLetterBox(test)()).map(({ to, template, text }) => ({
        to,
        template,
        isOn: text.includes('켰습니다'),
      }));
    await told();
    const mailTo = (who: typeof first, isOn: boolean) => ({
      to: `${who.username}@example.com`,
      template: 'disaster-switched',
      isOn,
    });
    expect((await turn(true, dispatcher)).statusCode).toBe(200);
    expect(await emergency()).not.toBeNull();
    expect(await told()).toEqual(expect.arrayContaining([mailTo(first, true), mailTo(second, true)]));
    expect((await turn(true, dispatcher)).statusCode).toBe(200);
    expect(await told(), 'nothing was switched').toEqual([]);
    expect((await turn(false, first.browser)).statusCode).toBe(200);
    const after = await told();
    expect(after).toContainEqual(mailTo(second, false));
    expect(after).not.toContainEqual(mailTo(first, false));
    const { rows } = await test.database.read.$client.query(
      `select details from log.audit_entries where subject_kind = 'setting' and subject_id = 'disaster' order by seq desc limit 3`,
    );
    expect(rows.map(({ details }) => details)).toEqual([{ turned: 'off' }, {}, { turned: 'on' }]);
    for (const group of ['banner', 'menu', 'identity', 'vans', 'retention']) {
      expect((await dispatcher.send('GET', `/settings/${group}`)).statusCode, group).toBe(403);
    }
  });

  it('D-OFF-04 a page that shows it, or that there is none, is dropped when that changes', async () => {
    expect((await tracedCall(test, 'GET /emergency')).tags).toEqual(['settings']);
  });

  it('D-OFF-04 the office’s own banner comes back when it is over', async () => {
    const own = { tone: 'notice', text: '내일 쉽니다', href: null, linkLabel: '', from: null, until: null };
    await editor.send('PUT', '/settings/banner', { value: own });
    await change({ isOn: true });
    expect((await banner()).tone).toBe('urgent');
    await change({ isOn: false });
    expect((await banner()).text).toBe('내일 쉽니다');
  });

  it('D-SH-06 names the office by the number that it has now, and keeps no copy of it', async () => {
    await change({ isOn: true, calls: [{ label: '구급', phone: '119' }] });
    const identity = (await owner.send('GET', '/settings/identity')).json().data.value as Identity;
    for (const phone of [identity.phone, '052-000-0007']) {
      await owner.send('PUT', '/settings/identity', { value: { ...identity, phone } });
      expect((await emergency()).calls).toEqual([
        { label: '구급', phone: '119' },
        { label: '협회 사무국', phone },
      ]);
    }
    const copied = await change({ calls: [{ label: '사무국', phone: '052 000 0007' }] });
    expect(copied.statusCode).toBe(400);
    expect(copied.json().fields).toMatchObject([{ field: 'value.calls.0.phone' }]);
  });

  it.each<[string, object, string]>([
    ['no word on what happened', { title: ' ' }, 'value.title'],
    ['a step too long', { steps: ['가'.repeat(121)] }, 'value.steps.0'],
    ['a number without its owner', { calls: [{ label: '', phone: '119' }] }, 'value.calls.0.label'],
    ['a state nobody knows', { shuttle: { state: 'flies', note: '' } }, 'value.shuttle.state'],
    ['a clinic without a number', { clinics: [{ id: 0, state: 'open', note: '' }] }, 'value.clinics.0.id'],
  ])('D-OFF-04 refuses %s', async (_name, to, field) => {
    const answer = await change(to);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((each: { field: string }) => each.field)).toEqual([field]);
    expect(await emergency()).toBeNull();
  });
});
