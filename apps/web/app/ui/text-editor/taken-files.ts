import { bodyOf } from './pasted-text.ts';

const pastedIn = (data: DataTransfer | null) => bodyOf(data?.getData('text/html') ?? '');

/** The files in what was pasted or dropped. Words that come with a picture of themselves, as from a word processor, stay words. */
export function filesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.length > 0 && pastedIn(data).textContent.trim() === '' ? files : [];
}

/** Pictures in pasted words: they lie on somebody else's server or disk, and do not come along. */
export function countLostPictures(data: DataTransfer | null): number {
  return pastedIn(data).querySelectorAll('img:not([data-media])').length;
}
