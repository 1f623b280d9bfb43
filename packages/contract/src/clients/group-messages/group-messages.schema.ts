import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text } from '../../shared/text.schema.ts';
import { groupMessageBounds } from './group-message-bounds.paths.ts';
import { callReasons, groupKinds, leftOutReasons } from './group-message-names.paths.ts';

const anyOf = (max: number) => line({ max }).default('');

/** Whom it is for. What is empty narrows nothing; what does not go with the kind is not looked at. */
export const groupFilterSchema = z.object({
  kind: z.enum(groupKinds),
  /** Of members: the part of the region that stands in their address. */
  district: anyOf(40),
  /** Of riders: with which van, on which day they ride, to which clinic. */
  van: anyOf(40),
  day: z.union([z.literal(''), isoDate]).default(''),
  clinic: anyOf(20),
});

const words = text({ max: groupMessageBounds.text }).refine((value) => value.trim() !== '', {
  error: '보내실 글을 적어 주십시오.',
});

export const previewGroupMessageSchema = z.object({ filter: groupFilterSchema, text: words });

/** `token` stands for what the preview showed, `key` for the one press. */
export const sendGroupMessageSchema = previewGroupMessageSchema.extend({
  key: givenId,
  token: text({ min: 1, max: 64 }),
});

export const groupMessageParamsSchema = z.object({ id: givenId });
/** After whom the list goes on. */
export const callListQuerySchema = z.object({ after: givenId.optional() });
export const tickCallSchema = z.object({ person: givenId, isCalled: z.boolean() });

const count = z.int().min(0);
const reasons = z.record(z.enum(leftOutReasons), count);

export const groupMessagePreviewSchema = z.object({
  token: z.string(),
  /** Whom it is for, and how many of them are sent a text; who shares a number and the words shares the text. */
  people: count,
  goesTo: count,
  texts: z.object({ short: count, long: count }),
  leftOut: reasons,
  /** Some of them. */
  leftOutPeople: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.enum(leftOutReasons) })).max(50),
  /** As one of them will read it; as nobody would where it goes to nobody. */
  sample: z.string(),
  /** Null where it goes at once. */
  sendAt: isoMoment.nullable(),
  /** What has not gone by then, does not go. */
  until: isoMoment,
  /** What went to groups today already. */
  today: z.object({ messages: count, people: count }),
  hasChannel: z.boolean(),
  /** In won; null where nobody tells the price. */
  price: count.nullable(),
});

export const groupMessageSchema = z.object({
  id: z.uuid(),
  filter: groupFilterSchema,
  text: z.string(),
  madeAt: isoMoment,
  /** Nick name. */
  by: z.string().nullable(),
  sendAt: isoMoment,
  until: isoMoment,
  /** People. `failed` may be tried again; of those `late` were not sent in time. */
  counts: z.object({
    sent: count,
    waiting: count,
    failed: count,
    late: count,
    leftOut: reasons,
    toCall: count,
    called: count,
  }),
});

export const personToCallSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  guardianPhone: z.string().nullable(),
  reason: z.enum(callReasons),
});

export const groupMessageWholeSchema = z.object({
  message: groupMessageSchema,
  toCall: z.array(personToCallSchema).max(groupMessageBounds.shown),
  /** After whom the list goes on; null at its end. */
  more: z.uuid().nullable(),
  hasChannel: z.boolean(),
});

export const calledPersonSchema = z.object({ person: z.uuid(), isCalled: z.boolean() });

const choice = z.object({ value: z.string(), label: z.string() });
export const groupMessageOverviewSchema = z.object({
  messages: z.array(groupMessageSchema).max(groupMessageBounds.listed),
  choices: z.object({
    districts: z.array(choice).max(100),
    vans: z.array(choice).max(100),
    days: z.array(choice).max(20),
    clinics: z.array(choice).max(500),
  }),
  hasChannel: z.boolean(),
});

export type GroupFilter = z.infer<typeof groupFilterSchema>;
export type PreviewGroupMessage = z.input<typeof previewGroupMessageSchema>;
export type SendGroupMessage = z.input<typeof sendGroupMessageSchema>;
export type CallList = z.input<typeof callListQuerySchema>;
export type TickCall = z.input<typeof tickCallSchema>;
export type GroupMessagePreview = z.infer<typeof groupMessagePreviewSchema>;
export type GroupMessage = z.infer<typeof groupMessageSchema>;
export type GroupMessageWhole = z.infer<typeof groupMessageWholeSchema>;
export type GroupMessageOverview = z.infer<typeof groupMessageOverviewSchema>;
export type PersonToCall = z.infer<typeof personToCallSchema>;
export type CalledPerson = z.infer<typeof calledPersonSchema>;
