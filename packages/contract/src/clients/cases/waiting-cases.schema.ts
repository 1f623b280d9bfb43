import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { caseMessageSchema } from '../case-events.schema.ts';
import { caseSummarySchema } from './cases.schema.ts';

/** Something that is to be done by a day. */
export const dueCaseSchema = caseSummarySchema.extend({ dueOn: isoDate });

/** A message of a case that did not go, and whose it is. */
export const unsentMessageSchema = z.object({
  caseId: z.uuid(),
  name: z.string(),
  at: isoMoment,
  message: caseMessageSchema,
});

export type DueCase = z.infer<typeof dueCaseSchema>;
export type UnsentMessage = z.infer<typeof unsentMessageSchema>;
