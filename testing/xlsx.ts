import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

function header(signature: number, length: number, fields: [at: number, bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A zip file. `claimed` is the unpacked size that it states for every entry, where that is not the truth. */
export function zipOf(entries: Record<string, string | Buffer>, claimed?: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const sizes = (at: number): [number, 2 | 4, number][] => [
      [at, 2, 8],
      [at + 6, 4, crc32(raw)],
      [at + 10, 4, packed.length],
      [at + 14, 4, claimed ?? raw.length],
      [at + 18, 2, name.length],
    ];
    const local = Buffer.concat([header(0x04034b50, 30, [[4, 2, 20], ...sizes(8)]), name, packed]);
    files.push(local);
    directory.push(header(0x02014b50, 46, [[6, 2, 20], ...sizes(10), [42, 4, offset]]), name);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = Object.keys(entries).length;
  const end = header(0x06054b50, 22, [
    [8, 2, count],
    [10, 2, count],
    [12, 4, list.length],
    [16, 4, offset],
  ]);
  return Buffer.concat([...files, list, end]);
}

/** The files of a zip file whose path begins so, as its directory lists them. */
export function filesIn(zip: Buffer, under: string): Buffer[] {
  const found: Buffer[] = [];
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packing, size, name, more, comment] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    if (zip.toString('utf8', at + 46, at + 46 + name).startsWith(under)) {
      const local = zip.readUInt32LE(at + 42);
      const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(from, from + size);
      found.push(packing === 0 ? packed : inflateRawSync(packed));
    }
    at += 46 + name + more + comment;
  }
  return found;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCodePoint(65 + column);

/** A cell is text, a number, a day of style 1, or a formula with the value that it last gave. */
export type TestCell = string | number | Date | { formula: string; value: string };

function cellXml(cell: TestCell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
  if (typeof cell === 'object')
    return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

interface TestBook {
  /** The unpacked size that it states, where that is not the truth. */
  claimed?: number;
  /** Whether its days are counted from 1904, as Excel for Macintosh did. */
  is1904?: boolean;
}

/** An Excel file with this sheet and the few other parts that Excel asks for. */
export function xlsxWith(sheetXml: string, { claimed, is1904 = false }: TestBook = {}): Buffer {
  return zipOf(
    {
      '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
      '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}">${sheetXml}</worksheet>`,
    },
    claimed,
  );
}

/** `below` is XML that stands below the rows. */
export function xlsxOf(rows: readonly (readonly TestCell[])[], below = ''): Buffer {
  const body = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`));
    return `<row r="${row + 1}">${inside.join('')}</row>`;
  });
  return xlsxWith(`<sheetData>${body.join('')}</sheetData>${below}`);
}
