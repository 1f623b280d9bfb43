import type { Database } from '../../platform/database.ts';
import type { ScheduledJob, Tasks } from '../../platform/jobs/jobs.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { createLinkCheck, type CheckDeps } from './check-links.ts';
import { checkJob, nightlyCheck } from './links.jobs.ts';
import { linksEndpoints } from './links.routes.ts';
import { createLinksService } from './links.service.ts';

export { batchesById, batchSize, type Linking, type LinkSource } from './link-source.ts';

/** What the office sees of links that lead nowhere. */
export function createLinks(deps: { database: Database; auditLog: AuditLog }) {
  const service = createLinksService(deps);
  return { endpoints: linksEndpoints(service), count: service.count };
}

/** What the worker does for it, every night and when somebody asks. */
export function createLinkTasks(deps: CheckDeps): { tasks: Tasks; scheduled: ScheduledJob[] } {
  return { tasks: { [checkJob.task]: createLinkCheck(deps) }, scheduled: [nightlyCheck] };
}
