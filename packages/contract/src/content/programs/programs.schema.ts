import { z } from 'zod';
import { givenId } from '../../shared/id.schema.ts';
import { line, text } from '../../shared/text.schema.ts';
import { contentSchemas } from '../engine/content.schema.ts';
import { programBounds } from './program-bounds.paths.ts';

export const programsMost = 60;
const picturesMost = 10;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The clock on the wall in Seoul. */
const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .max(5);

const pictureOf = (least: 0 | 1) =>
  z.object({
    /** Of an uploaded image. */
    id: givenId,
    alt: line({ min: least, max: 300 }),
  });
const picture = pictureOf(1);

const days = z
  .array(z.enum(weekdays))
  .overwrite((given) => weekdays.filter((day) => given.includes(day)))
  .max(weekdays.length);

const words = {
  title: line({ min: 1, max: programBounds.title }),
  /** Plain text; an empty line parts paragraphs. */
  description: text({ max: programBounds.description }),
  weekdays: days.min(1, { error: '요일을 하나 이상 골라 주십시오.' }),
  /** Null where nobody has fixed it. */
  startTime: wallTime.nullable(),
  endTime: wallTime.nullable(),
  place: line({ max: programBounds.place }),
  /** Who it is for. */
  audience: line({ max: programBounds.audience }),
  /** Small numbers stand first. */
  order: z.int().min(1).max(999),
};

export const programContentSchema = z.object({ ...words, pictures: z.array(picture).max(picturesMost) });

const shownPictureSchema = picture.extend({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** For `srcset`, from narrow to wide. */
  avif: z.string(),
  webp: z.string(),
});

export const programSchema = z.object({
  ...words,
  id: z.int(),
  version: z.int(),
  pictures: z.array(shownPictureSchema).max(picturesMost),
});
export const programListSchema = z.array(programSchema).max(programsMost);

export const programSchemas = contentSchemas({
  content: programContentSchema,
  shown: programSchema,
  /** Typed and not saved: it may be empty where a program may not. */
  draft: z.object({
    ...words,
    title: line({ max: programBounds.title }),
    weekdays: days,
    pictures: z.array(pictureOf(0)).max(picturesMost),
  }),
});

export type Weekday = (typeof weekdays)[number];
export type ProgramContent = z.infer<typeof programContentSchema>;
export type Program = z.infer<typeof programSchema>;
export type ProgramPicture = z.infer<typeof shownPictureSchema>;
export type CreateProgram = z.input<typeof programContentSchema>;
