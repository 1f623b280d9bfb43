import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { MediaKeeper } from '../media/index.ts';
import type { Revisions } from '../../office/revisions/index.ts';
import type { Search } from '../search/index.ts';

export interface BoardsDeps {
  database: Database;
  clock: Clock;
  revisions: Revisions;
  drafts: Drafts;
  auditLog: AuditLog;
  media: MediaKeeper;
  limits: Limits;
  publicOrigin: string;
  search: Pick<Search, 'put' | 'remove' | 'findKeys'>;
}
