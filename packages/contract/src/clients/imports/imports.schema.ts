import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { text } from '../../shared/text.schema.ts';
import { importBounds, importKinds, importStates } from './import-names.paths.ts';

const mostShown = 50;

/** An Excel or CSV file, in base64. */
const file = z
  .string()
  .min(1)
  .max(Math.ceil(importBounds.file / 3) * 4, { error: '파일은 2 MB까지 올릴 수 있습니다.' })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** What each column of the file is, from the left: the name of a field, or nothing. */
const columns = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[A-Za-z]*$/),
  )
  .max(importBounds.columns);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** One of these as it comes back: it is held against another, and kept nowhere. */
const seen = text({ min: 1, max: 64 });

export const previewImportSchema = z.object({
  kind: z.enum(importKinds),
  file,
  /** As somebody chose them; found by headings and content where nothing is said. */
  columns: columns.optional(),
});

/** `token` stands for what the preview showed: neither the file nor what is known may have changed since. */
export const runImportSchema = z.object({ kind: z.enum(importKinds), file, columns, hash: seen, token: seen });

export const importRowSchema = z.object({
  /** As the sheet numbers it. */
  row: z.int(),
  name: z.string(),
  state: z.enum(importStates),
  /** What keeps it out. */
  problems: z.array(z.object({ column: z.string(), message: z.string() })).max(20),
  /** What is good to know, and keeps nothing out. */
  notes: z.array(z.string()).max(5),
});

export const importColumnSchema = z.object({
  heading: z.string(),
  /** The name of a field, or nothing. */
  field: z.string(),
  /** By what it was found; `refused` holds resident numbers and is read by nobody. */
  by: z.enum(['heading', 'content', 'choice', 'refused']).nullable(),
});

const counts = z.record(z.enum(importStates), z.int());

export const importRecordSchema = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  at: isoMoment,
  /** Nick name. */
  by: z.string().nullable(),
  /** Rows of the file by what became of them. */
  counts,
  /** Until when it can be taken out; null once it is over. */
  undoUntil: isoMoment.nullable(),
  undone: z.object({ at: isoMoment, by: z.string().nullable(), removed: z.int(), kept: z.int() }).nullable(),
});
export const importListSchema = z.array(importRecordSchema).max(mostShown);

export const importPreviewSchema = z.object({
  token: hash,
  hash,
  /** The row of the headings, as the sheet numbers it; 0 where it has none. */
  headingRow: z.int(),
  columns: z.array(importColumnSchema).max(importBounds.columns),
  /** Required fields that no column is. */
  missing: z.array(z.string()).max(20),
  rows: z.array(importRowSchema).max(importBounds.rows),
  counts,
  /** That this very file is in already. */
  before: importRecordSchema.nullable(),
});

export const importParamsSchema = z.object({ id: givenId });
export const undoneImportSchema = z.object({
  record: importRecordSchema,
  /** Who has changed since and stays; a hundred of them. */
  kept: z.array(z.object({ id: z.uuid(), name: z.string() })).max(100),
});

export type PreviewImport = z.input<typeof previewImportSchema>;
export type RunImport = z.input<typeof runImportSchema>;
export type ImportRow = z.infer<typeof importRowSchema>;
export type ImportColumn = z.infer<typeof importColumnSchema>;
export type ImportRecord = z.infer<typeof importRecordSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type UndoneImport = z.infer<typeof undoneImportSchema>;
export const importRecordsMost = mostShown;
