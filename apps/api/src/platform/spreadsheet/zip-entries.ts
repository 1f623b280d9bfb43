import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const mostEntries = 200;

class BadZipError extends Error {}

interface Entry {
  path: string;
  method: number;
  packed: Buffer;
}

function findDirectory(file: Buffer): { at: number; entries: number } {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 65_535); at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory)
      return { at: file.readUInt32LE(at + 16), entries: file.readUInt16LE(at + 10) };
  }
  throw new BadZipError('no directory');
}

function entryAt(file: Buffer, at: number): Entry {
  if (file.readUInt32LE(at) !== directoryEntry) throw new BadZipError('no directory entry');
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== localHeader) throw new BadZipError('no entry');
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  return {
    path: file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28)),
    method: file.readUInt16LE(at + 10),
    packed: file.subarray(from, from + file.readUInt32LE(at + 20)),
  };
}

function entriesOf(file: Buffer): Entry[] {
  const directory = findDirectory(file);
  if (directory.entries > mostEntries) throw new BadZipError('too many entries');
  const found: Entry[] = [];
  for (let { at } = directory; found.length < directory.entries;) {
    found.push(entryAt(file, at));
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return found;
}

// The size that the file states is whatever its writer liked; this is the size it has.
const unpack = ({ method, packed }: Entry, most: number): Buffer =>
  method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });

const isBadZip = (error: unknown) =>
  error instanceof BadZipError || error instanceof RangeError || (error as { code?: string }).code?.startsWith('Z_');

const asFile = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A small file can unpack to gigabytes. True where all of it, really unpacked, stays within `most` bytes. */
export function unpacksWithin(bytes: Uint8Array, most: number): boolean {
  try {
    let left = most;
    for (const entry of entriesOf(asFile(bytes))) {
      left -= unpack(entry, left).length;
      if (left < 0) return false;
    }
    return true;
  } catch (error) {
    if (isBadZip(error)) return false;
    throw error;
  }
}

/** The text of one entry, of a file that is known to unpack within bounds; empty where it has none of that name. */
export function textOfEntry(bytes: Uint8Array, path: string, most: number): string {
  const entry = entriesOf(asFile(bytes)).find((each) => each.path === path);
  return entry ? unpack(entry, most).toString('utf8') : '';
}
