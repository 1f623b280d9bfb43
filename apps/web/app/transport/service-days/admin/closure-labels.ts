import type { Closure, ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { formatDay, weekdayOf } from '../../../platform/korean-date.ts';

/** What a visitor reads on that day. */
export const announcement = ({ date, reason }: Closure) => ({
  title: `${formatDay(date)} 쉽니다`,
  why: `${reason.trim()}에는 차가 다니지 않습니다.`,
});

/** A day with its year where that is not this one. */
export function dayInWords(date: string, today: string): string {
  const year = date.slice(0, 4);
  return today.startsWith(year) ? formatDay(date) : `${year}년 ${formatDay(date)}`;
}

/** The official holidays among the days without service; those that staff added stand in a list of their own. */
export function holidaysAmong(days: readonly ServiceDay[], closures: readonly Closure[]): ServiceDay[] {
  return days.filter(({ date }) => !closures.some((closure) => closure.date === date));
}

interface Calendar {
  holidays: readonly ServiceDay[];
  closures: readonly Closure[];
}

/** What somebody should know before adding a day that is not an ordinary one; null where it is. */
export function noteOn(date: string, { holidays, closures }: Calendar): string | null {
  const added = closures.find((closure) => closure.date === date);
  if (added) return `이미 넣으신 날입니다. 저장하시면 이유가 '${added.reason}'에서 바뀝니다.`;
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return `원래 쉬는 날입니다(${holiday.reason}). 저장하시면 적으신 이유로 나옵니다.`;
  const weekday = date && weekdayOf(date);
  return weekday === '토' || weekday === '일' ? `${weekday}요일에는 원래 쉽니다. 넣지 않으셔도 됩니다.` : null;
}
