import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { createMediaPresenter } from './media.presenter.ts';
import { mediaRepository, type Subject } from './media.repository.ts';
import { refusals } from './refusals.ts';

/** What other features need of uploads. `filesOrigin` is empty where uploads are served by the site itself. */
export function createMediaKeeper(filesOrigin: string) {
  const present = createMediaPresenter(filesOrigin);
  return {
    /** From now on the subject keeps these too. What it kept before it keeps on: an older version may show it. */
    async keep(tx: Tx, subject: Subject, mediaIds: readonly string[]): Promise<void> {
      const ids = [...new Set(mediaIds)];
      if (ids.length === 0) return;
      if ((await mediaRepository.lock(tx, ids)).length < ids.length) throw refusals.notAllThere();
      await mediaRepository.keep(tx, subject, ids);
    },

    /** The subject keeps nothing any more; what nobody else keeps is gone a day later. */
    release: (tx: Tx, subject: Subject): Promise<void> => mediaRepository.release(tx, subject),

    /** Those of them that are there. */
    async describe(db: Db | Tx, mediaIds: readonly string[]): Promise<Map<string, Media>> {
      if (mediaIds.length === 0) return new Map();
      const rows = await mediaRepository.findMany(db, [...new Set(mediaIds)]);
      return new Map(rows.map((row) => [row.id, present(row)]));
    },
  };
}

export type MediaKeeper = ReturnType<typeof createMediaKeeper>;
