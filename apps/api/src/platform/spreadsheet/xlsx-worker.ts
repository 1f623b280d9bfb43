import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { withoutGuard } from './formula-guard.ts';
import { mergedCellsOf, type MergedCells } from './merged-cells.ts';
import { unpacksWithin } from './zip-entries.ts';

/** Null where the file cannot be read. */
export type XlsxAnswer = { rows: string[][]; merged: MergedCells[] } | null;

const mostUnpacked = 8 * 1024 * 1024;

function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return withoutGuard(cell.trim());
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

async function read(bytes: Uint8Array): Promise<XlsxAnswer> {
  if (!unpacksWithin(bytes, mostUnpacked)) return null;
  const rows = await readSheet(new Uint8Array(bytes).buffer).catch(() => null);
  return rows && { rows: rows.map((row) => row.map(asText)), merged: mergedCellsOf(bytes, mostUnpacked) };
}

parentPort?.postMessage(await read(workerData as Uint8Array));
