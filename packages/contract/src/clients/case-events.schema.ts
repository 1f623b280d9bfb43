import { z } from 'zod';
import { messageSchema } from '../office/notifications/notifications.schema.ts';
import { isoDate, isoMoment } from '../shared/date.schema.ts';
import {
  applicationKinds,
  applicationReasons,
  applicationStates,
  contactResults,
  contactWays,
  proofKinds,
} from './application-names.paths.ts';

/** How a message of a case stands, with so much of its recipient that the office recognises it. */
export const caseMessageSchema = messageSchema.pick({
  id: true,
  channel: true,
  state: true,
  problem: true,
  to: true,
  mayCopy: true,
  mayRetry: true,
});

export const caseEventSchema = z.object({
  id: z.uuid(),
  type: z.enum(['state', 'note', 'contact', 'proof', 'change', 'message']),
  at: isoMoment,
  by: z.string().nullable(),
  from: z.enum(applicationStates).nullable(),
  to: z.enum(applicationStates).nullable(),
  reason: z.enum(applicationReasons).nullable(),
  contact: z.object({ way: z.enum(contactWays), result: z.enum(contactResults) }).nullable(),
  proof: z.object({ kind: z.enum(proofKinds), seenOn: isoDate }).nullable(),
  /** What was sent with it, as long as anything is known of that. */
  message: caseMessageSchema.nullable(),
  /** Office only. */
  text: z.string(),
});

/** Of everything that somebody applied for. */
export const pastEventSchema = caseEventSchema.extend({ caseId: z.uuid(), kind: z.enum(applicationKinds) });

export type CaseMessage = z.infer<typeof caseMessageSchema>;
export type CaseEvent = z.infer<typeof caseEventSchema>;
export type PastEvent = z.infer<typeof pastEventSchema>;
