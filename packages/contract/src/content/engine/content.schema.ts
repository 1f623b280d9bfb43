import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { idParam, version } from '../../shared/text.schema.ts';
import { newContent } from './content.paths.ts';

export const binMost = 100;

export const contentParamsSchema = z.object({ id: idParam });
export const revisionParamsSchema = contentParamsSchema.extend({ version: idParam });
export const draftParamsSchema = z.object({ key: z.union([z.literal(newContent), idParam]) });
export const removeQuerySchema = z.object({ version: idParam.optional() });

const versionSchema = z.object({ version: z.int(), savedAt: isoMoment, author: z.string().nullable() });
export const versionsSchema = z.array(versionSchema).max(200);

/** What every kind of content is sent and answered as, from what it holds and what may be typed of it. */
export function contentSchemas<Content extends z.ZodRawShape, Shown extends z.ZodType, Draft extends z.ZodType>(kind: {
  content: z.ZodObject<Content>;
  shown: Shown;
  draft: Draft;
  /** What the bin says of it beside its title. */
  binned?: z.ZodRawShape;
  /** What a version or a draft says of its uploads. */
  described?: z.ZodRawShape;
}) {
  const binned = z.object({ id: z.int(), title: z.string(), removedAt: isoMoment, ...kind.binned });
  return {
    content: kind.content,
    shown: kind.shown,
    draftContent: kind.draft,
    /** The content with the version that was seen; without one it overwrites. */
    update: kind.content.extend({ version: version.optional() }),
    bin: z.array(binned).max(binMost),
    revision: versionSchema.extend({ content: kind.content, ...kind.described }),
    draft: z.object({ content: kind.draft, ...kind.described, baseVersion: z.int(), savedAt: isoMoment }),
    /** `baseVersion` 0: there is nothing saved yet. */
    saveDraft: z.object({ content: kind.draft, baseVersion: z.int().min(0).max(2_147_483_647) }),
  };
}
