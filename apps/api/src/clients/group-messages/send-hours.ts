import { textHours } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

export interface SendHours {
  /** Nothing where it is day: at once. */
  at: Date | undefined;
  until: Date;
}

const hourOf = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);

/** When a text that is sent now may go out: at once by day, in the morning at night, and never after the evening of that day. */
export function sendHoursAt(now: Date): SendHours {
  const today = seoulDate(now);
  const day = now < hourOf(today, textHours.until) ? today : addDays(today, 1);
  const morning = hourOf(day, textHours.from);
  return { at: now < morning ? morning : undefined, until: hourOf(day, textHours.until) };
}
