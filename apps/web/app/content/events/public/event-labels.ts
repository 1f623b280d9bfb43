import type { Occurrence, Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { formatDate, formatDay, weekdayOf } from '../../../platform/korean-date.ts';
import { formatTime, formatTimes } from '../../../platform/korean-time.ts';

type Times = Pick<Occurrence, 'startsOn' | 'startTime' | 'endsOn' | 'endTime'>;

export const yearOf = (day: string) => `${Number(day.slice(0, 4))}년 `;

/** `2026년 11월 27일(금) 오후 2시~4시` */
export function whenOf({ startsOn, startTime, endsOn, endTime }: Times): string {
  const first = yearOf(startsOn) + formatDay(startsOn);
  if (startsOn === endsOn)
    return startTime === null ? `${first} 하루 종일` : `${first} ${formatTimes(startTime, endTime)}`;
  const last = (startsOn.slice(0, 4) === endsOn.slice(0, 4) ? '' : yearOf(endsOn)) + formatDay(endsOn);
  if (startTime === null) return `${first}부터 ${last}까지`;
  return `${first} ${formatTime(startTime)}부터 ${last}${endTime === null ? '' : ` ${formatTime(endTime)}`}까지`;
}

const every = (count: number, unit: string, once: string) => (count === 1 ? once : `${count}${unit}마다`);
const places = ['첫째', '둘째', '셋째', '넷째', '다섯째'];

/** `2주마다 금요일, 2026년 12월 25일까지` */
export function repeatOf(repeat: Repeat, startsOn: string): string {
  const weekday = `${weekdayOf(startsOn)}요일`;
  const end = repeat.until === null ? `모두 ${repeat.count ?? 0}번` : `${formatDate(repeat.until)}까지`;
  if (repeat.every === 'week') return `${every(repeat.interval, '주', '매주')} ${weekday}, ${end}`;
  const day = Number(startsOn.slice(8));
  const on = repeat.by === 'date' ? `${day}일` : `${places[Math.ceil(day / 7) - 1] ?? ''} ${weekday}`;
  return `${every(repeat.interval, '달', '매달')} ${on}, ${end}`;
}
