import type { RetentionClass } from '@kidney/contract/clients/people/retention-names.paths.ts';
import type { RetentionPeriods } from '@kidney/contract/office/settings/settings.schema.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { RetentionEnd } from '../records/personal-records.ts';

/** Which period a class has; people themselves go as soon as nothing needs them. */
const periodOf: Record<RetentionClass, keyof RetentionPeriods | null> = {
  riders: 'riders',
  members: 'members',
  applications: 'applications',
  pledges: 'pledges',
  'format-requests': 'formats',
  people: null,
  'consent-proofs': 'consents',
};

/** So many months before. The 31st of a month that has none is its last day. */
function monthsBefore(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== moment.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** What ended by then is over its time. */
export function endOf(of: RetentionClass, periods: RetentionPeriods, now: Date): RetentionEnd {
  const period = periodOf[of];
  const moment = period === null ? now : monthsBefore(now, periods[period]);
  return { moment, day: seoulDate(moment) };
}
