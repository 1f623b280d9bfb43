import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const mostEntries = 200;

class BadZipError extends Error {}

function findDirectory(file: Buffer): { at: number; entries: number } {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 65_535); at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory)
      return { at: file.readUInt32LE(at + 16), entries: file.readUInt16LE(at + 10) };
  }
  throw new BadZipError('no directory');
}

/** How much the entry at this place of the directory holds when unpacked; throws where that is more than `most`. */
function unpackedSize(file: Buffer, at: number, most: number): number {
  const method = file.readUInt16LE(at + 10);
  const packed = file.readUInt32LE(at + 20);
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== localHeader) throw new BadZipError('no entry');
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if (method === 0) return packed;
  // The size that the file states is whatever its writer liked; this is the size it has.
  return inflateRawSync(file.subarray(from, from + packed), { maxOutputLength: Math.max(1, most) }).length;
}

/** A small file can unpack to gigabytes. True where all of it, really unpacked, stays within `most` bytes. */
export function unpacksWithin(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const directory = findDirectory(file);
    if (directory.entries > mostEntries) return false;
    let left = most;
    let { at } = directory;
    for (let entry = 0; entry < directory.entries; entry += 1) {
      if (file.readUInt32LE(at) !== directoryEntry) return false;
      left -= unpackedSize(file, at, left);
      if (left < 0) return false;
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return true;
  } catch (error) {
    if (
      error instanceof BadZipError ||
      error instanceof RangeError ||
      (error as { code?: string }).code?.startsWith('Z_')
    )
      return false;
    throw error;
  }
}
