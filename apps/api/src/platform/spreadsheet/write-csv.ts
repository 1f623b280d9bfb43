import { withGuard } from './formula-guard.ts';

function written(cell: string): string {
  const safe = withGuard(cell);
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** UTF-8 with its mark, without which Excel reads Korean as rubbish. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}
