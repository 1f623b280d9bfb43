import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { text } from '../../shared/text.schema.ts';
import { boardNames } from '../boards/board-kinds.paths.ts';
import { oldPostBounds, oldPostFormats, oldPostStates } from './old-post-names.paths.ts';

const mostListed = 50;
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** One of these as it comes back: it is held against another, and kept nowhere. */
const seen = text({ min: 1, max: 64 });

/** `boards` names a board for each group in its order, with commas between; nothing where the group stays out. */
export const runOldPostsSchema = z.object({
  hash: seen,
  token: seen,
  boards: z
    .string()
    .max(oldPostBounds.groups * 20)
    .regex(/^[a-z,-]*$/),
});

const counts = z.object({
  ...Object.fromEntries(oldPostStates.map((state) => [state, z.int()])),
  /** Pictures and files that came, and those that were not there. */
  files: z.int(),
  lost: z.int(),
  addresses: z.int(),
}) as unknown as z.ZodObject<Record<(typeof oldPostStates)[number] | 'files' | 'lost' | 'addresses', z.ZodInt>>;

export const oldPostRecordSchema = z.object({
  id: z.uuid(),
  format: z.enum(oldPostFormats),
  at: isoMoment,
  /** Nick name. */
  by: z.string().nullable(),
  counts,
  /** Until when it can be taken out; null once it is over. */
  undoUntil: isoMoment.nullable(),
  undone: z.object({ at: isoMoment, by: z.string().nullable(), removed: z.int(), kept: z.int() }).nullable(),
});
export const oldPostListSchema = z.array(oldPostRecordSchema).max(mostListed);

export const oldPostPreviewSchema = z.object({
  token: hash,
  hash,
  format: z.enum(oldPostFormats),
  /** What the old site called its boards or categories, with the board that each seems to be. */
  groups: z
    .array(z.object({ name: z.string(), posts: z.int(), board: z.enum([...boardNames, '']) }))
    .max(oldPostBounds.groups),
  /** What stays out first. */
  posts: z
    .array(
      z.object({
        title: z.string(),
        at: isoMoment.nullable(),
        group: z.string(),
        state: z.enum(oldPostStates),
        problem: z.string(),
      }),
    )
    .max(oldPostBounds.shown),
  counts,
  /** What of the file is not brought over, in words. */
  notes: z.array(z.string()).max(20),
  /** That this very file is in already. */
  before: oldPostRecordSchema.nullable(),
});

export const oldPostParamsSchema = z.object({ id: givenId });

export type RunOldPosts = z.input<typeof runOldPostsSchema>;
export type OldPostRecord = z.infer<typeof oldPostRecordSchema>;
export type OldPostPreview = z.infer<typeof oldPostPreviewSchema>;
export const oldPostRecordsMost = mostListed;
