import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { auditLogEndpoints } from './audit-log.routes.ts';
import { logReaderRepository } from './log-reader.repository.ts';
import { createLogReader, type People } from './log-reader.service.ts';
import { createLogWriter } from './log-writer.ts';

export { changeOf } from './entry.ts';
export { dropLogMonths, makeLogMonths } from './log-months.ts';
export { createLogWriter, unrecorded, type AuditLog } from './log-writer.ts';
export { verifyLog, type Noted, type Problem } from './verify-log.ts';

export const { countRefusedSignIns } = logReaderRepository;

interface Deps {
  database: Database;
  clock: Clock;
  people: People;
  secret: Uint8Array;
}

export function createAuditLog({ secret, ...deps }: Deps) {
  const writer = createLogWriter(secret);
  const reader = createLogReader({ ...deps, writer });
  return { ...writer, endpoints: auditLogEndpoints(reader), countUnchecked: reader.countUnchecked };
}
