import type { CreateEvent } from '@kidney/contract/content/events/events.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';

let test: TestApi;
let editor: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());

const plain: CreateEvent = {
  title: '모임',
  html: '',
  place: '',
  address: '',
  mapHref: null,
  capacity: '',
  startsOn: '2027-03-02',
  startTime: '08:00',
  endsOn: '2027-03-02',
  endTime: '09:30',
  repeat: null,
};

/** The lines of a calendar as RFC 5545 has them: unfolded, name and value parted, text unescaped. */
function read(ics: string): Map<string, string>[] {
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = ics.replaceAll('\r\n ', '').split('\r\n');
  const parts: Map<string, string>[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') parts.push(new Map([['BEGIN', value]]));
    else
      parts.at(-1)?.set(
        name,
        value.replaceAll(/\\([\\;,nN])/g, (_all, c: string) => (c === 'n' || c === 'N' ? '\n' : c)),
      );
  }
  return parts;
}

async function fileOf(more: Partial<CreateEvent>) {
  const { id } = (await editor.send('POST', '/event', { ...plain, ...more })).json().data as { id: number };
  const { ics } = (await visitor.send('GET', `/event/${id}/calendar`)).json().data as { ics: string };
  const event = read(ics).find((part) => part.get('BEGIN') === 'VEVENT');
  return { id, ics, event: event ?? new Map<string, string>() };
}

it('an event has a lasting name, its time in Seoul, and words that survive signs and folding', async () => {
  const title = '투석; 식사, 그리고 \\ 운동 '.repeat(5).trim();
  const { id, ics, event } = await fileOf({
    title,
    place: '강당',
    address: '울산, 남구',
    html: '<p>첫째</p><p>둘째</p>',
  });
  expect(event.get('UID')).toBe(`event-${id}@localhost`);
  expect(event.get('DTSTART;TZID=Asia/Seoul')).toBe('20270302T080000');
  expect(event.get('DTEND;TZID=Asia/Seoul')).toBe('20270302T093000');
  expect(event.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(event.get('SUMMARY')).toBe(title);
  expect(event.get('LOCATION')).toBe('강당\n울산, 남구');
  expect(event.get('DESCRIPTION')).toBe('첫째 둘째');
  expect(event.get('URL;VALUE=URI')).toBe(`http://localhost:3000/community/events/${id}`);
  expect(ics).toContain('TZID:Asia/Seoul\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0900');
});

it('a change keeps the name and raises the number', async () => {
  const { id } = await fileOf({});
  await editor.send('PUT', `/event/${id}`, { ...plain, title: '바뀐 모임' });
  const { ics } = (await visitor.send('GET', `/event/${id}/calendar`)).json().data as { ics: string };
  const event = read(ics).at(-1);
  expect([event?.get('UID'), event?.get('SEQUENCE'), event?.get('SUMMARY')]).toEqual([
    `event-${id}@localhost`,
    '1',
    '바뀐 모임',
  ]);
});

it('whole days end on the day after', async () => {
  const { event } = await fileOf({ startsOn: '2028-02-28', endsOn: '2028-02-29', startTime: null, endTime: null });
  expect([event.get('DTSTART;VALUE=DATE'), event.get('DTEND;VALUE=DATE')]).toEqual(['20280228', '20280301']);
});

it.each<[string, Partial<CreateEvent>, Record<string, string>]>([
  [
    'every week with days left out',
    { repeat: { every: 'week', interval: 2, until: '2027-05-31', count: null, except: ['2027-03-16'] } },
    { RRULE: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270531T145959Z', 'EXDATE;TZID=Asia/Seoul': '20270316T080000' },
  ],
  [
    'the first Tuesday of a month',
    { repeat: { every: 'month', by: 'weekday', interval: 1, until: null, count: 6, except: [] } },
    { RRULE: 'FREQ=MONTHLY;BYDAY=1TU;COUNT=6' },
  ],
  [
    'whole days on the same date',
    {
      startTime: null,
      endTime: null,
      repeat: { every: 'month', by: 'date', interval: 1, until: '2027-09-02', count: null, except: ['2027-05-02'] },
    },
    { RRULE: 'FREQ=MONTHLY;BYMONTHDAY=2;UNTIL=20270902', 'EXDATE;VALUE=DATE': '20270502' },
  ],
])('repetition: %s', async (_name, more, lines) => {
  const { event } = await fileOf(more);
  for (const [name, value] of Object.entries(lines)) expect(event.get(name)).toBe(value);
});

it('the feed has every event that is not long over, and none of the bin', async () => {
  await test.database.write.$client.query('delete from events');
  const kept = await fileOf({ title: '남는 것' });
  await fileOf({ title: '옛것', startsOn: '2020-01-01', endsOn: '2020-01-01' });
  const gone = await fileOf({ title: '버린 것' });
  await editor.send('DELETE', `/event/${gone.id}`);
  const { ics } = (await visitor.send('GET', '/event/feed')).json().data as { ics: string };
  const names = read(ics)
    .filter((part) => part.get('BEGIN') === 'VEVENT')
    .map((part) => part.get('UID'));
  expect(names).toEqual([`event-${kept.id}@localhost`]);
  expect((await visitor.send('GET', `/event/${gone.id}/calendar`)).statusCode).toBe(404);
});
