import { z } from 'zod';
import {
  consentSchema,
  consentTextListSchema,
  consentTextSchema,
  givenConsentsSchema,
} from '../people/consents.schema.ts';
import { consentGivers, wholeTextWays } from '../people/consent-names.paths.ts';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text, version } from '../../shared/text.schema.ts';
import {
  applicationKinds,
  applicationReasons,
  applicationStates,
  applicationWays,
  caseShelves,
  contactResults,
  contactWays,
  proofKinds,
  serviceDays,
} from '../application-names.paths.ts';
import { caseEventSchema } from '../case-events.schema.ts';
import { caseBounds } from './case-bounds.paths.ts';
import { answersSchema, formFieldSchema, formNoteSchema, namedGroupSchema } from '../forms/forms.schema.ts';
import { applicationParamsSchema } from '../applications/applications.schema.ts';
import { applicationStatusSchema } from '../applications/status.schema.ts';
import { rideSchema, wishedRideSchema } from '../ride.schema.ts';
import { keptSchema } from './unfinished.schema.ts';

const kind = z.enum(applicationKinds);
const state = z.enum(applicationStates);
const colleague = z.object({ id: z.int(), nickName: z.string() });

export const caseListQuerySchema = z.object({
  shelf: z.enum(caseShelves).default('open'),
  kind: kind.optional(),
  before: givenId.optional(),
});
export const caseSummarySchema = z.object({
  id: z.uuid(),
  kind,
  state,
  way: z.enum(applicationWays),
  name: z.string(),
  receivedAt: isoMoment,
  dueOn: isoDate.nullable(),
  assignee: colleague.nullable(),
  version: z.int(),
});
export const caseListSchema = z.object({
  cases: z.array(caseSummarySchema).max(30),
  older: z.uuid().nullable(),
  counts: z.object({ open: z.int(), overdue: z.int() }),
});

export const caseMessageParamsSchema = applicationParamsSchema.extend({ message: givenId });
export const caseSchema = caseSummarySchema.extend({
  receipt: z.string(),
  /** What is said on the telephone: which one of its day, and the end of the caller's number. Older ones have none. */
  shortReceipt: z.object({ number: z.int(), phoneEnd: z.string() }).nullable(),
  personId: z.uuid(),
  phone: z.string(),
  groups: z.array(namedGroupSchema).max(20),
  notes: z.array(formNoteSchema).max(5),
  /** As it is today, or will be at first. */
  ride: rideSchema.nullable(),
  /** As it will be from its first day on. */
  nextRide: rideSchema.nullable(),
  /** Where a van may be assigned: what the applicant told of days and times. */
  wishedRide: wishedRideSchema.nullable(),
  /** As whoever applied sees it where the link leads. */
  status: applicationStatusSchema,
  events: z.array(caseEventSchema).max(200),
  /** Where it may go from here. */
  next: z.array(state).max(7),
  /** Whether the person agreed to be told by message; otherwise the office calls. */
  mayMessage: z.boolean(),
  /** Where text messages go to. */
  messagePhone: z.string(),
  /** What the person agreed to, and what they may be asked to agree to. */
  consents: z.array(consentSchema).max(50),
  texts: z.array(consentTextSchema).max(20),
  colleagues: z.array(colleague).max(50),
  vans: z.array(z.string()).max(20),
});

const time = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '시각은 06:30처럼 적어 주십시오.' });
/** What 배정 완료 needs. */
const assignRideSchema = z.object({
  van: line({ min: 1, max: 40 }),
  days: z.array(z.enum(serviceDays)).min(1, { error: '요일을 하나 이상 골라 주십시오.' }).max(5),
  pickUpAt: time.nullable(),
  returnAt: time.nullable(),
  firstDay: isoDate,
});

const note = text({ max: caseBounds.note });
export const moveCaseSchema = z.object({
  to: state,
  version,
  reason: z.enum(applicationReasons).nullable().default(null),
  note: note.default(''),
  ride: assignRideSchema.nullable().default(null),
  /** Whether the applicant is told by a message. */
  isTold: z.boolean().default(false),
});
export const changeRideSchema = z.object({
  ride: assignRideSchema,
  version,
  note: note.default(''),
  /** Whether the applicant is told by a message. */
  isTold: z.boolean().default(false),
});
export const careForCaseSchema = z.object({
  assigneeId: z.int().positive().nullable(),
  dueOn: isoDate.nullable(),
  version,
});
export const noteCaseSchema = z.object({ text: note.refine((value) => value.trim() !== '') });
export const contactCaseSchema = z.object({ way: z.enum(contactWays), result: z.enum(contactResults), text: note });
export const proveCaseSchema = z.object({
  kind: z.enum(proofKinds, { error: '보신 서류를 골라 주십시오.' }),
  seenOn: isoDate,
});
export const messageCaseSchema = z.object({
  text: text({ max: caseBounds.message }).refine((value) => value.trim() !== ''),
});

/** The whole form on one screen, for whoever takes a call. */
export const callFormSchema = z.object({
  /** What was agreed to before, where an unfinished call is gone on with; its answers stand in the fields. */
  kept: keptSchema.extend(givenConsentsSchema.shape).nullable(),
  kind,
  title: z.string(),
  /** What is read aloud first, and what is agreed to. */
  script: z.array(z.string()).max(10),
  consents: consentTextListSchema,
  /** What is read aloud of each text that the form asks for, in lines. */
  spoken: z.record(z.string(), z.array(z.string()).max(8)),
  /** What the person of the form has agreed to already: it is not asked for again. */
  inForce: z.array(z.object({ text: z.string(), giver: z.enum(consentGivers), givenAt: isoMoment })).max(8),
  /** The fields in which the most frequent answer stands already. */
  usual: z.array(z.string()).max(8),
  groups: z
    .array(
      z.object({
        page: z.string(),
        title: z.string(),
        fields: z.array(formFieldSchema).max(8),
        /** Whether there may be something to know about an answer here: it is asked for as it is given. */
        hasNotes: z.boolean(),
      }),
    )
    .max(20),
});
export const callFormQuerySchema = z.object({ person: givenId.optional(), draft: givenId.optional() });
export const callFormParamsSchema = z.object({ kind });
/** What is answered so far, of the pages that may have something to say. */
export const previewNotesSchema = z.object({ answers: answersSchema });
export const notesListSchema = z.array(formNoteSchema).max(8);
export const takeCallSchema = givenConsentsSchema.extend({
  kind,
  /** Made by the screen, so that two presses make one application. */
  key: givenId,
  answers: answersSchema,
  /** How the whole text of what was heard reaches whoever agreed; nothing where nothing new was agreed to. */
  wholeText: z.enum(wholeTextWays).nullable().default(null),
});
export const editCaseSchema = z.object({ answers: answersSchema, version });
export const caseFormSchema = z.object({ form: callFormSchema, version: z.int() });

export type CaseListQuery = z.input<typeof caseListQuerySchema>;
export type CaseList = z.infer<typeof caseListSchema>;
export type CaseSummary = z.infer<typeof caseSummarySchema>;
export type Case = z.infer<typeof caseSchema>;
export type MoveCase = z.input<typeof moveCaseSchema>;
export type ChangeRide = z.input<typeof changeRideSchema>;
export type CareForCase = z.input<typeof careForCaseSchema>;
export type NoteCase = z.input<typeof noteCaseSchema>;
export type ContactCase = z.input<typeof contactCaseSchema>;
export type ProveCase = z.input<typeof proveCaseSchema>;
export type MessageCase = z.input<typeof messageCaseSchema>;
export type CallForm = z.infer<typeof callFormSchema>;
export type CallFormQuery = z.input<typeof callFormQuerySchema>;
export type PreviewNotes = z.input<typeof previewNotesSchema>;
export type TakeCall = z.input<typeof takeCallSchema>;
export type TakenCall = z.output<typeof takeCallSchema>;
export type EditCase = z.input<typeof editCaseSchema>;
export type CaseForm = z.infer<typeof caseFormSchema>;
