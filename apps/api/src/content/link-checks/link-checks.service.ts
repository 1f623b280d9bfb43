import { linksShown, type LinkReport } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import type { Database } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { checkJob } from './link-checks.jobs.ts';
import { presentLink } from './link-checks.presenter.ts';
import { linksRepository } from './link-checks.repository.ts';

export function createLinkChecksService({ database, auditLog }: { database: Database; auditLog: AuditLog }) {
  return {
    count: (most: number): Promise<number> => linksRepository.count(database.read, most),

    async report(): Promise<LinkReport> {
      const [rows, checkedAt, isChecking] = await Promise.all([
        linksRepository.list(database.read, linksShown + 1),
        linksRepository.lastCheck(database.read),
        linksRepository.isJobLeft(database.read, checkJob.key),
      ]);
      return {
        links: rows.slice(0, linksShown).map(presentLink),
        isMore: rows.length > linksShown,
        checkedAt: checkedAt?.toISOString() ?? null,
        isChecking,
      };
    },

    async queueCheck(): Promise<void> {
      await database.write.transaction(async (tx) => {
        await addJob(tx, { ...checkJob, payload: {} });
        auditLog.record(tx, 'links-checked', { kind: 'link-check', id: 'now' });
      });
    },
  };
}

export type LinkChecksService = ReturnType<typeof createLinkChecksService>;
