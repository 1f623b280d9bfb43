import type { SheetFile, SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx, type SheetPicture } from './write-xlsx.ts';

/** One column of a list that goes out. */
export interface SheetColumn<Item> {
  heading: string;
  write(item: Item): string;
}

/** A list as a file that the office opens in Excel. */
export async function writeSpreadsheet<Item>(
  name: string,
  format: SheetFormat,
  columns: readonly SheetColumn<Item>[],
  items: readonly Item[],
  pictures: readonly SheetPicture[] = [],
): Promise<SheetFile> {
  const headings = columns.map(({ heading }) => heading);
  const rows = [headings, ...items.map((item) => columns.map(({ write }) => write(item)))];
  const bytes = format === 'xlsx' ? await writeXlsx(rows, pictures) : Buffer.from(writeCsv(rows));
  return { fileName: `${name}.${format}`, file: bytes.toString('base64') };
}
