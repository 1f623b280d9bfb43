import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { formatDay } from '../../../platform/korean-date.ts';
import { dayNames } from '../../application-labels.ts';

const timesOf = ({ pickUpAt, returnAt }: Ride) =>
  [pickUpAt && `가는 편 ${pickUpAt}`, returnAt && `오는 편 ${returnAt}`].filter(Boolean).join(', ');

/** `2호차 · 월·수` */
export const vanInWords = ({ van, days }: Ride): string => `${van} · ${days.map((day) => dayNames[day]).join('·')}`;

/** When it goes, from when on, and what it will be later. */
export const rideLines = (ride: Ride, nextRide: Ride | null): (string | null)[] => [
  timesOf(ride),
  `${formatDay(ride.firstDay)}부터`,
  nextRide && `${formatDay(nextRide.firstDay)}부터 ${vanInWords(nextRide)} · ${timesOf(nextRide)}`,
];
