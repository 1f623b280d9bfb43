import type { Database, Tx } from '../../platform/database.ts';
import { mayTakeFilesAway } from '../../platform/storage/copying-lock.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { IncomingFiles } from '../../platform/storage/incoming-files.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { mediaRepository, type Subject } from './media.repository.ts';
import type { UploadsService } from './uploads.service.ts';

interface Deps {
  database: Database;
  store: FileStore;
  incoming: IncomingFiles;
  uploads: UploadsService;
  auditLog: AuditLog;
}

const atOnce = 500;

/** Many files together: they come through the same checks as one that somebody uploads, and go again as a whole. */
export function createBulkFiles({ database, store, incoming, uploads, auditLog }: Deps) {
  return {
    receive: incoming.receive,
    upload: uploads.upload,

    async keepAll(tx: Tx, subject: string, kept: readonly { key: string; mediaId: string }[]): Promise<void> {
      for (let from = 0; from < kept.length; from += atOnce)
        await mediaRepository.keepMany(tx, subject, kept.slice(from, from + atOnce));
    },

    /** Everything that these subjects keep is kept by them no more. */
    async releaseAll(tx: Tx, subject: Subject['subject'], keys: readonly string[]): Promise<void> {
      for (let from = 0; from < keys.length; from += atOnce)
        await mediaRepository.releaseMany(tx, subject, keys.slice(from, from + atOnce));
    },

    /** Takes away those of them that nothing keeps: the rows first, and a file without one is swept away. */
    async removeAll(ids: readonly string[]): Promise<void> {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const { gone, mayGo } = await database.write.transaction(async (tx) => {
          await mediaRepository.lock(tx, some);
          const removed = await mediaRepository.removeUnkept(tx, some);
          for (const id of removed) auditLog.record(tx, 'removed', { kind: 'file', id });
          return { gone: removed, mayGo: await mayTakeFilesAway(tx) };
        });
        if (mayGo) for (const id of gone) await store.remove(id);
      }
    },
  };
}

export type BulkFiles = ReturnType<typeof createBulkFiles>;
