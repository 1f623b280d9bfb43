import type { OldPostFormat } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
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

/** WordPress writes smaller copies beside each picture; what was uploaded is one file, and the best of them. */
const asUploaded = (path: string) => path.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i, '');

/** What old sites call the folder for what was sent to them. */
const uploadFolders = new Set(['uploads', 'file', 'editor']);

/** Of so many parts the end has to be the same: fewer would be the file of another month, or of another site. */
function leastOf(parts: readonly string[], format: OldPostFormat, isNamed: boolean): number {
  const folder = parts.findLastIndex((part) => uploadFolders.has(part));
  if (folder !== -1) return Math.max(isNamed ? 1 : 2, parts.length - folder - 1);
  if (format === 'sheet') return isNamed ? 1 : 2;
  return format === 'wordpress' ? 3 : 2;
}

/** The files of the archive, found by the end of where they lay. */
export function createFileShelf(entries: readonly ZipEntry[], format: OldPostFormat) {
  const byEnd = new Map<string, ZipEntry | null>();
  for (const entry of entries) {
    const parts = partsOf(entry.path);
    for (let from = 0; from < parts.length; from += 1) {
      const end = parts.slice(from).join('/');
      byEnd.set(end, byEnd.has(end) ? null : entry);
    }
  }

  function at(path: string, isNamed: boolean): ZipEntry | undefined {
    const parts = partsOf(path);
    const least = leastOf(parts, format, isNamed);
    for (let from = 0; parts.length - from >= least; from += 1) {
      const entry = byEnd.get(parts.slice(from).join('/'));
      if (entry) return entry;
    }
    return undefined;
  }

  return {
    /** In a list somebody wrote the names of files by hand, as they are called in the archive. */
    find(address: string, by: 'address' | 'name' = 'address'): ZipEntry | undefined {
      if (address.length > longestAddress) return undefined;
      const isNamed = format === 'sheet' && (by === 'name' || !address.includes('/'));
      const entry = (format === 'wordpress' ? at(asUploaded(address), isNamed) : undefined) ?? at(address, isNamed);
      return entry && claimedFormat(entry.path) ? entry : undefined;
    },
  };
}
