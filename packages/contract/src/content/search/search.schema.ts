import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { searchSections } from './search-sections.paths.ts';

export const searchTextMax = 60;
export const hitsOnPage = 20;
/** More matches than this are neither counted nor ranked. */
export const matchesCounted = 1_000;
export const suggestionsMost = 8;

export const searchCursor = z
  .string()
  .max(60)
  .regex(/^[rw]\.[0-9]\.[0-9a-z]{1,10}\.[0-9a-z]{1,7}$/);

export const searchQuerySchema = z.object({
  q: line({ max: searchTextMax }),
  section: z.enum(searchSections).optional(),
  year: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .optional(),
  cursor: searchCursor.optional(),
});

/** Text in pieces, so that a screen can mark the hits without trusting any HTML. */
const pieces = z.array(z.object({ text: z.string(), isHit: z.boolean() })).max(200);

export const hitSchema = z.object({
  path: z.string(),
  section: z.enum(searchSections),
  title: pieces,
  /** The text around the first hit, or its beginning. */
  excerpt: pieces,
  /** Null for what has no date: information pages, questions, clinics. */
  at: isoMoment.nullable(),
});

export const foundSchema = z.object({
  hits: z.array(hitSchema).max(hitsOnPage),
  /** How many there are; null where they are too many to count: then they stand in the order of their dates. */
  total: z.int().nullable(),
  /** Where the next page begins. A page may be short, even empty, while this is set: then the rest is older. */
  next: z.string().nullable(),
  /** False where the question was too short to look anything up: one syllable, or signs alone. */
  isSearchable: z.boolean(),
  /** Only where nothing was found. */
  help: z
    .object({
      /** Words of our titles that are written like what was asked for. */
      near: z.array(z.string()).max(suggestionsMost),
      /** There would be hits without the choice of section and year. */
      isElsewhere: z.boolean(),
    })
    .nullable(),
  /** The years that can be chosen. */
  years: z.object({ first: z.int(), last: z.int() }).nullable(),
});

export const suggestQuerySchema = z.object({ q: line({ max: 30 }) });
export const suggestionsSchema = z.array(z.string()).max(suggestionsMost);

export type SearchQuery = z.input<typeof searchQuerySchema>;
export type SuggestQuery = z.input<typeof suggestQuerySchema>;
export type Hit = z.infer<typeof hitSchema>;
export type Piece = Hit['title'][number];
export type Found = z.infer<typeof foundSchema>;
