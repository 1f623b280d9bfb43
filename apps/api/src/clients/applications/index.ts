import { applicationForms } from '@kidney/contract/clients/applications/application-names.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { MessageMender, QueueMessage } from '../../office/notifications/index.ts';
import type { People } from '../people/index.ts';
import { createCases } from './cases/index.ts';
import type { PrivatePictures } from './proofs/private-pictures.ts';
import type { OfficeDeps } from './cases/cases.deps.ts';
import { createDraftLimits } from './drafts/draft-limits.ts';
import { draftsEndpoints } from './drafts/drafts.routes.ts';
import { createDraftsService } from './drafts/drafts.service.ts';
import { createSubmitService } from './drafts/submit.service.ts';
import { createFormContext, formFactKeys, type FormContextDeps } from './forms/form-context.ts';
import { proofPicturesEndpoints } from './proofs/proof-pictures.routes.ts';
import { createProofPictures } from './proofs/proof-pictures.service.ts';
import { createReceivedMessage } from './received-message.ts';
import { createStatusLinks } from './status/status-link.ts';
import { statusEndpoints } from './status/status.routes.ts';
import { createStatusService } from './status/status.service.ts';
import { createApplicationRecords } from './records/application-records.ts';
import type { IsHeld } from './records/application-records.repository.ts';
import { createStrangerMessages } from './stranger-messages.ts';
import { createSubmitApplication } from './submit-application.ts';
import { unfinishedEndpoints } from './unfinished/unfinished.routes.ts';
import { createUnfinished } from './unfinished/unfinished.service.ts';

export { applicationsOf } from './cases/index.ts';

export interface ApplicationsDeps extends Omit<FormContextDeps, 'people'> {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: People;
  limits: Limits;
  queueMessage: QueueMessage;
  messages: MessageMender;
  strangerMessages: Pick<Parameters<typeof createStrangerMessages>[0], 'mostADay' | 'alarm'>;
  /** What the links to a case are made with. */
  linkSecret: Uint8Array;
  /** The day on which so many working days have passed. */
  workingDayAfter(tx: Tx, date: string, days: number): Promise<string>;
  office: OfficeDeps;
  privatePictures: PrivatePictures;
}

export function createApplications({ queueMessage, linkSecret, office, ...deps }: ApplicationsDeps) {
  const formContext = createFormContext(deps);
  const links = createStatusLinks(linkSecret);
  const queueForStranger = createStrangerMessages({ ...deps, queueMessage, ...deps.strangerMessages });
  const onTaken = createReceivedMessage({ ...deps, queueMessage, queueForStranger, links });
  const take = createSubmitApplication({ ...deps, onTaken });
  const draftLimits = createDraftLimits(deps.limits);
  const drafts = createDraftsService({ ...deps, limits: draftLimits, formContext });
  const submitting = createSubmitService({ ...deps, limits: draftLimits, take, formContext });
  const status = createStatusService({ ...deps, links });
  const unfinished = createUnfinished(deps);
  const cases = createCases({ ...deps, ...office, formContext, take, links, queueMessage, unfinished });
  const proofs = createProofPictures({ ...deps, links, tell: cases.tell });
  return {
    endpoints: [
      ...draftsEndpoints(drafts, submitting),
      ...statusEndpoints(status),
      ...cases.endpoints,
      ...unfinishedEndpoints(unfinished),
      ...proofPicturesEndpoints(proofs),
    ],
    rideOf: cases.rideOf,
    forgetAnswers: cases.forgetAnswers,
    pictureLink: proofs.linkOf,
    /** Where the forms show facts. */
    shownFacts: async () => [{ ...applicationForms.transport, keys: formFactKeys }],
    countNew: cases.countNew,
    countOverdue: cases.countOverdue,
    countUnsent: cases.countUnsent,
    sentBy: cases.sentBy,
    countUnfinished: unfinished.countCalls,
    housekeep: async () => {
      await drafts.housekeep();
      await unfinished.housekeep();
      await proofs.housekeep();
    },
  };
}

interface RecordsDeps extends FormContextDeps {
  vault: Vault;
  /** Whether what an application led to is there still. */
  isHeld: IsHeld;
}

/** What applications know of people. */
export const createApplicationsRecords = ({ vault, isHeld, ...deps }: RecordsDeps) =>
  createApplicationRecords({ vault, isHeld, formContext: createFormContext(deps) });
