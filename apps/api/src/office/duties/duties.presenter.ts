import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { dayIn } from './due-day.ts';
import type { DutyRow } from './duties.repository.ts';

export function presentDuty(row: DutyRow): Duty {
  const { id, title, note, href, month, day, version } = row;
  const doneAt = row.doneAt?.toISOString() ?? null;
  return { id, title, note, href, month, day, dueOn: dayIn(row.dueYear, row), doneAt, version };
}
