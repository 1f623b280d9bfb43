import { AppError } from '../errors.ts';
import { createSemaphore } from '../semaphore.ts';
import { readCsv } from './read-csv.ts';
import type { MergedCells } from './merged-cells.ts';
import { readXlsx } from './read-xlsx.ts';

const beginsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);
const oneAtATime = createSemaphore(1, 4);

export interface Sheet {
  /** Rows of text. */
  rows: string[][];
  merged: MergedCells[];
}

/** The first sheet of an Excel file, or a CSV file. What it is, its own first bytes say. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (beginsWith(bytes, 0x50, 0x4b)) return oneAtATime(() => readXlsx(bytes));
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const message =
      '옛 엑셀 파일(.xls)이거나 암호가 걸린 파일이라 읽을 수 없습니다. 엑셀에서 여신 뒤 ‘다른 이름으로 저장’에서 ‘Excel 통합 문서(.xlsx)’를 고르고 암호 없이 저장해 주십시오.';
    throw new AppError('INVALID_INPUT', { message });
  }
  return { rows: readCsv(bytes), merged: [] };
}

/** Its rows alone, where nothing depends on how they were laid out. */
export const readSpreadsheet = async (bytes: Uint8Array): Promise<string[][]> => (await readSheet(bytes)).rows;
