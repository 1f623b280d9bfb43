import { wordsMark } from '@kidney/contract/shared/share-picture.ts';
import { createSemaphore } from '@kidney/api/platform/semaphore.ts';
import { drawSharePicture, type Logo } from './share-picture.ts';

interface Kept {
  mark: string;
  picture: Promise<Buffer>;
}

/** One picture for each page, drawn when it is first asked for and again when its words have changed. */
export function createSharePictures(draw = drawSharePicture) {
  const kept = new Map<string, Kept>();
  const oneAtATime = createSemaphore(1, 50);

  return {
    /** The caller knows which keys exist, so there is never more than one picture for each of them. */
    async get(
      key: string,
      siteName: string,
      title: string,
      logo: Logo | null = null,
    ): Promise<{ mark: string; picture: Buffer }> {
      const mark = wordsMark(siteName, title, ...(logo ? [logo.day] : []));
      const known = kept.get(key);
      if (known?.mark === mark) return { mark, picture: await known.picture };
      const picture = oneAtATime(() => draw(siteName, title, logo));
      kept.set(key, { mark, picture });
      picture.catch(() => {
        if (kept.get(key)?.picture === picture) kept.delete(key);
      });
      return { mark, picture: await picture };
    },
  };
}
