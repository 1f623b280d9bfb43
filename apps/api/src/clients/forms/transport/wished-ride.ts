import { serviceDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { WishedRide } from '@kidney/contract/clients/ride.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { addDays, weekdayOf } from '../../../platform/seoul-time.ts';
import { answersTo, answerTo, type FormContext } from '../form.ts';
import { weekdays } from './rest-days.ts';

/** What an officer begins with and looks over: an hour to get there, and four hours of dialysis. */
const minutesBefore = 60;
const minutesAfter = 240;
const lookedAhead = 30;

/** `null` where that would be another day. */
function shifted(time: string, minutes: number): string | null {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moved = hour * 60 + minute + minutes;
  if (moved < 0 || moved >= 24 * 60) return null;
  return `${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`;
}

/** The first of these weekdays after today on which a van goes. */
function nextRideDay(days: readonly string[], { today, closures }: FormContext): string {
  const resting = new Set(closures.map(({ date }) => date));
  const ahead = Array.from({ length: lookedAhead }, (_, n) => addDays(today, n + 1));
  const isRidden = (date: string) => days.includes(weekdays[weekdayOf(date) - 1]?.value ?? '') && !resting.has(date);
  return ahead.find(isRidden) ?? today;
}

/** Days and times as the applicant told them, for whoever assigns a van. */
export function wishedRide(answers: Answers, formContext: FormContext): WishedRide {
  const asked = answersTo(answers, 'days');
  const days = serviceDays.filter((day) => asked.includes(day));
  const chairTime = answerTo(answers, 'chairTime');
  const direction = answerTo(answers, 'direction');
  return {
    days,
    chairTime,
    pickUpAt: direction === 'return' ? null : shifted(chairTime, -minutesBefore),
    returnAt: direction === 'outbound' ? null : shifted(chairTime, minutesAfter),
    firstDay: nextRideDay(days, formContext),
  };
}
