import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../errors.ts';
import { decodeCp949 } from '../spreadsheet/cp949.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const isUtf8 = 0x800;
const isSealed = 0x1;
const mostEntries = 30_000;
const largestDirectory = 16 * 1024 * 1024;

export interface ZipEntry {
  path: string;
  method: number;
  /** Where its local header begins. */
  at: number;
  packed: number;
}

const damaged = () =>
  new AppError('INVALID_INPUT', { message: '압축 파일(.zip)을 읽을 수 없습니다. 다시 압축해 주십시오.' });
const tooMany = () =>
  new AppError('INVALID_INPUT', {
    message: `압축 파일 안에 파일이 너무 많습니다. ${mostEntries.toLocaleString('ko-KR')}개까지 읽습니다. 나누어 압축해 주십시오.`,
  });

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw damaged();
  return buffer;
}

async function readDirectory(file: FileHandle): Promise<{ bytes: Buffer; entries: number }> {
  const { size } = await file.stat();
  if (size < 22) throw damaged();
  const length = Math.min(size, 22 + 65_535);
  const tail = await bytesAt(file, size - length, length);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endOfDirectory) continue;
    const entries = tail.readUInt16LE(at + 10);
    const directory = tail.readUInt32LE(at + 12);
    const from = tail.readUInt32LE(at + 16);
    if (entries > mostEntries || entries === 0xffff || directory > largestDirectory) throw tooMany();
    if (from + directory > size) throw damaged();
    return { bytes: await bytesAt(file, from, directory), entries };
  }
  throw damaged();
}

/** Windows in Korea writes names in CP949 and says nothing of it. */
function nameOf(bytes: Buffer, flags: number): string {
  const plain = bytes.toString('utf8');
  return (flags & isUtf8) !== 0 || !plain.includes('\ufffd') ? plain : (decodeCp949(bytes) ?? plain);
}

/** What Macintosh puts beside each file is none of anybody's files. */
const isOfMacintosh = (path: string) => /(^|\/)(__MACOSX\/|\._)/.test(path);

/** The files of an archive; folders, and what is sealed with a password, are not among them. */
export async function entriesOfZip(path: string): Promise<ZipEntry[]> {
  await using file = await open(path, 'r');
  const { bytes, entries } = await readDirectory(file);
  const found: ZipEntry[] = [];
  for (let n = 0, at = 0; n < entries; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw damaged();
    const flags = bytes.readUInt16LE(at + 8);
    const name = bytes.readUInt16LE(at + 28);
    const entry = {
      path: nameOf(bytes.subarray(at + 46, at + 46 + name), flags)
        .replaceAll('\\', '/')
        .replaceAll('\0', ''),
      method: bytes.readUInt16LE(at + 10),
      at: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
    };
    const isFile = !entry.path.endsWith('/') && (flags & isSealed) === 0;
    if (isFile && [0, 8].includes(entry.method) && !isOfMacintosh(entry.path)) found.push(entry);
    at += 46 + name + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return found;
}

async function* pieces(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer> {
  const step = 64 * 1024;
  for (let done = 0; done < length; done += step) yield await bytesAt(file, from + done, Math.min(step, length - done));
}

/** What an entry holds, as it is unpacked: the size that the archive states is whatever its writer liked. */
export async function* bytesOfEntry(path: string, entry: ZipEntry, most: number): AsyncGenerator<Buffer> {
  await using file = await open(path, 'r');
  const head = await bytesAt(file, entry.at, 30);
  if (head.readUInt32LE(0) !== localHeader) throw damaged();
  const packed = pieces(file, entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), entry.packed);
  let left = most;
  if (entry.method === 0) {
    for await (const piece of packed) {
      left -= piece.length;
      if (left < 0) throw new AppError('TOO_LARGE');
      yield piece;
    }
    return;
  }
  // What breaks on the way in breaks what comes out; whoever stops reading stops both.
  const unpacked = pipeline(Readable.from(packed), createInflateRaw(), () => undefined);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      left -= piece.length;
      if (left < 0) throw new AppError('TOO_LARGE');
      yield piece;
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged();
  }
}
