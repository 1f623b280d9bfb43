import { z } from 'zod';
import { isoDate, pickedDate } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { closureBounds } from './closure-bounds.paths.ts';

export const serviceDaySchema = z.object({
  date: isoDate,
  runs: z.boolean(),
  /** Why not: 토요일, 성탄절, or what staff wrote. Null on a day with service. */
  reason: z.string().nullable(),
});

export const serviceOverviewSchema = z.object({
  today: serviceDaySchema,
  /** Monday to Sunday of this week. */
  week: z.array(serviceDaySchema).length(7),
  /** The next weekdays without service, nearest first. */
  closures: z.array(serviceDaySchema).max(10),
  /** False where the official holidays of a year to come are not known yet. */
  holidaysKnown: z.boolean(),
});

export const closureSchema = z.object({ date: isoDate, reason: z.string() });
export const closureListSchema = z.array(closureSchema).max(400);
export const createClosureSchema = z.object({ date: pickedDate, reason: line({ min: 1, max: closureBounds.reason }) });
export const closureParamsSchema = z.object({ date: isoDate });

export type ServiceDay = z.infer<typeof serviceDaySchema>;
export type ServiceOverview = z.infer<typeof serviceOverviewSchema>;
export type Closure = z.infer<typeof closureSchema>;
export type CreateClosure = z.input<typeof createClosureSchema>;
