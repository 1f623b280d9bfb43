import { z } from 'zod';
import { facilitiesMost } from './facilities.schema.ts';
import { text } from '../../shared/text.schema.ts';

export const importFileMax = 1024 * 1024;

/** A CSV or Excel file, in base64. */
const file = z
  .string()
  .min(1)
  .max(Math.ceil(importFileMax / 3) * 4, { error: '파일은 1 MB까지 올릴 수 있습니다.' })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

export const previewImportSchema = z.object({ file });
/** `token` stands for what the preview showed: neither the file nor the list may have changed since. */
export const importFacilitiesSchema = z.object({ file, token: text({ min: 1, max: 64 }) });

const importRowSchema = z.object({
  /** The row of the sheet; the headings are row 1. */
  row: z.int(),
  name: z.string(),
  district: z.string(),
  state: z.enum(['new', 'changed', 'same', 'wrong']),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
});

export const importPreviewSchema = z.object({
  token: z.string(),
  rows: z.array(importRowSchema).max(facilitiesMost),
  /** Columns whose heading nobody knows; they are left out. */
  ignored: z.array(z.string()),
});
export const importedSchema = z.object({ added: z.int(), changed: z.int(), same: z.int() });

export type PreviewImport = z.input<typeof previewImportSchema>;
export type ImportFacilities = z.input<typeof importFacilitiesSchema>;
export type ImportRow = z.infer<typeof importRowSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type Imported = z.infer<typeof importedSchema>;
