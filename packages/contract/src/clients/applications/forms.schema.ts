import { z } from 'zod';
import { consentGivers } from '../people/consent-names.paths.ts';
import { consentTextListSchema, givenConsentsSchema } from '../people/consents.schema.ts';
import { isoMoment } from '../../shared/date.schema.ts';
import { text } from '../../shared/text.schema.ts';
import { applicationKinds } from './application-names.paths.ts';

// A form is described by the server and drawn as described: a visitor downloads no form, and no rule is written twice.

const fieldName = z.string().regex(/^[a-zA-Z]{1,30}$/);
const common = { name: fieldName, label: z.string(), hint: z.string().nullable(), isOptional: z.boolean() };

export const formFieldSchema = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('text'),
    value: z.string(),
    inputMode: z.enum(['text', 'tel', 'numeric', 'email']),
    autoComplete: z.string(),
    isLong: z.boolean(),
    maxLength: z.int(),
  }),
  z.object({
    ...common,
    type: z.literal('choice'),
    /** One of them, or some of them. */
    isMany: z.boolean(),
    /** Whether the hints are words to agree to: on the telephone they are read aloud. */
    isConsent: z.boolean(),
    options: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string().nullable() })).max(20),
    chosen: z.array(z.string()).max(20),
  }),
  /** Many of which one is taken: clinics. */
  z.object({
    ...common,
    type: z.literal('select'),
    options: z.array(z.object({ value: z.string(), label: z.string() })).max(310),
    value: z.string(),
  }),
]);

/** Something to know at this point, and where to go on: Saturdays are not served, 부르미 is. */
export const formNoteSchema = z.object({
  tone: z.enum(['information', 'warning']),
  title: z.string(),
  text: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })).max(4),
});

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

const pageKey = z
  .string()
  .max(30)
  .regex(/^[a-z-]{1,30}$/);
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

/** As a form sends them: text, or all the values of one name. What they may be, the page says. */
export const answersSchema = z.record(fieldName, z.union([text({ max: 2_000 }), z.array(text({ max: 200 })).max(20)]));
export const answerPageSchema = openPageSchema.extend({
  answers: answersSchema,
  /** Where it was reached from the overview, and goes back to it. */
  isChange: z.boolean().default(false),
});
/** `check` is the overview of all answers. */
export const nextPageSchema = z.object({ page: pageKey, notes: z.array(formNoteSchema).max(4) });

export const openDraftSchema = z.object({ token: draftToken });
const answerRowSchema = z.object({ label: z.string(), words: z.string() });
export const answerGroupSchema = z.object({ page: pageKey, title: z.string(), rows: z.array(answerRowSchema).max(8) });
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

export type FormField = z.infer<typeof formFieldSchema>;
export type FormNote = z.infer<typeof formNoteSchema>;
export type FormStart = z.infer<typeof formStartSchema>;
export type StartDraft = z.input<typeof startDraftSchema>;
export type StartedDraft = z.infer<typeof startedDraftSchema>;
export type OpenPage = z.input<typeof openPageSchema>;
export type FormPage = z.infer<typeof formPageSchema>;
export type Answers = z.infer<typeof answersSchema>;
export type AnswerPage = z.input<typeof answerPageSchema>;
export type NextPage = z.infer<typeof nextPageSchema>;
export type OpenDraft = z.input<typeof openDraftSchema>;
export type AnswerGroup = z.infer<typeof answerGroupSchema>;
export type FormCheck = z.infer<typeof formCheckSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
