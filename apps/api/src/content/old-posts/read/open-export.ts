import { readFile, stat, open } from 'node:fs/promises';
import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { AppError } from '../../../platform/errors.ts';
import { decodeText } from '../../../platform/spreadsheet/read-csv.ts';
import { bytesOfEntry, entriesOfZip, type ZipEntry } from '../../../platform/zip/zip-file.ts';
import { ExportProblem, type RawExport } from './old-post.ts';
import { readGnuboard } from './read-gnuboard.ts';
import { readOldList } from './read-sheet.ts';
import { readWordpress } from './read-wordpress.ts';

const megabytes = oldPostBounds.export / 1024 / 1024;
const tooLarge = () =>
  new ExportProblem(`글이 든 파일은 ${megabytes} MB까지 읽습니다. 기간이나 게시판을 나누어 내보내 주십시오.`);
const oldExcel = () =>
  new ExportProblem(
    '옛 엑셀 파일(.xls)이거나 암호가 걸린 파일이라 읽을 수 없습니다. 엑셀에서 여신 뒤 ‘다른 이름으로 저장’에서 ‘Excel 통합 문서(.xlsx)’를 고르고 암호 없이 저장해 주십시오.',
  );
const beginsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Buffer) => beginsWith(bytes, 0x50, 0x4b);

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path, 'r');
  const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.subarray(0, bytesRead);
}

async function readWhole(path: string): Promise<Buffer> {
  if ((await stat(path)).size > oldPostBounds.export) throw tooLarge();
  return readFile(path);
}

async function unpack(path: string, entry: ZipEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of bytesOfEntry(path, entry, oldPostBounds.export)) parts.push(part);
  } catch (error) {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? tooLarge() : error;
  }
  return Buffer.concat(parts);
}

const exportEndings = [/\.xml$/i, /\.sql$/i, /\.xlsx$/i, /\.csv$/i];
const isAmongFiles = /(^|\/)(wp-content\/uploads|data\/(file|editor))\//i;

/** The one file of the archive that is no picture and no attachment of a post. */
function exportIn(entries: readonly ZipEntry[]): ZipEntry {
  for (const ending of exportEndings) {
    const found = entries.filter(({ path }) => ending.test(path) && !isAmongFiles.test(path));
    const depth = Math.min(...found.map(({ path }) => path.split('/').length));
    const highest = found.filter(({ path }) => path.split('/').length === depth);
    if (highest.length > 1) throw new ExportProblem('압축 파일 안에 글 파일이 여럿입니다. 하나만 넣어 주십시오.');
    if (highest[0]) return highest[0];
  }
  throw new ExportProblem(
    '압축 파일 안에 글이 든 파일이 없습니다. 워드프레스 XML, 그누보드 SQL, 엑셀(.xlsx)이나 CSV를 함께 압축하시거나 따로 골라 주십시오.',
  );
}

async function readBytes(bytes: Buffer): Promise<RawExport> {
  if (bytes.length === 0) throw new ExportProblem('파일이 비어 있습니다.');
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw oldExcel();
  if (isZip(bytes)) return readOldList(bytes, true);
  const decoded = decodeText(bytes);
  if (decoded === null)
    throw new ExportProblem('파일의 글자를 읽을 수 없습니다. UTF-8로 저장하신 파일을 골라 주십시오.');
  const text = decoded.replaceAll('\0', '').replace(/^\ufeff/, '');
  const start = text.slice(0, 2_000).trimStart();
  if (start.startsWith('<?xml') || /^<(!DOCTYPE|rss)/i.test(start)) return readWordpress(text);
  if (/\b(INSERT INTO|CREATE TABLE)\b/i.test(text.slice(0, 200_000))) return readGnuboard(text);
  return readOldList(bytes, false);
}

export interface OpenedExport {
  raw: RawExport;
  /** Files that may belong to the posts, and the archive they lie in. */
  entries: ZipEntry[];
  archive: 'export' | 'files' | null;
}

/** Looks by its own bytes what it is: an export, or an archive with one in it. */
export async function openExport(exportPath: string, filesPath: string | null): Promise<OpenedExport> {
  const beside = filesPath === null ? null : await entriesOfZip(filesPath);
  if (isZip(await headOf(exportPath))) {
    const entries = await entriesOfZip(exportPath);
    if (!entries.some(({ path }) => path === '[Content_Types].xml')) {
      const found = exportIn(entries);
      const raw = await readBytes(await unpack(exportPath, found));
      if (beside) return { raw, entries: beside, archive: 'files' };
      return { raw, entries: entries.filter((entry) => entry !== found), archive: 'export' };
    }
  }
  return { raw: await readBytes(await readWhole(exportPath)), entries: beside ?? [], archive: beside && 'files' };
}
