import { claimedFormat } from '@kidney/contract/shared/file-formats.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';

/** So far up is looked at where a file lay. */
const deepest = 8;
const longestAddress = 2_000;

function partsOf(path: string): string[] {
  const plain = (path.split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/');
  let whole = plain;
  try {
    whole = decodeURIComponent(plain);
  } catch {
    // As it stands, then.
  }
  return whole
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .slice(-deepest);
}

/** WordPress writes smaller copies beside each picture; not everybody keeps those. */
const asUploaded = (path: string) => path.replace(/-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i, '');

/** The files of the archive, found by the end of where they lay. */
export function createFileShelf(entries: readonly ZipEntry[], leastParts: number) {
  const byEnd = new Map<string, ZipEntry | null>();
  for (const entry of entries) {
    const parts = partsOf(entry.path);
    for (let from = 0; from < parts.length; from += 1) {
      const end = parts.slice(from).join('/');
      byEnd.set(end, byEnd.has(end) ? null : entry);
    }
  }

  function at(path: string): ZipEntry | undefined {
    const parts = partsOf(path);
    for (let from = 0; parts.length - from >= leastParts; from += 1) {
      const entry = byEnd.get(parts.slice(from).join('/'));
      if (entry) return entry;
    }
    return undefined;
  }

  return {
    find(address: string): ZipEntry | undefined {
      if (address.length > longestAddress) return undefined;
      const entry = at(address) ?? at(asUploaded(address));
      return entry && claimedFormat(entry.path) ? entry : undefined;
    },
  };
}
