import type { ImportKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { SQL } from '../../platform/drizzle.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { InviteList } from '../../office/accounts/index.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { BringIn } from '../applications/index.ts';
import type { FormContext } from '../forms/index.ts';
import type { People } from '../people/index.ts';

export interface ImportsDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  people: Pick<People, 'atOnce' | 'read' | 'change'>;
  /** Who belongs to the association: a feature beside this one. */
  memberships: {
    ofPeople(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, { endedOn: string | null }>>;
    joinAll(tx: Tx, rows: readonly { personId: string; since: string }[]): Promise<unknown>;
    takeOut(tx: Tx, ids: readonly string[]): Promise<unknown>;
  };
  pledges: BringIn;
  formContext(): Promise<FormContext>;
  /** Whether anything but what a list of this kind makes needs this person, as SQL. */
  isNeededElsewhere: Record<ImportKind, (personId: SQL) => SQL>;
  /** For lists of staff: the door of those who work here. */
  inviteList: InviteList;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
