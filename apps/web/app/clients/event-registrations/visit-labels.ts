import { formatDay } from '../../platform/korean-date.ts';
import { formatTime } from '../../platform/korean-time.ts';

/** `12월 25일(금) 오후 2시` */
export const visitOf = (day: string, startTime: string | null): string =>
  startTime === null ? formatDay(day) : `${formatDay(day)} ${formatTime(startTime)}`;
