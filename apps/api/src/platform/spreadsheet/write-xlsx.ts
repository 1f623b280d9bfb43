import writeExcelFile from 'write-excel-file/node';

const widths = { least: 8, most: 60 };

/** Hangul takes the room of two Latin letters. */
const roomOf = (cell: string) => cell.length * 2;
const widthOf = (cells: readonly string[]) =>
  Math.min(widths.most, Math.max(widths.least, ...cells.map((cell) => roomOf(cell) + 2)));

/** An Excel file with its headings in the first row. Every cell is text, so none of them is ever a formula. */
export function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cells = rows.map((row, index) =>
    row.map((cell) => ({
      type: String,
      value: cell,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  const columns = (rows[0] ?? []).map((_, at) => ({ width: widthOf(rows.map((row) => row[at] ?? '')) }));
  return writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBuffer();
}
