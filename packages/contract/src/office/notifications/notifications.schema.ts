import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text } from '../../shared/text.schema.ts';
import {
  messageChannels,
  messageProblems,
  messageShelves,
  messageStates,
  messageTemplates,
} from './message-names.paths.ts';
import { messageBounds } from './message-bounds.paths.ts';

export const messageSchema = z.object({
  id: z.uuid(),
  template: z.enum(messageTemplates),
  channel: z.enum(messageChannels),
  state: z.enum(messageStates),
  problem: z.enum(messageProblems).nullable(),
  attempts: z.int(),
  /** So much of the recipient that the office recognises it. Null when it has been dropped; in words where it cannot be opened. */
  to: z.string().nullable(),
  createdAt: isoMoment,
  attemptedAt: isoMoment.nullable(),
  settledAt: isoMoment.nullable(),
  mayCopy: z.boolean(),
  mayRetry: z.boolean(),
});

export const messageListSchema = z.object({
  messages: z.array(messageSchema).max(50),
  /** The message after which the list goes on; null at its end. */
  older: z.uuid().nullable(),
  counts: z.object({ attention: z.int(), waiting: z.int() }),
  /** What is set up. */
  channels: z.object({ mail: z.boolean(), phone: z.boolean() }),
});
export const messageListQuerySchema = z.object({
  shelf: z.enum(messageShelves).default('attention'),
  before: givenId.optional(),
});

export const messageParamsSchema = z.object({ id: givenId });

/** To be handed over by hand. */
export const messageWordsSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

const subject = line({ min: 1, max: messageBounds.subject });
const words = (most: number) => text({ max: most }).refine((value) => value.trim() !== '');
export const createMessageSchema = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('mail'),
    to: z.email().max(messageBounds.mail.to),
    subject,
    text: words(messageBounds.mail.text),
  }),
  z.object({
    channel: z.literal('sms'),
    to: line({ min: 1, max: messageBounds.sms.to }).regex(/^0[\d-]{7,14}$/),
    subject,
    text: words(messageBounds.sms.text),
  }),
]);

export type Message = z.infer<typeof messageSchema>;
export type MessageList = z.infer<typeof messageListSchema>;
export type MessageListQuery = z.input<typeof messageListQuerySchema>;
export type MessageWords = z.infer<typeof messageWordsSchema>;
export type CreateMessage = z.input<typeof createMessageSchema>;
