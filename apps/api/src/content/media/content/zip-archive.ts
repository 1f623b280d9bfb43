import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { refusals } from '../refusals.ts';

const endOfDirectory = 0x06054b50;
const endLength = 22;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const most = { entries: 2_000, unpacked: 200 * 1024 * 1024, ratio: 200, directory: 1024 * 1024 };

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** A comment could hide a second file behind the archive; office programs write none. */
export async function endsAsZip(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, endLength + 65_535);
  const tail = await readAt(file, size - length, length);
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endOfDirectory && at + endLength + tail.readUInt16LE(at + 20) === tail.length)
      return true;
  }
  return false;
}

function readEntries(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (directory.readUInt32LE(at) !== directoryEntry) throw refusals.damaged();
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (at !== directory.length) throw refusals.damaged();
  return entries;
}

/** The archive's own list, read without unpacking anything, and refused where it promises too much. */
export async function readZipEntries(file: FileHandle, size: number): Promise<ZipEntry[]> {
  try {
    const end = await readAt(file, size - endLength, endLength);
    if (end.readUInt32LE(0) !== endOfDirectory) throw refusals.damaged();
    const [count, length, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
    if (count > most.entries || length > most.directory) throw refusals.swollenArchive();
    if (at + length + endLength !== size) throw refusals.damaged();
    const entries = readEntries(await readAt(file, at, length), count);
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    const isSwollen = entries.some((entry) => entry.unpacked > most.ratio * Math.max(entry.packed, 1024));
    if (unpacked > most.unpacked || isSwollen) throw refusals.swollenArchive();
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw refusals.damaged();
    throw error;
  }
}

/** The text of a short entry. */
export async function readShortEntry(file: FileHandle, entry: ZipEntry, longest: number): Promise<string> {
  const header = await readAt(file, entry.at, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== localHeader || entry.packed > longest) throw refusals.damaged();
  const from = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, from, entry.packed);
  try {
    return (entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: longest })).toString('utf8');
  } catch {
    throw refusals.damaged();
  }
}
