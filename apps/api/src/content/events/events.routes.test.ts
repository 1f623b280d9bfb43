import type { CreateEvent, Event, Occurrence } from '@kidney/contract/content/events/events.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';

const clock = createTestClock();
let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => void (await test.database.write.$client.query('delete from events')));

const now = '2026-11-15T03:00:00Z';
const plain: CreateEvent = {
  title: '정기 모임',
  html: '<p>차를 마십니다.</p>',
  place: '강당',
  address: '',
  mapHref: null,
  capacity: '',
  startsOn: '2026-11-20',
  startTime: '14:00',
  endsOn: '2026-11-20',
  endTime: '16:00',
  repeat: null,
};

async function create(more: Partial<CreateEvent> = {}): Promise<Event> {
  const answer = await editor.send('POST', '/event', { ...plain, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const once = (day: string, more: Partial<CreateEvent> = {}) => create({ startsOn: day, endsOn: day, ...more });
const read = <Data>(path: string) =>
  clock.at(now, async () => (await visitor.send('GET', path)).json<{ data: Data }>().data);
const daysOf = (list: Occurrence[]) => list.map(({ startsOn }) => startsOn);

describe('reading', () => {
  it('what is to come stands nearest first, each event once by its next time; what is under way is still to come', async () => {
    await once('2026-12-01', { title: '늦은 것' });
    await create({ startsOn: '2026-11-14', endsOn: '2026-11-15', title: '이틀' });
    await once('2026-11-04', { repeat: { every: 'week', interval: 1, until: null, count: 5, except: ['2026-11-18'] } });
    await once('2026-11-14', { title: '끝난 것' });
    expect(daysOf(await read('/event'))).toEqual(['2026-11-14', '2026-11-25', '2026-12-01']);
  });

  it('a month shows every time in it, by day and hour, whole days first', async () => {
    await once('2026-11-03', { repeat: { every: 'week', interval: 1, until: '2026-12-31', count: null, except: [] } });
    await once('2026-11-10', { startTime: '09:00', endTime: null, title: '아침' });
    await once('2026-11-10', { startTime: null, endTime: null, title: '하루' });
    await create({ startsOn: '2026-10-31', endsOn: '2026-11-01', title: '달을 넘는 것' });
    const { events } = await read<{ events: Occurrence[] }>('/event/month/2026-11');
    expect(events.map(({ startsOn, title }) => `${startsOn.slice(5)} ${title}`)).toEqual([
      '10-31 달을 넘는 것',
      '11-03 정기 모임',
      '11-10 하루',
      '11-10 아침',
      '11-10 정기 모임',
      '11-17 정기 모임',
      '11-24 정기 모임',
    ]);
    expect((await read<{ events: Occurrence[] }>('/event/month/2027-01')).events).toEqual([]);
  });

  it('what is over is found by its year, page by page, each once', async () => {
    for (let n = 1; n <= 25; n += 1) await once(`2025-03-${String(n).padStart(2, '0')}`);
    await once('2024-02-29');
    const seen: Occurrence[] = [];
    let cursor = '';
    for (const size of [20, 5]) {
      const page = await read<{ events: Occurrence[]; next: string | null; years: object }>(
        `/event/past?year=2025${cursor && `&cursor=${cursor}`}`,
      );
      expect([page.events.length, page.years]).toEqual([size, { first: 2024, last: 2025 }]);
      seen.push(...page.events);
      cursor = page.next ?? '';
    }
    expect(cursor).toBe('');
    expect(daysOf(seen)).toEqual(daysOf(seen).toSorted().toReversed());
    expect(new Set(daysOf(seen)).size).toBe(25);
    expect(daysOf((await read<{ events: Occurrence[] }>('/event/past?year=2024')).events)).toEqual(['2024-02-29']);
  });

  it('one event says when it is next, and is past only after its last day in Seoul', async () => {
    const { id } = await once('2026-11-20');
    const isPastAt = (moment: string) =>
      clock.at(moment, async () => (await visitor.send('GET', `/event/${id}`)).json().data.isPast as boolean);
    expect(await isPastAt('2026-11-20T14:59:59Z')).toBe(false);
    expect(await isPastAt('2026-11-20T15:00:00Z')).toBe(true);
    expect(await read(`/event/${id}`)).toMatchObject({ ...plain, id, version: 1, next: [{ startsOn: '2026-11-20' }] });
  });
});

describe('writing', () => {
  it.each<[string, Partial<CreateEvent>, string]>([
    ['an end before its start', { endsOn: '2026-11-19' }, 'endsOn'],
    ['an hour before its start', { endTime: '13:59' }, 'endTime'],
    ['an end without a start', { startTime: null }, 'startTime'],
    ['a day that is none', { startsOn: '2026-02-29' }, 'startsOn'],
    ['an hour that is none', { startTime: '24:00' }, 'startTime'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a map without https', { mapHref: 'javascript:alert(1)' }, 'mapHref'],
    [
      'a rule without an end',
      { repeat: { every: 'week', interval: 1, until: null, count: null, except: [] } },
      'repeat.until',
    ],
    [
      'a rule that never takes place',
      { repeat: { every: 'week', interval: 1, until: '2026-11-20', count: null, except: ['2026-11-20'] } },
      'repeat.except',
    ],
    [
      'a rule of forty years',
      { repeat: { every: 'week', interval: 8, until: null, count: 260, except: [] } },
      'repeat.count',
    ],
  ])('refuses %s', async (_name, more, field) => {
    const answer = await editor.send('POST', '/event', { ...plain, ...more });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, field]);
  });

  it('text is made harmless; a version that was overtaken is refused with what is there now', async () => {
    const { id, html } = await create({ html: '<p onclick="x()">가<script>1</script></p><img src=x>' });
    expect(html).toBe('<p>가</p>');
    expect((await editor.send('PUT', `/event/${id}`, { ...plain, title: '먼저', version: 1 })).statusCode).toBe(200);
    const late = await editor.send('PUT', `/event/${id}`, { ...plain, title: '나중', version: 1 });
    expect([late.statusCode, late.json().current.title]).toEqual([412, '먼저']);
    const { data: versions } = (await editor.send('GET', `/event/${id}/versions`)).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const { data: first } = (await editor.send('GET', `/event/${id}/versions/1`)).json();
    expect(first.content).toEqual({ ...plain, html: '<p>가</p>' });
  });

  it('the bin gives an event back for 30 days, with everything that led to it', async () => {
    const { id } = await create({ title: '가을 나들이' });
    const found = async () => (await visitor.send('GET', '/search?q=나들이')).json().data.hits.length as number;
    expect(await found()).toBe(1);
    await editor.send('DELETE', `/event/${id}?version=1`);
    expect([await found(), (await visitor.send('GET', `/event/${id}`)).statusCode]).toEqual([0, 404]);
    expect((await editor.send('GET', '/event/bin')).json().data).toMatchObject([{ id, title: '가을 나들이' }]);
    expect((await editor.send('PUT', `/event/${id}`, plain)).statusCode).toBe(404);
    expect((await editor.send('POST', `/event/${id}/restore`)).statusCode).toBe(200);
    expect([await found(), (await visitor.send('GET', `/event/${id}`)).statusCode]).toEqual([1, 200]);
    await editor.send('PUT', `/event/draft/${id}`, { content: plain, baseVersion: 1 });
    await editor.send('DELETE', `/event/${id}`);
    await test.database.write.$client.query(`update events set removed_at = now() - interval '31 days'`);
    expect((await editor.send('POST', `/event/${id}/restore`)).statusCode).toBe(404);
    await test.api.housekeep();
    expect((await test.database.write.$client.query('select id from events')).rows).toEqual([]);
    expect((await editor.send('GET', `/event/draft/${id}`)).json().data, 'what was typed of it').toBeNull();
  });

  it('a draft is kept for its writer until the event is saved', async () => {
    const draft = { content: { ...plain, title: '' }, baseVersion: 0 };
    await editor.send('PUT', '/event/draft/new', draft);
    expect((await editor.send('GET', '/event/draft/new')).json().data).toMatchObject(draft);
    const other = (await signedIn(test, ['owner'])).browser;
    expect((await other.send('GET', '/event/draft/new')).json().data).toBeNull();
    await create();
    expect((await editor.send('GET', '/event/draft/new')).json().data).toBeNull();
    expect((await editor.send('PUT', '/event/draft/2147483647', draft)).statusCode).toBe(404);
  });
});
