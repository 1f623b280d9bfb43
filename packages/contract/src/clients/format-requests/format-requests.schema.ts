import { z } from 'zod';
import { consentTextListSchema, givenConsentsSchema } from '../people/consents.schema.ts';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text, version } from '../../shared/text.schema.ts';
import { formatEndings, otherFormats } from './format-names.paths.ts';
import { formatBounds } from './format-bounds.paths.ts';

export const formatRequestsMost = 100;

const isPhone = (typed: string) => /^[\d\s().+-]+$/.test(typed) && /^\d{8,13}$/.test(typed.replaceAll(/\D/g, ''));

const isEmail = (typed: string) => z.email().safeParse(typed).success;

/** What has to be agreed to before anybody may ask. */
export const formatRequestFormSchema = z.object({ consents: consentTextListSchema });

export const askForFormatSchema = z.object({
  name: line({ max: formatBounds.name }).refine((name) => name !== '', { error: '이름을 적어 주십시오.' }),
  phone: line({ max: formatBounds.phone }).refine(isPhone, {
    error: '전화번호를 숫자로 적어 주십시오. 예: 010-0000-0000',
  }),
  /** For files, and for whoever does not use the telephone. */
  email: line({ max: formatBounds.email })
    .refine((email) => email === '' || isEmail(email), {
      error: '이메일 주소를 다시 보아 주십시오. 예: name@example.org',
    })
    .default(''),
  format: z.enum(otherFormats, { error: '어떤 모양으로 받으실지 골라 주십시오.' }),
  /** Which page or paper, and where it is to be sent. */
  wish: text({ max: formatBounds.wish }).refine((wish) => wish.trim() !== '', {
    error: '어떤 글이 필요하신지 적어 주십시오.',
  }),
  accepted: givenConsentsSchema.shape.accepted,
});

/** On the telephone a guardian may say yes for a child. */
export const takeFormatCallSchema = askForFormatSchema.extend({
  giver: givenConsentsSchema.shape.giver.extract(['self', 'guardian']).default('self'),
});

/** By when it will be there. Nothing of who asked. */
export const formatRequestTakenSchema = z.object({ dueOn: isoDate });

export const formatRequestParamsSchema = z.object({ id: givenId });
export const endFormatRequestSchema = z.object({
  ending: z.enum(formatEndings, { error: '어떻게 마쳤는지 골라 주십시오.' }),
  /** With what: `큰 글자로 12쪽, 우편으로 보냄` */
  words: line({ max: formatBounds.words }),
  version,
});
export const reopenFormatRequestSchema = z.object({ version });

export const formatRequestSchema = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  format: z.enum(otherFormats),
  wish: z.string(),
  way: z.enum(['web', 'phone']),
  receivedAt: isoMoment,
  dueOn: isoDate,
  /** Null while somebody waits for it. */
  end: z
    .object({
      ending: z.enum(formatEndings),
      words: z.string(),
      at: isoMoment,
      /** Nick name. */
      by: z.string().nullable(),
    })
    .nullable(),
  version: z.int(),
});
export const formatRequestListSchema = z.array(formatRequestSchema).max(formatRequestsMost);

/** What is to be given by a day. Nobody is named. */
export const dueFormatSchema = z.object({ id: z.uuid(), format: z.enum(otherFormats), dueOn: isoDate });

export type FormatRequestForm = z.infer<typeof formatRequestFormSchema>;
export type AskForFormat = z.input<typeof askForFormatSchema>;
export type AskedForFormat = z.output<typeof askForFormatSchema>;
export type TakeFormatCall = z.input<typeof takeFormatCallSchema>;
export type TakenFormatCall = z.output<typeof takeFormatCallSchema>;
export type FormatRequestTaken = z.infer<typeof formatRequestTakenSchema>;
export type FormatRequest = z.infer<typeof formatRequestSchema>;
export type EndFormatRequest = z.input<typeof endFormatRequestSchema>;
export type ReopenFormatRequest = z.input<typeof reopenFormatRequestSchema>;
export type DueFormat = z.infer<typeof dueFormatSchema>;
