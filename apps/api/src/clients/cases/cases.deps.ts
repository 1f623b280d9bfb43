import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { MessageMender, QueueMessage } from '../../office/notifications/index.ts';
import type { People } from '../people/index.ts';
import type { FormContext } from '../forms/index.ts';
import type { PicturesToSend, StatusLinks, Take } from '../applications/index.ts';
import type { Unfinished } from './unfinished/unfinished.service.ts';

/** What comes of a case once it is settled, and what becomes of that when it is cancelled afterwards. */
export interface Outcome {
  onSettled(tx: Tx, personId: string, ride: Ride | null): Promise<void>;
  onCancelled(tx: Tx, personId: string): Promise<void>;
  /** All rides from today on, each until the next begins. */
  onRideChanged?(tx: Tx, personId: string, rides: Ride[]): Promise<void>;
}

/** Beside a case: whose, the end of their number, what, and until when. */
export interface LeftToDo {
  caseId: string;
  who: string;
  phoneEnd: string;
  about: string;
  dueOn: string;
}

/** What the office knows beside the applications themselves. */
export interface OfficeDeps {
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Those of the office who lead cases. */
  colleagues(db: Db | Tx, roles: readonly string[], most: number): Promise<{ id: number; nickName: string }[]>;
  vans(tx: Tx): Promise<{ name: string }[]>;
  /** What somebody of the office has to do by a day, and ticks. */
  leaveToDo(tx: Tx, what: LeftToDo, by: number): Promise<void>;
  outcomes: Record<ApplicationKind, Outcome>;
}

export interface CasesDeps extends OfficeDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: Pick<
    People,
    | 'consentsInForce'
    | 'read'
    | 'change'
    | 'fillIn'
    | 'giveConsents'
    | 'consentTexts'
    | 'consentsOf'
    | 'lackingConsents'
    | 'idsByPhoneEnd'
  >;
  formContext(): Promise<FormContext>;
  take: Take;
  links: StatusLinks;
  queueMessage: QueueMessage;
  messages: Pick<MessageMender, 'states' | 'unsent' | 'retry' | 'markCopied'>;
  /** What whoever applied is asked to send. */
  picturesToSend: PicturesToSend;
  unfinished: Unfinished;
}
