import type { ServiceDay } from './application-names.paths.ts';
import type { Ride } from './ride.schema.ts';

const dayWords: Record<ServiceDay, string> = { mon: '월', tue: '화', wed: '수', thu: '목', fri: '금' };

/** `1호차, 월·수·금, 타시는 시각 06:30, 돌아오시는 시각 12:00, 2026-12-01부터` */
export function rideInWords({ van, days, pickUpAt, returnAt, firstDay }: Ride): string {
  const parts = [
    van,
    days.map((day) => dayWords[day]).join('·'),
    pickUpAt && `타시는 시각 ${pickUpAt}`,
    returnAt && `돌아오시는 시각 ${returnAt}`,
    `${firstDay}부터`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** One after the other, each until the next begins. */
export const ridesInWords = (rides: readonly Ride[]): string => rides.map(rideInWords).join('\n');
