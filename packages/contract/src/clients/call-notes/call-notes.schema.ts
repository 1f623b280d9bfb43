import { z } from 'zod';
import { isoDate, isoMoment, pickedDate } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text, version } from '../../shared/text.schema.ts';
import { applicationKinds } from '../application-names.paths.ts';
import { callNoteBounds, openCallNotesMost } from './call-note-bounds.paths.ts';
import { callNoteEndings } from './call-note-names.paths.ts';

export const endedCallNotesMost = 20;
export const callNoteCandidatesMost = 3;

export const writeCallNoteSchema = z.object({
  /** In their own words: `보호자`, `투석실 간호사` */
  who: line({ max: callNoteBounds.who }).refine((who) => who !== '', {
    error: '누가 전화하셨는지 적어 주십시오. 예: 보호자',
  }),
  phoneEnd: line({ max: callNoteBounds.phoneEnd })
    .regex(/^(\d{4})?$/, { error: '전화번호 끝 네 자리를 숫자로 적거나 비워 두십시오. 예: 0021' })
    .default(''),
  about: text({ max: callNoteBounds.about }).refine((about) => about.trim() !== '', {
    error: '무슨 일로 전화하셨는지 적어 주십시오.',
  }),
  /** Until when to call back; today where nothing is said. */
  dueOn: pickedDate.optional(),
});

export const callNoteParamsSchema = z.object({ id: givenId });
export const endCallNoteSchema = z.object({
  ending: z.enum(callNoteEndings, { error: '어떻게 마쳤는지 골라 주십시오.' }).extract(['called', 'dropped']),
  version,
});
/** It becomes what was said in this case. */
export const contactByCallNoteSchema = z.object({ caseId: givenId, version });
export const reopenCallNoteSchema = z.object({ version });

/** Whose number, or whose guardian's, ends in the same digits. */
export const callNoteCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The newest that goes on. */
  openCase: z.object({ id: z.uuid(), kind: z.enum(applicationKinds) }).nullable(),
});

export const callNoteSchema = z.object({
  id: z.uuid(),
  who: z.string(),
  phoneEnd: z.string(),
  about: z.string(),
  dueOn: isoDate,
  takenAt: isoMoment,
  /** Nick name. */
  takenBy: z.string().nullable(),
  /** The case that it was written into. */
  caseId: z.uuid().nullable(),
  /** Null while somebody is to be called. */
  end: z
    .object({
      ending: z.enum(callNoteEndings),
      at: isoMoment,
      /** Nick name. */
      by: z.string().nullable(),
    })
    .nullable(),
  /** Of a note that is done, none. */
  candidates: z.array(callNoteCandidateSchema).max(callNoteCandidatesMost),
  version: z.int(),
});
export const callNoteListSchema = z.array(callNoteSchema).max(openCallNotesMost + endedCallNotesMost);

export type WriteCallNote = z.input<typeof writeCallNoteSchema>;
export type WrittenCallNote = z.output<typeof writeCallNoteSchema>;
export type EndCallNote = z.input<typeof endCallNoteSchema>;
export type ContactByCallNote = z.input<typeof contactByCallNoteSchema>;
export type ReopenCallNote = z.input<typeof reopenCallNoteSchema>;
export type CallNoteCandidate = z.infer<typeof callNoteCandidateSchema>;
export type CallNote = z.infer<typeof callNoteSchema>;
