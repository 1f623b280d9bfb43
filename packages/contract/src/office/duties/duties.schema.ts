import { z } from 'zod';
import { isoDate } from '../../shared/date.schema.ts';
import { linkTarget } from '../../shared/link.schema.ts';
import { idParam, line, version } from '../../shared/text.schema.ts';
import { lastDayOf } from './duty-days.paths.ts';
import { dutyBounds } from './duty-bounds.paths.ts';

/** More than this nobody reads through. */
export const dutiesMost = 50;

const content = {
  title: line({ min: 1, max: dutyBounds.title }),
  /** Where and how, in a sentence. */
  note: line({ max: dutyBounds.note }),
  /** Where it is done: a page of this site, or of an authority. */
  href: linkTarget.nullable().default(null),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
};

const isDayOfMonth = ({ month, day }: { month: number; day: number }) => day <= lastDayOf(month);
const noSuchDay = { path: ['day'], error: '그 달에 없는 날입니다.' };

export const dutyContentSchema = z.object(content).refine(isDayOfMonth, noSuchDay);
export const updateDutySchema = z.object({ ...content, version: version.optional() }).refine(isDayOfMonth, noSuchDay);

export const dutySchema = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  href: z.string().nullable(),
  month: z.int(),
  day: z.int(),
  /** The day by which it is to be done next, or was to be done. */
  dueOn: isoDate,
  /** When the year before was ticked; null where it was not, or was taken back. */
  doneAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export const dutyListSchema = z.array(dutySchema).max(dutiesMost);

export const dutyParamsSchema = z.object({ id: idParam });
export const dutyVersionQuerySchema = z.object({ version: idParam.optional() });
/** Whoever ticks says which year they saw, so that two who tick at once tick the same one. */
export const tickDutySchema = z.object({ version });

export type Duty = z.infer<typeof dutySchema>;
export type DutyContent = z.infer<typeof dutyContentSchema>;
export type CreateDuty = z.input<typeof dutyContentSchema>;
export type UpdateDuty = z.input<typeof updateDutySchema>;
export type TickDuty = z.input<typeof tickDutySchema>;
export type DutyVersionQuery = z.input<typeof dutyVersionQuerySchema>;
