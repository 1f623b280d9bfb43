import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { MediaKeeper } from '../media/index.ts';
import type { Revisions } from '../revisions/index.ts';
import type { Search } from '../search/index.ts';

export interface ProgramsDeps {
  database: Database;
  revisions: Revisions;
  drafts: Drafts;
  auditLog: AuditLog;
  media: MediaKeeper;
  search: Pick<Search, 'put' | 'remove'>;
}
