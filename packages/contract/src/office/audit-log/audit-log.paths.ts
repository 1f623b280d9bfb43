import { route } from '../../shared/route.ts';
import type { CheckMonth, EntryFilter, EntryPage, LogMonth, LogOverview } from './audit-log.schema.ts';

export const auditLogPaths = {
  entries: route<{ query: EntryFilter; data: EntryPage }>('GET', '/audit-log'),
  overview: route<{ data: LogOverview }>('GET', '/audit-log/overview'),
  check: route<{ body: CheckMonth; data: LogMonth }>('POST', '/audit-log/checks'),
};
