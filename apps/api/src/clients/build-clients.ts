import { nickNamesOf, staffWithRoles } from '../office/accounts/index.ts';
import type { Office, OfficeDeps } from '../office/build-office.ts';
import { districtsOf, identityOf, regionOf, vansOf, type RememberedFeatures } from '../office/settings/index.ts';
import { tellOwnersOfMessages } from '../office/tell-owners.ts';
import type { District } from '../platform/district.ts';
import type { Limits } from '../platform/limits.ts';
import { createBlindIndex } from '../platform/sealed-text/blind-index.ts';
import type { Vault } from '../platform/sealed-text/vault.ts';
import { createApplications, createStatusLinks, type ApplicationsDeps } from './applications/index.ts';
import { applicationsOf, createCases } from './cases/index.ts';
import { outcomesOf, relatedOf, type Riders } from './case-outcomes.ts';
import { createCallNotes } from './call-notes/index.ts';
import { createEventRegistrations, type ComingEvents } from './event-registrations/index.ts';
import { createFormatRequests } from './format-requests/index.ts';
import { createFormContext, factsInForms, type FormContextDeps } from './forms/index.ts';
import { createGroupMessages } from './group-messages/index.ts';
import { createImports } from './imports/index.ts';
import { createMemberships } from './memberships/index.ts';
import { createPeople, createPersonRights, neededByOneOf, type PersonalRecords } from './people/index.ts';
import { createProofs, type PrivatePictures } from './proofs/index.ts';
import { createTours } from './tours/index.ts';

interface HandedIn extends Pick<FormContextDeps, 'clinics' | 'closures' | 'facts'> {
  workingDayAfter: ApplicationsDeps['workingDayAfter'];
  privatePictures: PrivatePictures;
  events: ComingEvents;
}

interface Deps extends OfficeDeps, HandedIn {
  office: Pick<Office, 'accounts' | 'auditLog' | 'notifications'>;
  limits: Limits;
  vault: Vault;
  features: RememberedFeatures;
  /** Who rides is known above. */
  riders: Riders;
  /** What each feature knows of people, beside the people themselves. */
  records: readonly PersonalRecords[];
}

/** What needs a person beside what a list of them makes, which is looked at by itself. */
function neededBesides(records: readonly PersonalRecords[]) {
  const without = (...tables: string[]) =>
    neededByOneOf(records.filter((each) => !each.tables.some(({ table }) => tables.includes(table))));
  return { members: without('applications', 'members'), supporters: without('applications') };
}

export function buildClients({ office: { accounts: staff, auditLog, notifications }, riders, records, ...deps }: Deps) {
  const { config, database, keys } = deps;
  const { queueMessage } = notifications;
  const common = { ...deps, auditLog, names: nickNamesOf };
  const memberships = createMemberships(deps);
  const rights = createPersonRights({ ...common, others: records });
  const people = createPeople({
    ...common,
    blindIndex: createBlindIndex(keys.secret('blind-index')),
    related: relatedOf({ applicationsOf, members: memberships.among, riders: riders.among }),
    sendNoMore: rights.sendNoMore,
    // What builds on people, and what they ask of it: known a moment later. The same below.
    rideOf: (tx, id) => cases.rideOf(tx, id),
    pastOf: (tx, id) => cases.pastOf(tx, id),
    forgetAnswers: (tx, id, text) => cases.forgetAnswers(tx, id, text),
  });
  const accounts = async () => (await identityOf(database.read)).accounts;
  const shared = {
    ...common,
    people,
    queueMessage,
    links: createStatusLinks(keys.secret('status-link')),
    formContext: createFormContext({ ...deps, people, accounts, region: () => regionOf(database.read) }),
  };
  const applications = createApplications({
    ...shared,
    strangerMessages: {
      mostADay: config.STRANGER_MESSAGES_A_DAY,
      alarm: tellOwnersOfMessages(deps, queueMessage),
    },
    picturesToSend: (tx, row) => proofs.toSend(tx, row),
  });
  const proofs = createProofs({ ...shared, tell: (...what) => cases.tell(...what) });
  const cases = createCases({
    ...shared,
    take: applications.take,
    messages: notifications.mender,
    colleagues: staffWithRoles,
    vans: vansOf,
    leaveToDo: (tx, what, by) => callNotes.keep(tx, what, by),
    outcomes: outcomesOf({ memberships, riders }),
    picturesToSend: proofs.toSend,
  });
  const formatRequests = createFormatRequests({ ...common, people });
  const eventRegistrations = createEventRegistrations({ ...common, people });
  const callNotes = createCallNotes({ ...common, people, contact: cases.contact });
  const groupMessages = createGroupMessages({
    ...common,
    people,
    memberships,
    riders,
    groups: notifications.groups,
    districts: districtsOf,
    vans: vansOf,
  });
  const imports = createImports({
    ...shared,
    memberships,
    pledges: applications.papers,
    isNeededElsewhere: neededBesides(records),
    inviteList: staff.inviteList,
  });
  const tours = createTours({
    ...shared,
    take: applications.take,
    doneOn: cases.doneOn,
    notes: callNotes.ofTours,
    eraseSample: rights.eraseSample,
  });
  return {
    features: [
      people,
      applications,
      proofs,
      cases,
      formatRequests,
      eventRegistrations,
      callNotes,
      groupMessages,
      imports,
      tours,
      rights,
    ],
    housekeeping: [
      applications.housekeep,
      cases.housekeep,
      proofs.housekeep,
      callNotes.housekeep,
      groupMessages.housekeep,
      imports.housekeep,
      eventRegistrations.housekeep,
      tours.housekeep,
    ],
    people,
    cases,
    pictureLink: proofs.linkOf,
    shownFacts: factsInForms,
    formatRequests,
    takesRegistrations: eventRegistrations.isOn,
    countEventCalls: eventRegistrations.countToTell,
    callNotes,
    rights,
  } satisfies District & Record<string, unknown>;
}

export type Clients = ReturnType<typeof buildClients>;
