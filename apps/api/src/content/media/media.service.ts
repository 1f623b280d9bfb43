import { mediaListMost } from '@kidney/contract/content/media/media.schema.ts';
import type { Database } from '../../platform/database.ts';
import { mayTakeFilesAway } from '../../platform/storage/copying-lock.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { PresentMedia } from './media.presenter.ts';
import { mediaRepository } from './media.repository.ts';
import { refusals } from './refusals.ts';

interface Deps {
  database: Database;
  store: FileStore;
  present: PresentMedia;
  auditLog: AuditLog;
}

export function createMediaService({ database, store, present, auditLog }: Deps) {
  return {
    async newestOf(uploaderId: number) {
      return (await mediaRepository.newestOf(database.read, uploaderId, mediaListMost)).map(present);
    },

    async get(id: string) {
      const row = await mediaRepository.find(database.read, id);
      if (!row) throw refusals.gone();
      return present(row);
    },

    async describeImage(id: string, alt: string) {
      return database.write.transaction(async (tx) => {
        const row = await mediaRepository.setAlt(tx, id, alt);
        if (!row) throw refusals.gone();
        auditLog.record(tx, 'changed', { kind: 'file', id });
        return present(row);
      });
    },

    /** The row first: a file without one is swept away, a row without its file would be a broken picture. */
    async remove(id: string) {
      const mayGo = await database.write.transaction(async (tx) => {
        if ((await mediaRepository.lock(tx, [id])).length === 0) throw refusals.gone();
        if (await mediaRepository.isKept(tx, id)) throw refusals.inUse();
        await mediaRepository.remove(tx, id);
        auditLog.record(tx, 'removed', { kind: 'file', id });
        return mayTakeFilesAway(tx);
      });
      if (mayGo) await store.remove(id);
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
