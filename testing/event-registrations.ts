import type { RegisterByPhone } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import type { CreateEvent } from '@kidney/contract/content/events/events.schema.ts';
import { addDays, seoulDate } from '@kidney/api/platform/seoul-time.ts';
import type { Browser } from './browser.ts';
import { signedIn } from './people.ts';
import type { TestApi } from './api.ts';

/** What somebody writes who comes alone. */
export const aRegistration: Omit<RegisterByPhone, 'giver'> = {
  name: '참가인',
  phone: '010-0000-0005',
  people: 1,
  help: '',
  accepted: ['events/collection/1'],
};

export const inDays = (days: number): string => addDays(seoulDate(new Date()), days);

export const anEvent = (change: Partial<CreateEvent> = {}): CreateEvent => {
  const startsOn = change.startsOn ?? inDays(7);
  return {
    title: '함께 걷기',
    html: '<p>함께 걷습니다.</p>',
    place: '마당',
    address: '',
    mapHref: null,
    capacity: '',
    startsOn,
    startTime: '14:00',
    endsOn: startsOn,
    endTime: '16:00',
    repeat: null,
    ...change,
  };
};

interface OpenEvent {
  id: number;
  day: string;
  /** A week later, where it repeats. */
  other: string;
  path: string;
}

/** An event of every week that takes registrations. Whoever opens it may know people; somebody else wrote it. */
export async function aDayWithPlaces(
  officer: Browser,
  test: TestApi,
  {
    places = 10,
    closesDaysBefore = 0,
    ...event
  }: Partial<CreateEvent> & { places?: number; closesDaysBefore?: number } = {},
): Promise<OpenEvent> {
  const { browser: editor } = await signedIn(test, ['editor']);
  const repeat = { every: 'week', interval: 1, until: null, count: 4, except: [] } as const;
  const made = await editor.send('POST', '/event', anEvent({ repeat: { ...repeat, except: [] }, ...event }));
  if (made.statusCode !== 200) throw new Error(`no event: ${made.body}`);
  const { id, startsOn: day } = made.json().data;
  const opened = await officer.send('PUT', `/event-opening/${id}`, {
    isOn: true,
    places,
    closesDaysBefore,
    version: 0,
  });
  if (opened.statusCode !== 200) throw new Error(`not opened: ${opened.body}`);
  return { id, day, other: addDays(day, 7), path: `/event-opening/${id}/day/${day}` };
}
