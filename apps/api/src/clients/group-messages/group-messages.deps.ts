import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { GroupQueue } from '../../office/notifications/index.ts';
import type { People } from '../people/index.ts';

export interface GroupMessagesDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: Pick<People, 'inGroups'>;
  /** Who belongs to the association: a feature beside this one. */
  memberships: { all(tx: Tx, most: number): Promise<string[]> };
  /** Who rides: known above. */
  riders: { who(tx: Tx, wanted: { van: string; day: string }): Promise<string[]> };
  groups: GroupQueue;
  clinics(): Promise<readonly { id: number; name: string }[]>;
  districts(db: Db): Promise<readonly { name: string }[]>;
  vans(db: Db): Promise<readonly { name: string }[]>;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
