import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { errorCodes } from '../../shared/error-codes.ts';
import { sheetQuerySchema } from '../../shared/sheet.schema.ts';
import { idParam, line, version } from '../../shared/text.schema.ts';
import {
  contentActs,
  contentKinds,
  contentsOnPage,
  contentStates,
  contentWordsMax,
  pickedMost,
} from './content-names.paths.ts';

const peopleMost = 500;

/** The number of what is numbered, the key of a page. */
const contentId = z
  .string()
  .regex(/^([1-9]\d{0,9}|[a-z][a-z0-9-]{0,63})$/)
  .max(64);
const cursor = z
  .string()
  .regex(/^[0-9a-z]{1,9}\.[a-z-]{1,20}\.[0-9a-z-]{1,64}$/)
  .max(95);

export const contentFilterSchema = z.object({
  kind: z.enum(contentKinds).optional(),
  /** Without it, everything that does not lie in the bin. */
  state: z.enum(contentStates).optional(),
  /** The account that wrote it. */
  author: idParam.optional(),
  /** Words of the title. */
  q: line({ min: 1, max: contentWordsMax }).optional(),
  older: cursor.optional(),
});
export const contentSheetQuerySchema = contentFilterSchema.omit({ older: true }).extend(sheetQuerySchema.shape);

const contentSchema = z.object({
  kind: z.enum(contentKinds),
  id: contentId,
  title: z.string(),
  state: z.enum(contentStates),
  /** From when on it is public, where that is yet to come. */
  publicFrom: isoMoment.nullable(),
  /** Who wrote it; null where it came with the site. */
  author: z.string().nullable(),
  changedAt: isoMoment,
  version,
  /** Where it is read, and where it is changed: addresses of the site. */
  path: z.string(),
  editPath: z.string(),
  removed: z.object({ at: isoMoment, by: z.string().nullable(), keptUntil: isoMoment }).nullable(),
  /** What can be done to it as it is. */
  acts: z.array(z.enum(contentActs)).max(contentActs.length),
});

export const contentPageSchema = z.object({
  contents: z.array(contentSchema).max(contentsOnPage),
  older: z.string().nullable(),
  /** Who may have written something. */
  people: z.array(z.object({ id: z.int(), nickName: z.string() })).max(peopleMost),
});

export const contentActsSchema = z.object({
  act: z.enum(contentActs),
  picked: z
    .array(z.object({ kind: z.enum(contentKinds), id: contentId, /** As it was seen. */ version }))
    .min(1)
    .max(pickedMost),
});

export const doneContentsSchema = z.object({
  rows: z
    .array(
      z.object({
        kind: z.enum(contentKinds),
        id: contentId,
        /** Null where it was done. */
        refusal: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
      }),
    )
    .max(pickedMost),
});

export type ContentSheetQuery = z.input<typeof contentSheetQuerySchema>;
export type ContentFilter = z.infer<typeof contentFilterSchema>;
export type Content = z.infer<typeof contentSchema>;
export type ContentPage = z.infer<typeof contentPageSchema>;
export type ContentActs = z.infer<typeof contentActsSchema>;
export type DoneContents = z.infer<typeof doneContentsSchema>;
