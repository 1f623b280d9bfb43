import type { Disaster } from '@kidney/contract/settings/disaster.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';

let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
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
  it('S-API-01 is off and ready; one change turns it on for everybody, and off again', async () => {
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

  it('S-API-01 a page that shows it, or that there is none, is dropped when that changes', async () => {
    expect((await tracedCall(test, 'GET /emergency')).tags).toEqual(['settings']);
  });

  it('S-API-01 the office’s own banner comes back when it is over', async () => {
    const own = { tone: 'notice', text: '내일 쉽니다', href: null, linkLabel: '', from: null, until: null };
    await editor.send('PUT', '/settings/banner', { value: own });
    await change({ isOn: true });
    expect((await banner()).tone).toBe('urgent');
    await change({ isOn: false });
    expect((await banner()).text).toBe('내일 쉽니다');
  });

  it.each<[string, object, string]>([
    ['no word on what happened', { title: ' ' }, 'value.title'],
    ['a step too long', { steps: ['가'.repeat(121)] }, 'value.steps.0'],
    ['a number without its owner', { calls: [{ label: '', phone: '119' }] }, 'value.calls.0.label'],
    ['a state nobody knows', { shuttle: { state: 'flies', note: '' } }, 'value.shuttle.state'],
    ['a clinic without a number', { clinics: [{ id: 0, state: 'open', note: '' }] }, 'value.clinics.0.id'],
  ])('S-API-01 refuses %s', async (_name, to, field) => {
    const answer = await change(to);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((each: { field: string }) => each.field)).toEqual([field]);
    expect(await emergency()).toBeNull();
  });
});
