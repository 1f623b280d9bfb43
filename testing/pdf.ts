/** A picture with few colours, as a PNG with a palette keeps it. */
export interface PagePicture {
  width: number;
  height: number;
  bits: number;
  /** Red, green, blue for each colour. */
  palette: Buffer;
  /** Deflated rows, each with its PNG filter. */
  data: Buffer;
}

export interface PdfPage {
  lines: readonly string[];
  /** Over the whole page; the lines are then there for the ear and the search alone. */
  picture?: PagePicture;
  /** In points, where it is not that of A4: a narrow page is drawn sooner. */
  width?: number;
}

export const a4Width = 595;
const height = 842;
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Every code is the character itself, whatever the font. */
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Same def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange
endcmap end end`;

function contentOf({ lines, picture, width = a4Width }: PdfPage): string {
  const drawing = picture ? `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q\n` : '0.9 0.95 0.97 rg 40 40 515 762 re f\n';
  const mode = picture ? 3 : 0;
  const shown = lines.map((line) => `<${utf16(line)}> Tj T*`).join('\n');
  return `${drawing}BT ${mode} Tr 0 g /F 20 Tf 28 TL 60 760 Td\n${shown}\nET`;
}

/** A PDF with these pages; their words are there in any language, in a font that the reader has to bring. */
export function pdfWith(pages: readonly PdfPage[], more: { trailer?: string; count?: number } = {}): Buffer {
  const objects: Buffer[] = [];
  const put = (head: string, stream?: Buffer): number => {
    const body = stream
      ? Buffer.concat([
          Buffer.from(`${head.replace(/>>$/, '')}/Length ${stream.length}>>\nstream\n`),
          stream,
          Buffer.from('\nendstream'),
        ])
      : Buffer.from(head);
    return objects.push(body);
  };
  const pagesAt = 2;
  put(`<</Type/Catalog/Pages ${pagesAt} 0 R>>`);
  put('');
  const unicode = put('<<>>', Buffer.from(toUnicode));
  const cid = put(
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000/W[32[300]]>>',
  );
  const font = put(
    `<</Type/Font/Subtype/Type0/BaseFont/Helvetica/Encoding/Identity-H/DescendantFonts[${cid} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
  const kids = pages.map((page) => {
    const { picture } = page;
    const image =
      picture &&
      put(
        `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/BitsPerComponent ${picture.bits}` +
          `/ColorSpace[/Indexed/DeviceRGB ${picture.palette.length / 3 - 1}<${picture.palette.toString('hex')}>]/Filter/FlateDecode` +
          `/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent ${picture.bits}/Columns ${picture.width}>>>>`,
        picture.data,
      );
    const content = put('<<>>', Buffer.from(contentOf(page)));
    const drawn = image ? `/XObject<</Picture ${image} 0 R>>` : '';
    return put(
      `<</Type/Page/Parent ${pagesAt} 0 R/MediaBox[0 0 ${page.width ?? a4Width} ${height}]/Contents ${content} 0 R/Resources<</Font<</F ${font} 0 R>>${drawn}>>>>`,
    );
  });
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  objects[pagesAt - 1] = Buffer.from(`<</Type/Pages/Kids[${list}]/Count ${more.count ?? kids.length}>>`);

  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += whole.length;
    parts.push(whole);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${more.trailer ?? ''}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Asks for a password before it shows anything. */
export const lockedPdf = () =>
  pdfWith([{ lines: ['Secret'] }], {
    trailer: `/Encrypt<</Filter/Standard/V 1/R 2/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -4>>/ID[<00><00>]`,
  });

/** A page on which each drawing draws fifty others, six deep: fifteen thousand million rectangles. */
export function bombPdf(): Buffer {
  const form = (at: number, content: string, inner: string) =>
    `${at} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<<${inner}>>>>/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
  const depth = 6;
  const forms = Array.from({ length: depth }, (_none, level) =>
    level === depth - 1
      ? form(4 + level, '0 0 9 9 re f', '')
      : form(4 + level, '/N Do '.repeat(50), `/N ${5 + level} 0 R`),
  );
  const page = `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 20 0 R/Resources<</XObject<</N 4 0 R>>>>>>endobj\n`;
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n${page}${forms.join('')}` +
      `20 0 obj<</Length 5>>stream\n/N Do\nendstream endobj\ntrailer<</Root 1 0 R/Size 21>>\nstartxref\n0\n%%EOF\n`,
  );
}
