import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { RememberedFeatures } from '../../office/settings/index.ts';
import type { QueueMessage } from '../../office/notifications/index.ts';
import type { FormContext } from '../forms/index.ts';
import type { People } from '../people/index.ts';
import { createBringIn } from './bring-in.ts';
import { createDraftLimits } from './drafts/draft-limits.ts';
import { draftsEndpoints } from './drafts/drafts.routes.ts';
import { createDraftsService } from './drafts/drafts.service.ts';
import { createSubmitService } from './drafts/submit.service.ts';
import { createReceivedMessage } from './received-message.ts';
import type { StatusLinks } from './status/status-link.ts';
import { statusEndpoints } from './status/status.routes.ts';
import { createStatusService, type PicturesToSend } from './status/status.service.ts';
import { createStrangerMessages } from './stranger-messages.ts';
import { createSubmitApplication } from './submit-application.ts';

export { noSuchApplication, subjectOf } from './application-subject.ts';
export { mayLeadCases } from './applications.policy.ts';
export {
  applicationsRepository,
  sealedApplications,
  sealedEvents,
  type ApplicationRow,
} from './applications.repository.ts';
export type { BringIn } from './bring-in.ts';
export { createApplicationRecords } from './records/application-records.ts';
export { typedReceipt, type TypedReceipt } from './receipt-number.ts';
export { proofWords, stateWords } from './records/record-labels.ts';
export { createStatusLinks, type StatusLinks } from './status/status-link.ts';
export { presentStatus } from './status/status.presenter.ts';
export type { PicturesToSend } from './status/status.service.ts';
export type { Take } from './submit-application.ts';

export interface ApplicationsDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  people: People;
  limits: Limits;
  queueMessage: QueueMessage;
  strangerMessages: Pick<Parameters<typeof createStrangerMessages>[0], 'mostADay' | 'alarm'>;
  links: StatusLinks;
  formContext(): Promise<FormContext>;
  features: Pick<RememberedFeatures, 'has'>;
  /** The day on which so many working days have passed. */
  workingDayAfter(tx: Tx, date: string, days: number): Promise<string>;
  picturesToSend: PicturesToSend;
}

/** From the first question of a form to the receipt, and how it stands. */
export function createApplications(deps: ApplicationsDeps) {
  const queueForStranger = createStrangerMessages({ ...deps, ...deps.strangerMessages });
  const onTaken = createReceivedMessage({ ...deps, queueForStranger });
  const take = createSubmitApplication({ ...deps, onTaken });
  const limits = createDraftLimits(deps.limits);
  const drafts = createDraftsService({
    ...deps,
    limits,
    isOffered: async (kind) => kind !== 'transport' || deps.features.has('transport'),
  });
  const submitting = createSubmitService({ ...deps, limits, take });
  return {
    endpoints: [...draftsEndpoints(drafts, submitting), ...statusEndpoints(createStatusService(deps))],
    take,
    /** Pledges of which there is a paper. */
    papers: createBringIn(deps),
    housekeep: drafts.housekeep,
  };
}
