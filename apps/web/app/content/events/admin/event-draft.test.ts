import { expect, test } from 'vitest';
import { blankDraft, toContent, toDraft, toKept } from './event-draft.ts';

const whole = {
  ...blankDraft,
  title: '모임',
  startsOn: '2026-11-27',
  startTime: '14:00',
  rhythm: 'weekday' as const,
  interval: '2',
};

test('what is in the form is the event, and the event is what is in the form', () => {
  const content = toContent(whole);
  expect(content).toMatchObject({
    endsOn: '2026-11-27',
    endTime: null,
    mapHref: null,
    repeat: { every: 'month', by: 'weekday', interval: 2, count: 5, until: null, except: [] },
  });
  expect(toDraft(content)).toEqual(whole);
  expect(toContent({ ...whole, isAllDay: true })).toMatchObject({ startTime: null, endTime: null });
});

test('what is half typed is kept with values that the server takes', () => {
  const typing = { ...whole, startsOn: '', count: '', interval: 'x', mapHref: 'https:/' };
  expect(toKept(typing, '2026-11-15')).toMatchObject({
    startsOn: '2026-11-15',
    endsOn: '2026-11-15',
    mapHref: null,
    repeat: { interval: 1, count: 5 },
  });
});
