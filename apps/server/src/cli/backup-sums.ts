import type { BackupSums } from '@kidney/api/operations/backups/index.ts';

export function sumsInWords({ rows, files, missing }: BackupSums): string {
  const gone = missing > 0 ? ` ${missing} uploads had lost their file before.` : '';
  return `${rows} rows, ${files} files.${gone}`;
}
