import { z } from 'zod';
import { text } from '../../shared/text.schema.ts';

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
    /** Several that are often chosen together: one press for whoever fills it in for a caller. */
    shortcuts: z.array(z.object({ label: z.string(), values: z.array(z.string()).max(20) })).max(4),
  }),
  /** Many of which one is taken: clinics. */
  z.object({
    ...common,
    type: z.literal('select'),
    options: z.array(z.object({ value: z.string(), label: z.string() })).max(310),
    value: z.string(),
  }),
]);

/** Something to know at this point, and where to go on: Saturdays are not served, the city's call taxis are. */
export const formNoteSchema = z.object({
  tone: z.enum(['information', 'warning']),
  title: z.string(),
  text: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })).max(4),
});

export const pageKey = z
  .string()
  .max(30)
  .regex(/^[a-z-]{1,30}$/);

/** As a form sends them: text, or all the values of one name. What they may be, the page says. */
export const answersSchema = z.record(fieldName, z.union([text({ max: 2_000 }), z.array(text({ max: 200 })).max(20)]));

const answerRowSchema = z.object({ label: z.string(), words: z.string() });
export const answerGroupSchema = z.object({ page: pageKey, title: z.string(), rows: z.array(answerRowSchema).max(8) });
/** For whoever corrects them one by one: each with the name of its field. */
export const namedGroupSchema = answerGroupSchema.extend({
  rows: z.array(answerRowSchema.extend({ name: fieldName })).max(8),
});

export type FormField = z.infer<typeof formFieldSchema>;
export type FormNote = z.infer<typeof formNoteSchema>;
export type Answers = z.infer<typeof answersSchema>;
export type AnswerGroup = z.infer<typeof answerGroupSchema>;
export type NamedGroup = z.infer<typeof namedGroupSchema>;
