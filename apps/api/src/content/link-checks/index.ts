import type { Database } from '../../platform/database.ts';
import type { ScheduledJob, Tasks } from '../../platform/jobs/jobs.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { createLinkCheck, type CheckDeps } from './check-links.ts';
import { checkJob, nightlyCheck } from './link-checks.jobs.ts';
import { linkChecksEndpoints } from './link-checks.routes.ts';
import { createLinkChecksService } from './link-checks.service.ts';

export { batchesById, batchSize, type Linking, type LinkSource } from './link-source.ts';

/** What the office sees of links that lead nowhere. */
export function createLinkChecks(deps: { database: Database; auditLog: AuditLog }) {
  const service = createLinkChecksService(deps);
  return { endpoints: linkChecksEndpoints(service), count: service.count };
}

/** What the worker does for it, every night and when somebody asks. */
export function createLinkCheckTasks(deps: CheckDeps): { tasks: Tasks; scheduled: ScheduledJob[] } {
  return { tasks: { [checkJob.task]: createLinkCheck(deps) }, scheduled: [nightlyCheck] };
}
