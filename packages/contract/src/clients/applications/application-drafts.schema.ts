import { z } from 'zod';
import { consentGivers } from '../people/consent-names.paths.ts';
import { consentTextListSchema, givenConsentsSchema } from '../people/consents.schema.ts';
import { isoMoment } from '../../shared/date.schema.ts';
import { answerGroupSchema, answersSchema, formFieldSchema, formNoteSchema, pageKey } from '../forms/forms.schema.ts';
import { applicationKinds } from '../application-names.paths.ts';

const kind = z.enum(applicationKinds);
export const formKindSchema = z.object({ kind });

/** What stands before a form: what it is for, and what has to be agreed to. */
export const formStartSchema = z.object({
  kind,
  title: z.string(),
  intro: z.string(),
  /** Who may fill it in. Where it is one alone, nobody is asked. */
  givers: z.array(z.enum(consentGivers)).min(1).max(3),
  consents: consentTextListSchema,
  /** How many questions follow. */
  pages: z.int(),
});

export const startDraftSchema = givenConsentsSchema.extend({ kind });
/** The secret of an unfinished application. It stands in the query of its pages, never in a path. */
const draftToken = z
  .string()
  .max(32)
  .regex(/^[A-Za-z0-9_-]{32}$/);
export const startedDraftSchema = z.object({ token: draftToken, page: z.string() });

export const openPageSchema = z.object({ token: draftToken, page: pageKey });
export const formPageSchema = z.object({
  kind,
  title: z.string(),
  /** Of the form, for the title of the window. */
  form: z.string(),
  page: pageKey,
  number: z.int(),
  of: z.int(),
  /** Null on the first page. */
  back: pageKey.nullable(),
  fields: z.array(formFieldSchema).max(8),
  notes: z.array(formNoteSchema).max(4),
  /** When nothing is left of it unless something changes. */
  keptUntil: isoMoment,
});

export const answerPageSchema = openPageSchema.extend({
  answers: answersSchema,
  /** Where it was reached from the overview, and goes back to it. */
  isChange: z.boolean().default(false),
});
/** `check` is the overview of all answers. */
export const nextPageSchema = z.object({ page: pageKey, notes: z.array(formNoteSchema).max(4) });

export const openDraftSchema = z.object({ token: draftToken });
export const formCheckSchema = z.object({
  kind,
  form: z.string(),
  groups: z.array(answerGroupSchema).max(20),
  notes: z.array(formNoteSchema).max(4),
  back: pageKey,
  /** The first page that is still unanswered; null where it can be sent. */
  missing: pageKey.nullable(),
});

/** Four readable groups of letters and digits that are not mistaken for one another: at least 60 bits. */
const receiptNumber = z.string().regex(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
export const receiptSchema = z.object({
  kind,
  form: z.string(),
  receipt: receiptNumber,
  receivedAt: isoMoment,
  /** What the office does next, in a sentence. */
  next: z.string(),
  groups: z.array(answerGroupSchema).max(20),
  /** What the same submit has made beside: a membership. */
  also: z.array(z.object({ form: z.string(), receipt: receiptNumber })).max(1),
});

export type FormStart = z.infer<typeof formStartSchema>;
export type StartDraft = z.input<typeof startDraftSchema>;
export type StartedDraft = z.infer<typeof startedDraftSchema>;
export type OpenPage = z.input<typeof openPageSchema>;
export type FormPage = z.infer<typeof formPageSchema>;
export type AnswerPage = z.input<typeof answerPageSchema>;
export type NextPage = z.infer<typeof nextPageSchema>;
export type OpenDraft = z.input<typeof openDraftSchema>;
export type FormCheck = z.infer<typeof formCheckSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
