import { claimedFormat, fileFormats, largestFile, type FileKind } from '@kidney/contract/shared/file-formats.ts';

const megabyte = 1024 * 1024;

/** What can be said of a file before it is sent; the server looks at its content. Undefined where nothing is wrong. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>, kinds: readonly FileKind[]): string | undefined {
  if (/\.hei[cf]$/i.test(name)) {
    return '아이폰의 HEIC 사진은 올릴 수 없습니다. JPG로 저장하신 뒤 올려 주십시오.';
  }
  const format = claimedFormat(name);
  if (!format || !kinds.includes(fileFormats[format].kind)) {
    return kinds.includes('document')
      ? '올릴 수 없는 파일입니다. 사진, PDF, 한글, 워드, 엑셀 파일을 골라 주십시오.'
      : '사진이 아닙니다. JPG, PNG, WebP, GIF 파일을 골라 주십시오.';
  }
  if (size === 0) return '파일이 비어 있습니다.';
  const { kind } = fileFormats[format];
  if (size <= largestFile[kind]) return undefined;
  return `${kind === 'image' ? '사진은' : '문서는'} ${largestFile[kind] / megabyte} MB까지 올릴 수 있습니다.`;
}
