import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';

const runningSchema = z.object({
  /** How many of them were heard within the last minute. */
  count: z.int().min(0),
  /** When one was heard last; null where none was within a day. */
  lastHeardAt: isoMoment.nullable(),
});

/** The programs of the installation, by what they say of themselves. */
export const runningProgramsSchema = z.object({ site: runningSchema, worker: runningSchema });

export type Running = z.infer<typeof runningSchema>;
export type RunningPrograms = z.infer<typeof runningProgramsSchema>;
