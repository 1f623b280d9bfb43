import { open } from 'node:fs/promises';
import { fileFormats, type FileFormat } from '@kidney/contract/shared/file-formats.ts';
import { fileTypeFromBuffer } from 'file-type';
import { refusals } from '../refusals.ts';
import { checkPdf, formatOfZip, isHwp, refuseTwoInOne } from './check-documents.ts';

const headLength = 4100;
const zipSignature = 'PK\u0003\u0004';
const hwp3 = 'HWP Document File V3.00';
const byType: Record<string, FileFormat> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

/** Makes sure that the file holds what its name claims, by its content alone. Pictures are looked at more closely when they are drawn anew. */
export async function checkContent(path: string, size: number, claimed: FileFormat): Promise<void> {
  await using file = await open(path, 'r');
  const { bytesRead, buffer } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
  const head = buffer.subarray(0, bytesRead);
  const start = head.toString('latin1', 0, 32);

  if (start.startsWith(zipSignature)) {
    if ((await formatOfZip(file, size)) !== claimed) throw refusals.otherThanNamed();
    return;
  }
  const type = await fileTypeFromBuffer(head);
  if (type?.mime.startsWith('image/hei')) throw refusals.telephonePicture();
  if (type?.ext === 'cfb' || start.startsWith(hwp3)) {
    if (claimed !== 'hwp' || !(await isHwp(file, head))) throw refusals.otherThanNamed();
  } else if (byType[type?.mime ?? ''] !== claimed) throw refusals.otherThanNamed();
  if (fileFormats[claimed].kind === 'document') await refuseTwoInOne(file, size);
  if (claimed === 'pdf') await checkPdf(file, size);
}
