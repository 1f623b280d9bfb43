import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { PrivatePictures } from '../media/index.ts';
import type { QueueMessage } from '../notifications/index.ts';
import type { People } from '../people/index.ts';
import { createCases } from './cases/index.ts';
import type { OfficeDeps } from './cases/cases.deps.ts';
import { createDraftLimits } from './drafts/draft-limits.ts';
import { draftsEndpoints } from './drafts/drafts.routes.ts';
import { createDraftsService } from './drafts/drafts.service.ts';
import { createSubmitService } from './drafts/submit.service.ts';
import { createWorld, type WorldDeps } from './forms/world.ts';
import { proofPicturesEndpoints } from './proofs/proof-pictures.routes.ts';
import { createProofPictures } from './proofs/proof-pictures.service.ts';
import { createReceivedMessage } from './received-message.ts';
import { createStatusLinks } from './status/status-link.ts';
import { statusEndpoints } from './status/status.routes.ts';
import { createStatusService } from './status/status.service.ts';
import { createApplicationRecords } from './records/application-records.ts';
import type { IsHeld } from './records/application-records.repository.ts';
import { createTaking } from './take-application.ts';

export { applicationsOf } from './cases/index.ts';

export interface ApplicationsDeps extends Omit<WorldDeps, 'people'> {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: People;
  limits: Limits;
  queueMessage: QueueMessage;
  /** What the links to a case are made with. */
  linkSecret: Uint8Array;
  /** The day on which so many working days have passed. */
  workingDayAfter(tx: Tx, date: string, days: number): Promise<string>;
  office: OfficeDeps;
  privatePictures: PrivatePictures;
}

export function createApplications({ queueMessage, linkSecret, office, ...deps }: ApplicationsDeps) {
  const world = createWorld(deps);
  const links = createStatusLinks(linkSecret);
  const take = createTaking({ ...deps, onTaken: createReceivedMessage({ ...deps, queueMessage, links }) });
  const draftLimits = createDraftLimits(deps.limits);
  const drafts = createDraftsService({ ...deps, limits: draftLimits, world });
  const submitting = createSubmitService({ ...deps, limits: draftLimits, take, world });
  const status = createStatusService({ ...deps, links });
  const cases = createCases({ ...deps, ...office, world, take, links, queueMessage });
  const proofs = createProofPictures({ ...deps, links, tell: cases.tell });
  return {
    endpoints: [
      ...draftsEndpoints(drafts, submitting),
      ...statusEndpoints(status),
      ...cases.endpoints,
      ...proofPicturesEndpoints(proofs),
    ],
    countNew: cases.countNew,
    countOverdue: cases.countOverdue,
    housekeep: async () => {
      await drafts.housekeep();
      await proofs.housekeep();
    },
  };
}

interface RecordsDeps extends WorldDeps {
  vault: Vault;
  /** Whether what an application led to is there still. */
  isHeld: IsHeld;
}

/** What applications know of people. */
export const createApplicationsRecords = ({ vault, isHeld, ...deps }: RecordsDeps) =>
  createApplicationRecords({ vault, isHeld, world: createWorld(deps) });
