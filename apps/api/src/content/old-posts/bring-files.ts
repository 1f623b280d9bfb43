import { fileFormats, claimedFormat, largestFile } from '@kidney/contract/shared/file-formats.ts';
import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { AppError } from '../../platform/errors.ts';
import { bytesOfEntry } from '../../platform/zip/zip-file.ts';
import { replacePictures } from '../boards/index.ts';
import type { OldPostsDeps } from './old-posts.deps.ts';
import { numberOf, type ReadExport, type ReadPost } from './read/old-post.ts';

interface From {
  read: ReadExport;
  archivePath: string;
}

const noFile = (error: unknown) =>
  error instanceof AppError && ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'].includes(error.code);

/**
 * The files of these posts out of the archive, each through the checks of every upload. What these refuse stays out, and
 * its post comes without it.
 */
export async function bringFiles(
  { files }: OldPostsDeps,
  { read, archivePath }: From,
  posts: readonly ReadPost[],
  by: number,
) {
  const wanted = new Set<number>();
  for (const { html, attachments } of posts) {
    for (const number of attachments) wanted.add(number);
    replacePictures(html, ({ id }) => (wanted.add(numberOf(id)), ''));
  }
  if (wanted.size > oldPostBounds.files)
    throw new AppError('INVALID_INPUT', {
      message: `한 번에 사진과 파일 ${oldPostBounds.files.toLocaleString('ko-KR')}개까지 옮깁니다. 기간이나 게시판을 나누어 내보내 주십시오.`,
    });
  const ids = new Map<number, string>();
  let refused = 0;
  try {
    for (const number of wanted) {
      const { name, entry } = read.needed[number] as ReadExport['needed'][number];
      const format = claimedFormat(entry.path);
      const most = format ? largestFile[fileFormats[format].kind] : 0;
      const upload = async () => ({ name, bytes: bytesOfEntry(archivePath, entry, most + 1) });
      try {
        ids.set(number, (await files.upload(upload, by)).id);
      } catch (error) {
        if (!noFile(error)) throw error;
        refused += 1;
      }
    }
  } catch (error) {
    await files.removeAll([...ids.values()]);
    throw error;
  }
  return {
    ids: [...ids.values()],
    refused,
    inPost: ({ html, attachments }: ReadPost) => ({
      html: replacePictures(html, ({ id, alt }) => {
        const own = ids.get(numberOf(id));
        return own ? `<img data-media="${own}" alt="${alt}" />` : '';
      }),
      attachments: attachments.flatMap((number) => ids.get(number) ?? []),
    }),
  };
}
