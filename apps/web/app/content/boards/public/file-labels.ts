import type { PostAttachment } from '@kidney/contract/content/boards/boards.schema.ts';
import { fileFormats } from '@kidney/contract/shared/file-formats.ts';
import { sizeInWords } from '../../../ui/upload/file-size.ts';

/** A file to download, with what it is and how large. */
export interface FileWords {
  id: string;
  name: string;
  href: string;
  about: string;
}

export const fileWords = ({ id, name, href, type, size }: PostAttachment): FileWords => ({
  id,
  name,
  href,
  about: `${fileFormats[type].label} · ${sizeInWords(size)}`,
});
