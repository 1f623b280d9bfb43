import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { withoutGuard } from './formula-guard.ts';
import { unpacksWithin } from './zip-size.ts';

/** Rows of text, or null where the file cannot be read. */
export type XlsxAnswer = string[][] | null;

const mostUnpacked = 4 * 1024 * 1024;

function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return withoutGuard(cell.trim());
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

async function read(bytes: Uint8Array): Promise<XlsxAnswer> {
  if (!unpacksWithin(bytes, mostUnpacked)) return null;
  const rows = await readSheet(new Uint8Array(bytes).buffer).catch(() => null);
  return rows?.map((row) => row.map(asText)) ?? null;
}

parentPort?.postMessage(await read(workerData as Uint8Array));
