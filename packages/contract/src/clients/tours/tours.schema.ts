import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { saidSteps, tourSteps } from './tour-steps.paths.ts';

/** `open` takes back that it was said or left out. */
export const markTourStepSchema = z.discriminatedUnion('mark', [
  z.object({ mark: z.literal('done'), step: z.enum(saidSteps, { error: '하신 것을 누리집이 스스로 압니다.' }) }),
  z.object({ mark: z.enum(['skipped', 'open']), step: z.enum(tourSteps) }),
]);

const tourStepSchema = z.object({
  step: z.enum(tourSteps),
  state: z.enum(['open', 'done', 'skipped']),
});

export const tourSchema = z.object({
  /** Null where none goes on. */
  sample: z
    .object({
      caseId: z.uuid(),
      personId: z.uuid(),
      /** Of a number that nobody has. */
      phoneEnd: z.string(),
    })
    .nullable(),
  /** All of them while a tour goes on; else none. */
  steps: z.array(tourStepSchema).max(tourSteps.length),
  /** When one was ended last. */
  endedAt: isoMoment.nullable(),
});

export type MarkTourStep = z.input<typeof markTourStepSchema>;
export type Tour = z.infer<typeof tourSchema>;
