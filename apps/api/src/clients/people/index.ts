import type { PastEvent } from '@kidney/contract/clients/case-events.schema.ts';
import type { KnownRide } from '@kidney/contract/clients/people/people.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { ScheduledJob, Tasks } from '../../platform/jobs/jobs.ts';
import type { BlindIndex } from '../../platform/sealed-text/blind-index.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { newestTexts } from './consents/consent-texts.ts';
import { createConsents, type GivenConsent } from './consents/consents.service.ts';
import type { Related } from './people.presenter.ts';
import { createPeopleAtOnce } from './people-at-once.ts';
import { createPeopleInGroups } from './people-in-groups.ts';
import { peopleEndpoints } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';
import { createPersonIndexes } from './person-indexes.ts';
import { createPersons, type NewPerson } from './persons.service.ts';
import { createOwnRecords } from './records/own-records.ts';
import { neededByOneOf } from './records/own-records.repository.ts';
import type { PersonalRecords } from './records/personal-records.ts';
import { nightlyRetention, retentionJob } from './retention/retention.jobs.ts';
import { retentionEndpoints } from './retention/retention.routes.ts';
import { createRetentionService } from './retention/retention.service.ts';
import { createRetentionRun } from './retention/run-retention.ts';
import { rightsEndpoints } from './rights/rights.routes.ts';
import { createRights, type Rights } from './rights/rights.service.ts';

export { accessArmTopic, newestTexts, picturesSince, textsToAsk } from './consents/consent-texts.ts';
export { spokenFirst, spokenOfTopic, spokenWords } from './consents/spoken-messages.ts';
export type { ConsentInForce } from './consents/consents.service.ts';
export type { LackingConsents } from './consents/lacking-consents.ts';
export { mayKnowPeople, needsGuardian } from './people.policy.ts';
export type { Recognised } from './people-at-once.ts';
export type { MayBeSent, Reached } from './people-in-groups.ts';
export type { Related } from './people.presenter.ts';
export type { KnownPerson, NewPerson } from './persons.service.ts';
export { neededByOneOf } from './records/own-records.repository.ts';
export { contactForm } from './records/contact.ts';
export { createMessageRecords } from './records/message-records.ts';
export {
  blindIndex,
  officeOnly,
  ownKey,
  type PersonalRecords,
  type PersonalTable,
  type RetentionEnd,
  type Told,
  type Whose,
} from './records/personal-records.ts';
export { tell } from './records/tell.ts';
export type { Rights };

export interface PeopleDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  blindIndex: BlindIndex;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** What other features know of these people: they build on this one, so it is handed in. */
  related?(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Related>>;
  /** Where and when somebody rides. */
  rideOf?(tx: Tx, id: string): Promise<KnownRide | null>;
  /** What was done for somebody of late. */
  pastOf?(tx: Tx, id: string): Promise<PastEvent[]>;
  /** What waits to be sent to somebody who wants no more messages is not sent. */
  sendNoMore?(tx: Tx, personId: string): Promise<void>;
  /** What was kept under these words alone goes with them. */
  forgetAnswers?(tx: Tx, personId: string, textId: string): Promise<void>;
}

const nobodyKnowsMore = async () => new Map<string, Related>();
const nobodyRides = async () => null;
const nothingDone = async () => [];
const nothingWaits = async () => {};

export function createPeople({
  related = nobodyKnowsMore,
  rideOf = nobodyRides,
  pastOf = nothingDone,
  sendNoMore = nothingWaits,
  forgetAnswers = nothingWaits,
  blindIndex,
  ...deps
}: PeopleDeps) {
  const indexes = createPersonIndexes(blindIndex);
  const persons = createPersons({ ...deps, indexes });
  const consents = createConsents({ ...deps, sendNoMore, forgetAnswers });
  const service = createPeopleService({ ...deps, persons, consents, indexes, related, rideOf, pastOf });
  return {
    endpoints: peopleEndpoints(service),
    /** Lists of people. */
    atOnce: createPeopleAtOnce({ ...deps, indexes, persons }),
    /** Those whom one message is for. */
    inGroups: createPeopleInGroups(deps),
    /** Whoever has this name and number already, as they are known, or somebody new. */
    recognise: persons.recognise,
    /** Adds what is not known yet; what is known stays. Only for what the office has heard or looked at. */
    fillIn: persons.fillIn,
    /** Opened, and written into the log as read, in the same transaction. */
    read: persons.read,
    /** Those that words may mean, told in a line; in the log as looked at. */
    lookUp: service.lookUp,
    /** Those whose number ends so, or whose guardian's, of many ends at once; in the log as looked at. */
    byPhoneEnds: service.byPhoneEnds,
    /** The same of one end, by index, without opening anything: nobody is shown. */
    idsByPhoneEnd: service.idsByPhoneEnd,
    change: persons.change,
    /** By index, without opening anything: the person's number or the guardian's. */
    hasPhone: persons.hasPhone,
    /** The newest words of each consent that this purpose asks for. */
    consentTexts: newestTexts,
    /** The ids of all that holds now of what was accepted: of what was taken back, the web alone brings nothing back. */
    giveConsents: async (tx: Tx, personId: string, given: GivenConsent): Promise<readonly string[]> =>
      (await consents.give(tx, personId, given)).held,
    consentsOf: consents.of,
    /** What whoever has this name and number has agreed to of the newest words, by the rules of `lackingConsents`. Nobody is shown who it is. */
    async consentsInForce(tx: Tx, who: Pick<NewPerson, 'name' | 'phone'>, topic: string) {
      const id = await persons.idOf(tx, who);
      return id === null ? [] : consents.inForce(tx, id, topic);
    },
    /** Whoever has this name and number took messages back, by what is known of them. Nobody is shown who it is. */
    async wantsNoMessages(tx: Tx, who: Pick<NewPerson, 'name' | 'phone'>): Promise<boolean> {
      const id = await persons.idOf(tx, who);
      return id !== null && consents.hasTakenBack(tx, id, 'messages');
    },
    /** By what somebody of this name and number is found, whether we know them or not. */
    foundBy: ({ name, phone }: Pick<NewPerson, 'name' | 'phone'>) => ({
      nameIndex: indexes.ofName(name).nameIndex,
      phoneIndex: indexes.ofPhone(phone).phoneIndex,
    }),
    /** What this purpose requires and is not in force; where told so, in words not older than that version. Nobody is shown who it is. */
    lackingConsents: consents.lacking,
  };
}

export type People = ReturnType<typeof createPeople>;

interface KeepingDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  vault: Vault;
  /** What the other features know of people. */
  others: readonly PersonalRecords[];
}

const allRecords = ({ others, ...deps }: KeepingDeps): PersonalRecords[] => [
  ...others,
  createOwnRecords({ ...deps, isNeeded: neededByOneOf(others) }),
];

/** What people may ask of us, and how long they are known. Built last: it knows what every other feature knows of them. */
export function createPersonRights(deps: KeepingDeps & Pick<PeopleDeps, 'names'>) {
  const records = allRecords(deps);
  const rights = createRights({ ...deps, records });
  const retention = createRetentionService(deps);
  return {
    endpoints: [...rightsEndpoints(rights), ...retentionEndpoints(retention)],
    export: rights.export,
    erase: rights.erase,
    eraseSample: rights.eraseSample,
    sendNoMore: rights.sendNoMore,
    /** How many removals wait for the owner. */
    countWaiting: retention.countWaiting,
    /** Every table that knows something of people, with its rule. */
    tables: records.flatMap(({ tables }) => tables),
  };
}

/** What the worker does every night, and when the owner has agreed. */
export function createRetentionTasks(deps: KeepingDeps): { tasks: Tasks; scheduled: ScheduledJob[] } {
  const run = createRetentionRun({ ...deps, records: allRecords(deps) });
  return { tasks: { [retentionJob.task]: run }, scheduled: [nightlyRetention] };
}
