import type { FileHandle } from 'node:fs/promises';
import type { FileFormat } from '@kidney/contract/shared/file-formats.ts';
import { refusals } from '../refusals.ts';
import { readStream } from './compound-file.ts';
import { endsAsZip, readShortEntry, readZipEntries } from './zip-archive.ts';

const signature = 'HWP Document File';
const hwpxType = 'application/hwp+zip';

/** HWP 5 is a compound file with a stream that says so; HWP 3 says it at the very beginning. */
export async function isHwp(file: FileHandle, head: Buffer): Promise<boolean> {
  if (head.toString('latin1', 0, 30).startsWith(`${signature} V3.00`)) return true;
  const whole = Buffer.alloc((await file.stat()).size);
  await file.read(whole, 0, whole.length, 0);
  return readStream(whole, 'FileHeader', 256)?.toString('latin1').startsWith(signature) ?? false;
}

/** Which of the formats that are archives this is; undefined for any other archive. */
export async function formatOfZip(file: FileHandle, size: number): Promise<FileFormat | undefined> {
  const entries = await readZipEntries(file, size);
  const names = new Map(entries.map((entry) => [entry.name, entry]));
  if (entries.some(({ name }) => /vbaProject\.bin$|\.(exe|dll|js|vbs)$/i.test(name))) throw refusals.active();
  const mimetype = names.get('mimetype');
  if (mimetype) {
    return (await readShortEntry(file, mimetype, 100)).trim() === hwpxType ? 'hwpx' : undefined;
  }
  if (!names.has('[Content_Types].xml')) return undefined;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : undefined;
}

const activeParts = /\/(JavaScript|Launch|EmbeddedFiles?)\b/;
const pieceLength = 1024 * 1024;
const overlap = 64;

/** A name in a PDF may be written with `#4a` for a letter. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));

export async function checkPdf(file: FileHandle, size: number): Promise<void> {
  let tail = '';
  for (let at = 0; at < size; at += pieceLength) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(pieceLength), 0, pieceLength, at);
    const text = tail + buffer.toString('latin1', 0, bytesRead);
    if (activeParts.test(plain(text))) throw refusals.active();
    tail = text.slice(-overlap);
    if (at + pieceLength >= size && !text.slice(-1024).includes('%%EOF')) throw refusals.damaged();
  }
}

/** Nothing that ends as an archive may begin as something else. */
export async function refuseTwoInOne(file: FileHandle, size: number): Promise<void> {
  if (await endsAsZip(file, size)) throw refusals.otherThanNamed();
}
