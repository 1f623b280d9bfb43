import { z } from 'zod';
import { staffListMost } from './import-names.paths.ts';
import {
  importPreviewSchema,
  importRecordSchema,
  importRecordsMost,
  previewImportSchema,
  runImportSchema,
} from './imports.schema.ts';

export const previewStaffImportSchema = previewImportSchema.omit({ kind: true });
export const runStaffImportSchema = runImportSchema.omit({ kind: true });

export const staffImportRecordSchema = importRecordSchema.extend({ kind: z.literal('staff') });
export const staffImportListSchema = z.array(staffImportRecordSchema).max(importRecordsMost);
export const staffImportPreviewSchema = importPreviewSchema.extend({ before: staffImportRecordSchema.nullable() });

export const invitedByListSchema = z.object({
  record: staffImportRecordSchema,
  /** The addresses to hand over, where no mail goes out. They are shown this once. */
  links: z.array(z.object({ email: z.string(), link: z.string() })).max(staffListMost),
});

export const undoneStaffImportSchema = z.object({
  record: staffImportRecordSchema,
  /** Who has joined since and stays. */
  kept: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })).max(staffListMost),
});

export type PreviewStaffImport = z.input<typeof previewStaffImportSchema>;
export type RunStaffImport = z.input<typeof runStaffImportSchema>;
export type StaffImportRecord = z.infer<typeof staffImportRecordSchema>;
export type StaffImportPreview = z.infer<typeof staffImportPreviewSchema>;
export type InvitedByList = z.infer<typeof invitedByListSchema>;
export type UndoneStaffImport = z.infer<typeof undoneStaffImportSchema>;
