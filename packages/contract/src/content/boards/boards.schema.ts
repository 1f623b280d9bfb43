import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { fileFormatNames } from '../../shared/file-formats.ts';
import { searchCursor, searchTextMax } from '../search/search.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line, text, version } from '../../shared/text.schema.ts';
import { contentSchemas } from '../engine/content.schema.ts';
import { numberedPages, offices, pinnedMost, postsOnPage } from './board-kinds.paths.ts';

const titleMax = 150;
export const postHtmlMax = 100_000;
/** Korean text takes three bytes a character. */
export const postBodyMax = 4 * postHtmlMax + 64 * 1024;
const attachmentsMost = 20;
const listedAtOnce = 50;
const mediaId = givenId;

/** A place in the board, opaque to callers: the moment of publication and the id, so that it means the same later. */
const cursor = z.string().regex(/^[0-9a-z]{1,9}-[0-9a-z]{1,6}$/);
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);

/**
 * One way to say where: `page`, `before` (what is older than a place) or `month` (that month and what is older).
 * `q` searches the board instead; `cursor` says where its next page begins.
 */
export const postListQuerySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d?$/)
    .refine((page) => Number(page) <= numberedPages)
    .optional(),
  before: cursor.optional(),
  month: month.optional(),
  q: line({ max: searchTextMax }).optional(),
  cursor: searchCursor.optional(),
});

export const postItemSchema = z.object({
  id: z.int(),
  /** Given at publication, and never changed. */
  number: z.int(),
  title: z.string(),
  publishedAt: isoMoment,
  office: z.enum(offices),
  attachments: z.int(),
  views: z.int(),
  hasPicture: z.boolean(),
  isPinned: z.boolean(),
});

export const postListSchema = z.object({
  /** Only on the first page; they are left out of `posts` there. */
  pinned: z.array(postItemSchema).max(pinnedMost),
  posts: z.array(postItemSchema).max(postsOnPage),
  /** Posts of the board, or with `q` the posts found; null where they are more than are counted. */
  total: z.int().nullable(),
  /** The number of this page, and how many pages have one. Null where the page was reached by a cursor or a month. */
  page: z.int().nullable(),
  pages: z.int(),
  /** `before` of the next older page; null at the end. */
  older: z.string().nullable(),
  /** `before` of the next newer page; null where that is the first page, or this is it. */
  newer: z.string().nullable(),
  /** `before` of the page with the oldest posts; null where the numbered pages reach them. */
  last: z.string().nullable(),
  /** With `q`: `cursor` of the next page. A page may be short, even empty, while this is set: then the rest is older. */
  next: z.string().nullable(),
  /** With `q`: false where it was too short to look anything up. */
  isSearchable: z.boolean(),
});

/** What the server hands out as `feed.xml`. */
export const postFeedSchema = z.object({ rss: z.string() });

export const postMonthListSchema = z.array(z.object({ month, posts: z.int() })).max(2_400);

const attachmentSchema = z.object({
  id: mediaId,
  name: z.string(),
  /** What it is by its content. */
  type: z.enum(fileFormatNames),
  /** Bytes. */
  size: z.int(),
  href: z.string(),
});
const neighbourSchema = z.object({ id: z.int(), title: z.string(), publishedAt: isoMoment }).nullable();

export const postSchema = postItemSchema.omit({ attachments: true, hasPicture: true }).extend({
  updatedAt: isoMoment,
  /** Ready to be shown: pictures are `<picture>` with their widths. */
  html: z.string(),
  /** The first words, for search engines and shared links. */
  description: z.string(),
  attachments: z.array(attachmentSchema).max(attachmentsMost),
  /** The first picture: `src` is a JPEG, for shared links; `avif` and `webp` are for `srcset`, from narrow to wide. */
  picture: z
    .object({
      src: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      avif: z.string(),
      webp: z.string(),
    })
    .nullable(),
  /** Older and newer. */
  previous: neighbourSchema,
  next: neighbourSchema,
  version: z.int(),
});

const wordsOf = (least: 0 | 1) => ({
  title: line({ min: least, max: titleMax }),
  /** Headings, lists, links, tables, quotes, and pictures as `<img data-media="id" alt="…">`. The rest is dropped. */
  html: text({ min: least, max: postHtmlMax }),
  office: z.enum(offices),
  attachments: z
    .array(mediaId)
    .overwrite((ids) => [...new Set(ids)])
    .max(attachmentsMost),
  /** The last day, in Seoul, on which it stands above the others. */
  pinnedUntil: isoDate.nullable(),
});

export const postContentSchema = z.object(wordsOf(1));
/** Typed and not saved: it may be empty where a post may not. */
const draftContentSchema = z.object({ ...wordsOf(0), publishAt: isoMoment.nullable() });

/** `kept`: saved, seen by staff only. A moment that has passed means now. What has been public keeps its moment. */
const publishSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('kept') }),
  z.object({ state: z.literal('now') }),
  z.object({ state: z.literal('scheduled'), at: isoMoment }),
]);

export const createPostSchema = postContentSchema.extend({ publish: publishSchema });
export const previewPostSchema = z.object({ html: wordsOf(0).html, attachments: wordsOf(0).attachments });
export const postPreviewSchema = postSchema.pick({ html: true, attachments: true });

export const postSourceSchema = postContentSchema.extend({
  id: z.int(),
  /** Null until it is public for the first time. */
  number: z.int().nullable(),
  state: z.enum(['kept', 'scheduled', 'public', 'bin']),
  publishedAt: isoMoment.nullable(),
  attachmentFiles: z.array(attachmentSchema).max(attachmentsMost),
  updatedAt: isoMoment,
  version: z.int(),
});

const staffItem = { id: z.int(), title: z.string(), office: z.enum(offices), version: z.int() };
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ posts: z.array(item).max(listedAtOnce), older: z.string().nullable() });

export const postBinSchema = pageOf(z.object({ ...staffItem, removedAt: isoMoment, keptUntil: isoMoment }));
export const unlistedPostsSchema = pageOf(
  z.object({
    ...staffItem,
    publishedAt: isoMoment.nullable(),
    updatedAt: isoMoment,
    state: z.enum(['kept', 'scheduled']),
  }),
);
export const binQuerySchema = z.object({ before: cursor.optional() });

const common = contentSchemas({ content: postContentSchema, shown: postSourceSchema, draft: draftContentSchema });
export const postSchemas = {
  ...common,
  update: createPostSchema.extend({ version: version.optional() }),
  revision: common.revision.extend({
    /** The text ready to be shown. */
    html: z.string(),
    attachmentFiles: z.array(attachmentSchema).max(attachmentsMost),
  }),
};

export type PostListQuery = z.input<typeof postListQuerySchema>;
export type PostItem = z.infer<typeof postItemSchema>;
export type PostList = z.infer<typeof postListSchema>;
export type PostFeed = z.infer<typeof postFeedSchema>;
export type PostMonth = z.infer<typeof postMonthListSchema>[number];
export type PostAttachment = z.infer<typeof attachmentSchema>;
export type Post = z.infer<typeof postSchema>;
export type PostContent = z.infer<typeof postContentSchema>;
export type PostDraftContent = z.infer<typeof draftContentSchema>;
export type Publish = z.infer<typeof publishSchema>;
export type CreatePost = z.input<typeof createPostSchema>;
export type PreviewPost = z.input<typeof previewPostSchema>;
export type PostPreview = z.infer<typeof postPreviewSchema>;
export type PostSource = z.infer<typeof postSourceSchema>;
export type BinQuery = z.input<typeof binQuerySchema>;
export type PostBin = z.infer<typeof postBinSchema>;
export type UnlistedPosts = z.infer<typeof unlistedPostsSchema>;
export type PostRevision = z.infer<typeof postSchemas.revision>;
export type PostDraft = z.infer<typeof postSchemas.draft>;
