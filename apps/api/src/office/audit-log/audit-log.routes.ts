import { auditLogPaths } from '@kidney/contract/office/audit-log/audit-log.paths.ts';
import {
  checkMonthSchema,
  entryFilterSchema,
  entryPageSchema,
  logMonthSchema,
  logOverviewSchema,
} from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { LogReader } from './log-reader.service.ts';

/** Who may see what everybody did. */
const mayReadLog = ['owner'] as const;

export function auditLogEndpoints(reader: LogReader) {
  return [
    endpoint({
      route: auditLogPaths.entries,
      summary: 'What was done, the newest first',
      access: mayReadLog,
      query: entryFilterSchema,
      output: entryPageSchema,
      handle: async ({ query }) => ({ data: await reader.entries(query) }),
    }),
    endpoint({
      route: auditLogPaths.overview,
      summary: 'The months of the log, which of them wait to be looked over, and whom one may search for',
      access: mayReadLog,
      output: logOverviewSchema,
      handle: async () => ({ data: await reader.overview() }),
    }),
    endpoint({
      route: auditLogPaths.check,
      summary: 'Say that a month has been looked over',
      access: mayReadLog,
      body: checkMonthSchema,
      output: logMonthSchema,
      handle: async ({ body, principal }) => ({
        data: await reader.check(body.month, principal.sub),
        message: '점검한 달로 적었습니다.',
      }),
    }),
  ];
}
