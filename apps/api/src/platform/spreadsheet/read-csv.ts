import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../errors.ts';
import { decodeCp949 } from './cp949.ts';
import { withoutGuard } from './formula-guard.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function decodeAs(encoding: Encoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 is known by its mark: Excel writes it as ‘유니코드 텍스트’. */
function markedUtf16([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-8 with or without its mark; otherwise what Korean Windows writes. Null where the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = markedUtf16(bytes);
  return marked ? decodeAs(marked, bytes) : (decodeAs('utf-8', bytes) ?? decodeCp949(bytes));
}

function decode(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text !== null) return text;
  const message = '파일의 글자를 읽을 수 없습니다. 엑셀 파일(.xlsx)이나 CSV UTF-8로 저장해 주십시오.';
  throw new AppError('INVALID_INPUT', { message });
}

/** Two megabytes can be two million empty lines. Nobody reads as many as these. */
const mostLines = 50_000;

/** Empty lines stay, so that a row's number is the one that a person sees. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  try {
    const rows = parse(text, {
      delimiter: firstLine.includes('\t') && !firstLine.includes(',') ? '\t' : ',',
      relax_column_count: true,
      max_record_size: 100_000,
      to: mostLines,
    });
    return rows.map((row) => row.map((cell) => withoutGuard(cell.trim())));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? `${error['lines']}번째 줄의 ` : '';
    throw new AppError('INVALID_INPUT', {
      message: `CSV 파일의 모양이 바르지 않습니다. ${line}따옴표를 확인해 주십시오.`,
    });
  }
}
