import type { WaitKind } from '@kidney/contract/operations/staff-home/waits.paths.ts';

type Part = WaitKind | 'cases' | 'sent' | 'duties' | 'backups' | 'programs';

const writers = ['editor', 'owner'];
const owners = ['owner'];
const dispatchers = ['dispatcher', 'owner'];

/** Whose work what waits is: nobody is shown a number they can do nothing about. */
const workers: Record<Part, readonly string[]> = {
  /** With what asks for another format, and what did not go. */
  cases: dispatchers,
  'unfinished-calls': dispatchers,
  applications: dispatchers,
  'overdue-applications': dispatchers,
  // Owners find them among all messages.
  'case-messages': ['dispatcher'],
  sent: dispatchers,
  'format-requests': dispatchers,
  'event-calls': dispatchers,
  'sign-ups': owners,
  messages: owners,
  'log-months': owners,
  retention: owners,
  facts: writers,
  links: writers,
  drafts: writers,
  scheduled: writers,
  duties: ['editor', 'dispatcher', 'owner'],
  backups: owners,
  programs: owners,
};

export const isWorkOf = (part: Part, roles: readonly string[]): boolean =>
  roles.some((role) => workers[part].includes(role));
