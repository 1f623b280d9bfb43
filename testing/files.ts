import { crc32, deflateSync } from 'node:zlib';
import { zipOf } from './xlsx.ts';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black picture. `drawn` is how many of its rows are really there, `comment` is written beside them. */
export function pngOf(width: number, height: number, drawn = height, comment = ''): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * drawn), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...(comment === '' ? [] : [pngChunk('tEXt', Buffer.from(`Comment\0${comment}`))]),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A page of PDF with something more among its objects. */
export function pdfOf(more = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  );
}

/** The oldest form of HWP, which begins with its own name. */
export const hwp3 = Buffer.from('HWP Document File V3.00 \u001a\u0001\u0002\u0003\u0004\u0005본문');

function directoryEntry(name: string, kind: number, first: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  entry[66] = kind;
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

const end = 0xfffffffe;
const numbers = (...values: number[]) => {
  const sector = Buffer.alloc(512, 0xff);
  values.forEach((value, at) => sector.writeUInt32LE(value, at * 4));
  return sector;
};

/** A compound file with one short stream: HWP 5 where the stream says so. */
export function compoundFileOf(stream: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(2, 60);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(end, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  // Sector 0 is the table, 1 the directory, 2 the small table, 3 the small streams.
  const table = numbers(0xfffffffd, end, end, end);
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, 3, 512),
    directoryEntry(stream, 2, 0, 256),
    directoryEntry('', 0, 0, 0),
    directoryEntry('', 0, 0, 0),
  ]);
  const small = numbers(1, 2, 3, end);
  const shelf = Buffer.alloc(512);
  shelf.write(content, 'latin1');
  return Buffer.concat([header, table, directory, small, shelf]);
}

export const hwpOf = () => compoundFileOf('FileHeader', 'HWP Document File');
export const hwpxOf = () =>
  zipOf({ mimetype: 'application/hwp+zip', 'Contents/section0.xml': '<sec>본문</sec>', 'version.xml': '<v/>' });
export const docxOf = (more: Record<string, string | Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...more });

/** A body of `multipart/form-data` with one file, as a browser writes it. */
export function formWith(name: string, bytes: Uint8Array, field = 'file') {
  const boundary = '----kidney-form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
