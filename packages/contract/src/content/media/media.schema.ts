import { z } from 'zod';
import { fileFormatNames } from '../../shared/file-formats.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line } from '../../shared/text.schema.ts';

const altMax = 300;
export const mediaListMost = 60;

const variantSchema = z.object({
  url: z.string(),
  format: z.enum(['avif', 'webp']),
  width: z.int(),
  height: z.int(),
});

export const mediaSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'document']),
  format: z.enum(fileFormatNames),
  /** As it is called when it is saved, ending included. */
  name: z.string(),
  /** Bytes: of a document what is downloaded, of an image what was sent. */
  size: z.int(),
  /** What an image says to those who do not see it; empty until somebody has written it. */
  alt: z.string(),
  /** A document to download; of an image the largest WebP. */
  url: z.string(),
  /** Null for a document. */
  image: z
    .object({
      width: z.int(),
      height: z.int(),
      /** Narrow to wide, AVIF before WebP. */
      variants: z.array(variantSchema).max(20),
      /** A JPEG for messengers, which know nothing else. */
      shareUrl: z.string(),
    })
    .nullable(),
  createdAt: z.string(),
});

export const mediaListSchema = z.array(mediaSchema).max(mediaListMost);
export const mediaParamsSchema = z.object({ id: givenId });
export const describeImageSchema = z.object({ alt: line({ min: 1, max: altMax }) });

export type Media = z.infer<typeof mediaSchema>;
export type DescribeImage = z.input<typeof describeImageSchema>;
