import { expect, it } from 'vitest';
import { sendHoursAt } from './send-hours.ts';

it.each([
  ['07:59:59', '2026-11-20T08:00', '2026-11-20'],
  ['08:00:00', null, '2026-11-20'],
  ['20:59:59', null, '2026-11-20'],
  ['21:00:00', '2026-11-21T08:00', '2026-11-21'],
  ['23:30:00', '2026-11-21T08:00', '2026-11-21'],
  ['00:10:00', '2026-11-20T08:00', '2026-11-20'],
])('D-OFF-19 what is sent at %s in Seoul waits for %s and ends that evening', (time, at, day) => {
  const hours = sendHoursAt(new Date(`2026-11-20T${time}+09:00`));
  expect(hours).toEqual({
    at: at === null ? undefined : new Date(`${at}:00+09:00`),
    until: new Date(`${day}T21:00:00+09:00`),
  });
});
