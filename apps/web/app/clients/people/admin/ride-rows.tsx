import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { formatDay } from '../../../platform/korean-date.ts';
import { dayNames } from '../../application-labels.ts';

const daysOf = ({ days }: Ride) => days.map((day) => dayNames[day]).join('·');
const timesOf = ({ pickUpAt, returnAt }: Ride) =>
  [pickUpAt && `가는 편 ${pickUpAt}`, returnAt && `오는 편 ${returnAt}`].filter(Boolean).join(', ');

/** `2호차 · 월·수 · 가는 편 06:30, 오는 편 11:00` */
export const rideInWords = (ride: Ride): string => [ride.van, daysOf(ride), timesOf(ride)].join(' · ');

/** Van, days and times in a list of what is known; what changes is said with its day. */
export function RideRows({ ride, nextRide }: { ride: Ride; nextRide: Ride | null }) {
  const rows = [
    ['차량', ride.van],
    ['타시는 요일', daysOf(ride)],
    ['시각', timesOf(ride)],
    ['첫 운행일', `${formatDay(ride.firstDay)}부터`],
    ['바뀔 배정', nextRide && `${formatDay(nextRide.firstDay)}부터 ${rideInWords(nextRide)}`],
  ] as const;
  return rows.map(
    ([label, words]) =>
      words && (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ),
  );
}
