import type { BackupRun } from '@kidney/contract/operations/backups/backups.schema.ts';
import type { BackupRunRow } from './backups.repository.ts';

export function presentRun(row: BackupRunRow, isLate: boolean): BackupRun {
  const { bytes, rows, files, missing } = row;
  return {
    madeAt: row.madeAt.toISOString(),
    finishedAt: row.finishedAt.toISOString(),
    bytes,
    rows,
    files,
    missing,
    isLate,
  };
}
