import { z } from 'zod';
import { mediaSchema, type Media } from '../media/media.schema.ts';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { idParam, line, text, version } from '../../shared/text.schema.ts';
import { contentSchemas } from '../engine/content.schema.ts';
import { issuePagesMost } from './newsletter-names.paths.ts';
import { issueBounds } from './issue-bounds.paths.ts';

export const issueSummaryMax = 20_000;
/** Korean text takes three bytes a character. */
export const issueBodyMax = 4 * issueSummaryMax + 64 * 1024;
export const pageBodyMax = 4 * issueBounds.pageText + 64 * 1024;
export const issuesOnPage = 12;
const listedMost = 100;

const mediaId = givenId;
const number = z.int().min(1).max(9_999);
const day = isoDate.refine((date) => date < '2200-01-01');

const contentOf = (least: 0 | 1) => ({
  title: line({ min: least, max: issueBounds.title }),
  /** From this day on it is public, where it is listed. */
  publishedOn: day,
  /** The server keeps p, br, strong, em, u, s, h3, ul, ol, li and a[href], and drops the rest. */
  summary: text({ max: issueSummaryMax }),
  isListed: z.boolean(),
});

export const issueContentSchema = z.object({
  ...contentOf(1),
  number,
  /** Of an uploaded PDF. */
  pdfId: mediaId,
});

const pictureSchema = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** For `srcset`, from narrow to wide. */
  avif: z.string(),
  webp: z.string(),
  /** A JPEG for messengers, which know nothing else. */
  shareUrl: z.string(),
});
const pdfSchema = z.object({ url: z.string(), name: z.string(), size: z.int() });

const shown = {
  id: z.int(),
  number,
  title: z.string(),
  publishedOn: isoDate,
  /** The first page; null until it is drawn. */
  cover: pictureSchema.nullable(),
  /** Null where the file is gone. */
  pdf: pdfSchema.nullable(),
  /** How many pages can be read one by one: none until all of them are drawn. */
  pageCount: z.int().min(0).max(issuePagesMost),
};

export const listedIssueSchema = z.object({ ...shown, description: z.string() });
export const issueSchema = z.object({
  ...shown,
  summary: z.string(),
  description: z.string(),
  updatedAt: isoMoment,
});

export const drawingProblems = ['no-tools', 'broken', 'locked', 'too-many-pages', 'too-heavy', 'unknown'] as const;
export const drawingSchema = z.object({
  state: z.enum(['waiting', 'drawing', 'done', 'failed']),
  drawn: z.int(),
  /** Null until the PDF was opened. */
  total: z.int().nullable(),
  problem: z.enum(drawingProblems).nullable(),
});

export const issueSourceSchema = issueSchema.extend({
  version: z.int(),
  isListed: z.boolean(),
  isPublic: z.boolean(),
  /** Null where the file is gone. */
  file: mediaSchema.nullable(),
  drawing: drawingSchema,
});

export const issuePageSchema = z.object({
  issue: z.object({
    id: z.int(),
    number,
    title: z.string(),
    publishedOn: isoDate,
    pageCount: z.int(),
    pdf: pdfSchema.nullable(),
  }),
  page: z.int(),
  picture: pictureSchema.nullable(),
  /** Plain text; a line each. */
  text: z.string(),
  version: z.int(),
});

const cursor = z.string().regex(/^\d{4}-\d\d-\d\d\.[0-9a-z]{1,6}$/);
export const issueListQuerySchema = z.object({ cursor: cursor.optional() });
export const issueListSchema = z.object({
  issues: z.array(listedIssueSchema).max(issuesOnPage),
  /** Where the older ones begin. */
  next: z.string().nullable(),
});
export const issuePageParamsSchema = z.object({ id: idParam, page: idParam });
export const changePageTextSchema = z.object({
  text: text({ max: issueBounds.pageText }),
  version: version.optional(),
});
export const unlistedIssuesSchema = z
  .array(z.object({ id: z.int(), number, title: z.string(), publishedOn: isoDate, isListed: z.boolean() }))
  .max(listedMost);

export const issueSchemas = contentSchemas({
  content: issueContentSchema,
  shown: issueSourceSchema,
  /** Typed and not saved: what an issue needs may still be missing. */
  draft: z.object({ ...contentOf(0), number: number.nullable(), pdfId: mediaId.nullable() }),
  binned: { number },
  /** Null where the file is gone, or where there is none yet. */
  described: { file: mediaSchema.nullable() },
});

export type IssueContent = z.infer<typeof issueContentSchema>;
export type IssueDraftContent = z.infer<typeof issueSchemas.draftContent>;
export type IssuePicture = z.infer<typeof pictureSchema>;
export type ListedIssue = z.infer<typeof listedIssueSchema>;
export type Issue = z.infer<typeof issueSchema>;
export type IssueSource = z.infer<typeof issueSourceSchema>;
export type IssuePage = z.infer<typeof issuePageSchema>;
export type IssueList = z.infer<typeof issueListSchema>;
export type IssueListQuery = z.input<typeof issueListQuerySchema>;
export type Drawing = z.infer<typeof drawingSchema>;
export type DrawingProblem = (typeof drawingProblems)[number];
export type CreateIssue = z.input<typeof issueContentSchema>;
export type ChangePageText = z.input<typeof changePageTextSchema>;
export type UnlistedIssue = z.infer<typeof unlistedIssuesSchema>[number];
export interface IssueDraft {
  content: IssueDraftContent;
  file: Media | null;
  baseVersion: number;
  savedAt: string;
}
