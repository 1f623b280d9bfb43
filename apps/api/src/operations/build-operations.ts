import type { Clients } from '../clients/build-clients.ts';
import type { Content } from '../content/build-content.ts';
import type { Office, OfficeDeps } from '../office/build-office.ts';
import type { RememberedFeatures } from '../office/settings/index.ts';
import type { District } from '../platform/district.ts';
import { createBackups } from './backups/index.ts';
import { createHeartbeats } from './heartbeats/index.ts';
import type { Transport } from '../transport/build-transport.ts';
import { createStaffHome } from './staff-home/index.ts';
import { createStaffSearch } from './staff-search/index.ts';
import { createWatch } from './watch/index.ts';

interface Deps extends Pick<OfficeDeps, 'database' | 'clock'> {
  office: Office;
  content: Content;
  clients: Clients;
  transport: Transport;
  features: RememberedFeatures;
}

export function buildOperations({ office, content, clients, transport, features, ...deps }: Deps) {
  const { cases, formatRequests, rights } = clients;
  const backups = createBackups(deps);
  const staffHome = createStaffHome({
    clock: deps.clock,
    database: deps.database,
    service: async () => ((await features.has('transport')) ? transport.serviceDays.today() : null),
    dueCases: cases.dueBy,
    dueFormats: formatRequests.dueBy,
    countDueCases: cases.countDueBy,
    countDueFormats: formatRequests.countDueBy,
    unsent: cases.unsent,
    counts: {
      'unfinished-calls': cases.countUnfinished,
      applications: cases.countNew,
      'overdue-applications': cases.countOverdue,
      'case-messages': cases.countUnsent,
      'format-requests': formatRequests.countDue,
      'event-calls': clients.countEventCalls,
      'sign-ups': office.accounts.countPending,
      messages: office.notifications.countAttention,
      'log-months': office.auditLog.countUnchecked,
      facts: content.facts.countUnchecked,
      links: content.linkChecks.count,
      retention: rights.countWaiting,
    },
    countUnlisted: (place, state, most) =>
      place === 'newsletters'
        ? content.newsletters.countUnlisted(state, most)
        : content.boards.countUnlisted(place, state, most),
    sentBy: cases.sentBy,
    duties: office.duties.list,
    backups: backups.status,
    programs: createHeartbeats(deps).running,
  });
  const staffSearch = createStaffSearch({
    database: deps.database,
    people: clients.people.lookUp,
    applications: clients.cases.byReceipt,
    rides: transport.riders.ridesOf,
    writings: content.contents.search,
  });
  return { features: [backups, staffHome, staffSearch, createWatch(deps)], housekeeping: [] } satisfies District;
}
