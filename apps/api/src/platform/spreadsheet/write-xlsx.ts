import writeExcelFile from 'write-excel-file/node';

const widths = { least: 8, most: 60 };

/** Hangul takes the room of two Latin letters. */
const roomOf = (cell: string) => cell.length * 2;
const widthOf = (cells: readonly string[]) =>
  Math.min(widths.most, Math.max(widths.least, ...cells.map((cell) => roomOf(cell) + 2)));

/** A JPEG that lies in the file, with the words above it. */
export interface SheetPicture {
  words: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** So high on the screen at most: a row of Excel is no higher than 409 points. */
const picturePixels = 500;
const dpi = 96;

function pictureSheet(pictures: readonly SheetPicture[]) {
  const sizes = pictures.map(({ width, height }) => {
    const shrink = Math.min(1, picturePixels / Math.max(width, height));
    return { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  });
  return {
    sheet: '사진',
    columns: [{ width: 80 }],
    data: pictures.flatMap(({ words }, at) => [
      [{ type: String, value: words, fontWeight: 'bold' as const }],
      [{ type: String, value: '', height: ((sizes[at]?.height ?? 0) * 72) / dpi + 8 }],
    ]),
    images: pictures.map(({ bytes, words }, at) => ({
      content: bytes,
      contentType: 'image/jpeg',
      ...(sizes[at] ?? { width: 1, height: 1 }),
      dpi,
      anchor: { row: at * 2 + 2, column: 1 },
      description: words,
    })),
  };
}

/** An Excel file with its headings in the first row. Every cell is text, so none of them is ever a formula. Pictures have a sheet of their own. */
export function writeXlsx(
  rows: readonly (readonly string[])[],
  pictures: readonly SheetPicture[] = [],
): Promise<Buffer> {
  const cells = rows.map((row, index) =>
    row.map((cell) => ({
      type: String,
      value: cell,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  const columns = (rows[0] ?? []).map((_, at) => ({ width: widthOf(rows.map((row) => row[at] ?? '')) }));
  const sheet = { columns, stickyRowsCount: 1 };
  if (pictures.length === 0) return writeExcelFile(cells, sheet).toBuffer();
  return writeExcelFile([{ ...sheet, data: cells, sheet: '내용' }, pictureSheet(pictures)]).toBuffer();
}
