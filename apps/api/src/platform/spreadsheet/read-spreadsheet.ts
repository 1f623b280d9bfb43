import { AppError } from '../errors.ts';
import { createSemaphore } from '../semaphore.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const beginsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);
const oneAtATime = createSemaphore(1, 4);

/** The first sheet of an Excel file, or a CSV file, as rows of text. What it is, its own first bytes say. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<string[][]> {
  if (beginsWith(bytes, 0x50, 0x4b)) return oneAtATime(() => readXlsx(bytes));
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new AppError('INVALID_INPUT', { message: '옛 엑셀 파일(.xls)은 읽을 수 없습니다. .xlsx로 저장해 주십시오.' });
  }
  return readCsv(bytes);
}
