import { z } from 'zod';
import { givenConsentsSchema } from '../people/consents.schema.ts';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { text } from '../../shared/text.schema.ts';
import { applicationKinds } from '../application-names.paths.ts';
import { caseBounds } from './case-bounds.paths.ts';
import { answersSchema } from '../forms/forms.schema.ts';

const kind = z.enum(applicationKinds);

export const keptSchema = z.object({ savedAt: isoMoment });

export const unfinishedCallParamsSchema = z.object({ key: givenId });
/** Tells nothing of whoever called. */
export const unfinishedCallSchema = z.object({ key: z.uuid(), kind, savedAt: isoMoment });
export const unfinishedCallListSchema = z.array(unfinishedCallSchema).max(20);
export const keepCallSchema = givenConsentsSchema.extend({ kind, answers: answersSchema });

/** What is typed beside a case and not yet sent, by form. */
export const keepCaseTextsSchema = z.object({
  note: text({ max: caseBounds.note }).default(''),
  contact: text({ max: caseBounds.note }).default(''),
  message: text({ max: caseBounds.message }).default(''),
});
export const unfinishedCaseTextsSchema = keptSchema.extend({
  note: z.string(),
  contact: z.string(),
  message: z.string(),
});

export type Kept = z.infer<typeof keptSchema>;
export type UnfinishedCall = z.infer<typeof unfinishedCallSchema>;
export type KeepCall = z.input<typeof keepCallSchema>;
export type KeepCaseTexts = z.input<typeof keepCaseTextsSchema>;
export type CaseTexts = z.infer<typeof keepCaseTextsSchema>;
export type UnfinishedCaseTexts = z.infer<typeof unfinishedCaseTextsSchema>;
