import { expect, test } from 'vitest';
import { ridesIn, ridesOn, withChange } from './rides.paths.ts';
import type { Ride } from './ride.schema.ts';

const from = (firstDay: string, van = '1호차'): Ride => ({
  van,
  days: ['mon'],
  pickUpAt: '06:30',
  returnAt: null,
  firstDay,
});
const [first, second, third] = [from('2026-11-02'), from('2026-12-07', '2호차'), from('2027-01-04', '3호차')] as const;

test('D-CAS-06 a ride counts until the day before the next begins', () => {
  const rides = [first, second, third];
  expect(ridesOn(rides, '2026-12-06')).toEqual({ ride: first, nextRide: second });
  expect(ridesOn(rides, '2026-12-07')).toEqual({ ride: second, nextRide: third });
  expect(ridesOn(rides, '2027-02-01')).toEqual({ ride: third, nextRide: null });
});

test('D-CAS-06 before the first day the first ride is the one that is told', () => {
  expect(ridesOn([first, second], '2026-10-01')).toEqual({ ride: first, nextRide: second });
  expect(ridesOn([], '2026-10-01')).toEqual({ ride: null, nextRide: null });
});

test('D-CAS-06 a change replaces what was arranged from its day on, and drops what is over', () => {
  const today = '2026-12-10';
  expect(withChange([first, second], third, today)).toEqual([second, third]);
  expect(withChange([first, second, third], from('2026-12-14', '4호차'), today)).toEqual([
    second,
    from('2026-12-14', '4호차'),
  ]);
  expect(withChange([third], from('2026-12-14'), today)).toEqual([from('2026-12-14')]);
  expect(withChange([first], from(today, '2호차'), today)).toEqual([first, from(today, '2호차')]);
});

test('D-CAS-06 one ride that was kept alone is a list of one', () => {
  expect(ridesIn(first)).toEqual([first]);
  expect(ridesIn([first, second])).toEqual([first, second]);
});
