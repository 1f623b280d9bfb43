import { z } from 'zod';
import { factSchema } from '../facts/facts.schema.ts';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { webAddress } from '../../shared/link.schema.ts';
import { idParam, line, text, version } from '../../shared/text.schema.ts';
import { blockSchema, draftBlockSchema } from './blocks.schema.ts';

const pageKey = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(60);

export const pageContentSchema = z.object({
  title: line({ min: 1, max: 60 }),
  lead: line({ max: 200 }),
  /** For search engines and shared links. */
  description: line({ min: 1, max: 160 }),
  blocks: z.array(blockSchema).max(60),
  sources: z.array(z.object({ title: line({ min: 1, max: 160 }), href: webAddress.optional() })).max(30),
  /** When a person last held the page against its sources. */
  checkedOn: isoDate.nullable(),
});

export const pageSchema = pageContentSchema.extend({
  key: pageKey,
  version: z.int(),
  updatedAt: isoMoment,
  /** The facts its blocks name, in no order. */
  facts: z.array(factSchema),
});

export const pageParamsSchema = z.object({ key: pageKey });
export const revisionParamsSchema = z.object({ key: pageKey, version: idParam });
export const updatePageSchema = pageContentSchema.extend({ version: version.optional() });

/** An entry of the list of versions. Who wrote it is for staff. */
export const pageVersionSchema = z.object({
  version: z.int(),
  savedAt: isoMoment,
  author: z.string().nullable(),
});
export const pageVersionListSchema = z.array(pageVersionSchema).max(200);
export const pageRevisionSchema = pageVersionSchema.extend({ content: pageContentSchema, facts: z.array(factSchema) });

/** Typed and not saved: it may be empty where the page may not. */
export const pageDraftContentSchema = pageContentSchema.extend({
  title: line({ max: 60 }),
  description: line({ max: 160 }),
  blocks: z.array(draftBlockSchema).max(60),
  sources: z.array(z.object({ title: line({ max: 160 }), href: text({ max: 500 }).optional() })).max(30),
});
export const pageDraftSchema = z.object({ content: pageDraftContentSchema, baseVersion: z.int(), savedAt: isoMoment });
export const savePageDraftSchema = z.object({ content: pageDraftContentSchema, baseVersion: version });

export type PageContent = z.infer<typeof pageContentSchema>;
export type Page = z.infer<typeof pageSchema>;
export type UpdatePage = z.input<typeof updatePageSchema>;
export type PageVersion = z.infer<typeof pageVersionSchema>;
export type PageRevision = z.infer<typeof pageRevisionSchema>;
export type PageDraft = z.infer<typeof pageDraftSchema>;
export type SavePageDraft = z.input<typeof savePageDraftSchema>;
