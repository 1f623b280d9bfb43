import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { People } from '../people/index.ts';
import type { StatusLinks } from '../applications/index.ts';
import type { PrivatePictures } from './private-pictures.ts';

export interface ProofPicturesDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: Pick<People, 'lackingConsents'>;
  limits: Limits;
  links: StatusLinks;
  privatePictures: PrivatePictures;
  /** Writes to whoever applied, with the link to the case. */
  tell(tx: Tx, applicationId: string, words: string, by: number): Promise<void>;
}
