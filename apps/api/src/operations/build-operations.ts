import type { Clients } from '../clients/build-clients.ts';
import type { Content } from '../content/build-content.ts';
import type { Office, OfficeDeps } from '../office/build-office.ts';
import type { District } from '../platform/district.ts';
import { createBackups } from './backups/index.ts';
import { createHeartbeats } from './heartbeats/index.ts';
import { createStaffHome } from './staff-home/index.ts';
import { createWatch } from './watch/index.ts';

interface Deps extends Pick<OfficeDeps, 'database' | 'clock'> {
  office: Office;
  content: Content;
  clients: Clients;
}

export function buildOperations({ office, content, clients, ...deps }: Deps) {
  const { cases, formatRequests, rights } = clients;
  const backups = createBackups(deps);
  const staffHome = createStaffHome({
    clock: deps.clock,
    counts: {
      'unfinished-calls': cases.countUnfinished,
      applications: cases.countNew,
      'overdue-applications': cases.countOverdue,
      'case-messages': cases.countUnsent,
      'format-requests': formatRequests.countDue,
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
  return { features: [backups, staffHome, createWatch(deps)], housekeeping: [] } satisfies District;
}
