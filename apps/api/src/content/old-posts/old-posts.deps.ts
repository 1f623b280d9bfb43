import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { PostBatches } from '../boards/index.ts';
import type { BulkFiles } from '../media/index.ts';

export interface OldPostsDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  files: BulkFiles;
  batches: PostBatches;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
