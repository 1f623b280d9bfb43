import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { erasureGrounds, retentionClasses, retentionRunStates } from './retention-names.paths.ts';

export const retentionRunParamsSchema = z.object({ id: givenId });

export const retentionRunSchema = z.object({
  id: z.uuid(),
  class: z.enum(retentionClasses),
  state: z.enum(retentionRunStates),
  /** How many were over their time, and of how many. */
  due: z.int(),
  total: z.int(),
  removed: z.int(),
  countedAt: isoMoment,
  doneAt: isoMoment.nullable(),
});

/** That somebody was erased: who did it and why, and nothing of whom. */
const erasureSchema = z.object({
  id: z.uuid(),
  day: isoDate,
  /** Nick name; null where it was done on the command line. */
  by: z.string().nullable(),
  ground: z.enum(erasureGrounds),
  rows: z.int(),
});

export const retentionOverviewSchema = z.object({
  /** What waits for the owner's word or for the worker, then what was done; the newest first. */
  runs: z.array(retentionRunSchema).max(50),
  erasures: z.array(erasureSchema).max(50),
});

export type RetentionRun = z.infer<typeof retentionRunSchema>;
export type Retention = z.infer<typeof retentionOverviewSchema>;
