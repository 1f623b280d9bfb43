import { readSheet as readExcel } from 'read-excel-file/universal';
import { AppError } from '../../../platform/errors.ts';
import { withoutGuard } from '../../../platform/spreadsheet/formula-guard.ts';
import { readCsv } from '../../../platform/spreadsheet/read-csv.ts';
import { unpacksWithin } from '../../../platform/spreadsheet/zip-entries.ts';
import { readMoment } from './moments.ts';
import { ExportProblem, type RawExport } from './old-post.ts';
import { escaped, paragraphsOf, plainLine } from './plain-text.ts';

const headings = {
  title: /^(제목|글제목|title|subject)$/i,
  text: /^(내용|본문|글내용|content|text|html)$/i,
  at: /^(날짜|작성일|작성일시|등록일|등록일시|게시일|일시|date)$/i,
  group: /^(분류|게시판|구분|카테고리|category|board)$/i,
  address: /^(주소|링크|url|link|원본주소)$/i,
  files: /^(첨부|첨부파일|파일|사진|files?)$/i,
} as const;
type Field = keyof typeof headings;
const fields = Object.keys(headings) as Field[];
const required: Record<string, string> = { title: '제목', text: '내용', at: '날짜' };
const mostUnpacked = 64 * 1024 * 1024;
const firstRows = 15;

/** As Excel keeps it: a day and a time without a place. */
const asText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'string') return withoutGuard(cell.trim());
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};

async function rowsOf(bytes: Buffer, isExcel: boolean): Promise<string[][]> {
  if (!isExcel) {
    try {
      return readCsv(bytes);
    } catch (error) {
      throw error instanceof AppError ? new ExportProblem(error.message) : error;
    }
  }
  const rows = unpacksWithin(bytes, mostUnpacked) && (await readExcel(new Uint8Array(bytes).buffer).catch(() => null));
  if (!rows) throw new ExportProblem('엑셀 파일을 읽을 수 없습니다. 엑셀에서 다시 저장해 주십시오.');
  return rows.map((row) => row.map(asText));
}

const looksLikeHtml = /<\/?(p|div|br|img|table|a|b|strong|span|ul|ol|h[1-6]|font)\b[^>]{0,2000}>/i;

/** A list that somebody made: one post a row. */
export async function readOldList(bytes: Buffer, isExcel: boolean): Promise<RawExport> {
  const rows = await rowsOf(bytes, isExcel);
  const fieldOf = (cell: string) => fields.find((field) => headings[field].test(cell.replaceAll(/\s/g, '')));
  const known = rows.slice(0, firstRows).map((row) => new Set(row.map(fieldOf).filter(Boolean)).size);
  const headingAt = known.indexOf(Math.max(0, ...known));
  const places = new Map<Field, number>();
  for (const [place, cell] of (rows[headingAt] ?? []).entries()) {
    const field = fieldOf(cell);
    if (field && !places.has(field)) places.set(field, place);
  }
  const missing = Object.entries(required).filter(([field]) => !places.has(field as Field));
  if (missing.length > 0)
    throw new ExportProblem(
      `이 열을 찾지 못했습니다: ${missing.map(([, label]) => label).join(', ')}. 첫 줄에 열 이름을 써 주십시오.`,
    );
  const posts = rows.slice(headingAt + 1).flatMap((row) => {
    const cell = (field: Field) => row[places.get(field) ?? -1] ?? '';
    if (row.every((each) => each === '')) return [];
    const text = cell('text');
    const names = cell('files')
      .split(/[\n,;|]/)
      .map((name) => name.trim())
      .filter(Boolean);
    return [
      {
        title: cell('title'),
        html: looksLikeHtml.test(text) ? text : paragraphsOf(escaped(text)),
        at: readMoment(cell('at')),
        group: plainLine(cell('group')),
        addresses: cell('address')
          .split(/[\n ]+/)
          .filter(Boolean),
        files: names.slice(0, 40).map((name) => ({ path: name, name: name.split('/').pop() ?? name })),
      },
    ];
  });
  return { format: 'sheet', posts, notes: [] };
}
