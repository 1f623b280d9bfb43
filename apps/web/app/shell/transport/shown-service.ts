import type { ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { formatDay } from '../../platform/korean-date.ts';
import type { WeekDay } from '../../ui/week-strip/week-strip.tsx';
import { dayOf, nextServiceDay, sentenceOf, weekDays, weekName } from './service-messages.ts';

/** The service in the words of the page. Made by the loader, so that no visitor downloads how. */
export interface ShownService {
  today: { runs: boolean; title: string; reason: string | null; nextRun: string | null };
  weekName: string;
  days: WeekDay[];
  closures: { date: string; day: string; reason: string | null }[];
  holidaysKnown: boolean;
}

export function shownService(service: ServiceOverview): ShownService {
  const { today, closures, holidaysKnown } = service;
  const next = today.runs ? null : nextServiceDay(service);
  return {
    today: { runs: today.runs, title: sentenceOf(today), reason: today.reason, nextRun: next && formatDay(next) },
    weekName: weekName(service),
    days: weekDays(service),
    closures: closures.map(({ date, reason }) => ({ date, day: dayOf(date, today.date), reason })),
    holidaysKnown,
  };
}
