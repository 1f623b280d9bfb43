import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { People } from '../people/index.ts';
import type { ComingEvent } from './can-still-come.ts';

/** Events, as the district beside this one hands them in; days are given from a day on. */
export interface ComingEvents {
  find(db: Db | Tx, id: number, from: string): Promise<ComingEvent | undefined>;
  findAll(db: Db | Tx, ids: readonly number[], from: string): Promise<ComingEvent[]>;
  ahead(db: Db | Tx, from: string, most: number): Promise<ComingEvent[]>;
  announce(tx: Tx): Promise<unknown>;
  tag: string;
}

export interface EventRegistrationsDeps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  limits: Limits;
  events: ComingEvents;
  people: Pick<People, 'consentTexts' | 'foundBy' | 'wantsNoMessages'>;
}

export const subjectOf = (id: string) => ({ kind: 'event-registration', id }) as const;
export const openingSubject = (id: number) => ({ kind: 'event-opening', id: String(id) }) as const;
