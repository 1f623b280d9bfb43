import { z } from 'zod';

const count = z.int().min(0);

const backupRunSchema = z.object({
  /** The moment whose data the backup holds. */
  madeAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  bytes: count,
  rows: count,
  files: count,
  /** Uploads whose file was gone already. */
  missing: count,
  /** Longer ago than a night. */
  isLate: z.boolean(),
});

/** Null where there was none yet. */
export const backupStatusSchema = z.object({
  backup: backupRunSchema.nullable(),
  /** The last time that a backup was restored beside the site and compared. */
  drill: backupRunSchema.nullable(),
});

export type BackupRun = z.infer<typeof backupRunSchema>;
export type BackupStatus = z.infer<typeof backupStatusSchema>;
