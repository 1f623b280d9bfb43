import { signNames, type SignName, type SignState } from '@kidney/contract/operations/watch/signs.paths.ts';
import { lateAfterMs } from '../backups/index.ts';
import type { Noted, Vitals } from './vitals.ts';
import { diskPrefix } from './watch.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Judged {
  state: SignState;
  /** The moment that it is about. */
  at: Date | null;
}

interface Rule {
  /** How long it may be wrong before anybody is told. */
  forMs: number;
  /** Worth a message on the telephone, and not mail alone. */
  isUrgent: boolean;
  /** How long it has to have been well before it is over; what comes and goes is one fault. */
  overMs?: number;
}

interface InsideRule extends Rule {
  judge(vitals: Vitals, now: number): Judged;
}

/** Of what this machine sees; needs no database. */
interface OutsideRule extends Rule {
  judgeNoted(noted: Noted, now: number): Judged;
}

const state = (isWell: boolean, at: Date | null = null): Judged => ({ state: isWell ? 'well' : 'wrong', at });
const unknown: Judged = { state: 'unknown', at: null };
/** Something that has to have happened within that time. */
const within = (at: Date | null, now: number, most: number) => state(at !== null && now - at.getTime() <= most, at);
/** Something that must not have waited for longer. */
const noOlder = (at: Date | null, now: number, most: number) => state(at === null || now - at.getTime() <= most, at);

const leastFree = 0.1;
/** Folders whose disk has no room left, or that cannot be seen. */
export const fullDisks = (noted: Noted): string[] =>
  [...noted].flatMap(([name, { value }]) =>
    name.startsWith(diskPrefix) && value < leastFree ? [name.slice(diskPrefix.length)] : [],
  );
const refusedMost = { messages: 2, signIns: 30 };

/** Whoever looks comes every two minutes. */
export const blindAfter = 15 * minute;
const fresh = (noted: Noted, name: string, now: number) => {
  const found = noted.get(name);
  return found && now - found.at.getTime() <= blindAfter ? found : undefined;
};

const rules: Record<Exclude<SignName, 'database'>, InsideRule | OutsideRule> = {
  'database-log': { forMs: 0, isUrgent: true, judge: (v) => state(!v.isDatabaseTalkative) },
  site: { forMs: minute, isUrgent: true, judge: (v, now) => within(v.siteHeardAt, now, 2 * minute) },
  address: {
    forMs: 3 * minute,
    isUrgent: true,
    judgeNoted(noted, now) {
      const address = fresh(noted, 'address', now);
      return address ? state(address.value > 0, address.at) : unknown;
    },
  },
  worker: { forMs: minute, isUrgent: true, judge: (v, now) => within(v.workerHeardAt, now, 2 * minute) },
  queue: { forMs: 0, isUrgent: true, judge: (v, now) => noOlder(v.oldestJobAt, now, 15 * minute) },
  jobs: { forMs: 0, isUrgent: false, judge: (v) => state(v.jobsGivenUp === 0) },
  messages: {
    forMs: 0,
    isUrgent: true,
    judge(v, now) {
      const waiting = noOlder(v.oldestUnsentAt, now, hour);
      return v.messagesRefused > refusedMost.messages ? state(false) : waiting;
    },
  },
  backup: { forMs: 0, isUrgent: true, judge: (v, now) => within(v.backupAt, now, lateAfterMs) },
  drill: { forMs: 0, isUrgent: true, judge: (v, now) => within(v.drillAt, now, lateAfterMs) },
  archive: {
    forMs: 0,
    isUrgent: true,
    judge({ archivedAt, noted }, now) {
      const drill = noted.get('archive-drill');
      if (drill && now - drill.at.getTime() > lateAfterMs) return state(false, drill.at);
      if (archivedAt) return within(archivedAt, now, 5 * minute);
      // It was tried before, so there was one.
      return drill ? state(false, drill.at) : unknown;
    },
  },
  disk: {
    forMs: 10 * minute,
    isUrgent: true,
    judgeNoted(noted, now) {
      const disks = [...noted.keys()].filter((name) => name.startsWith(diskPrefix) && fresh(noted, name, now));
      return disks.length === 0 ? unknown : state(fullDisks(noted).length === 0);
    },
  },
  certificate: {
    forMs: 0,
    isUrgent: false,
    judgeNoted(noted, now) {
      const ends = noted.get('certificate');
      return ends ? state(ends.value * 1_000 - now >= 14 * day, new Date(ends.value * 1_000)) : unknown;
    },
  },
  log: {
    forMs: 0,
    isUrgent: true,
    judgeNoted(noted, now) {
      const log = noted.get('log');
      if (!log) return unknown;
      return log.value > 0 ? within(log.at, now, lateAfterMs) : state(false, log.at);
    },
  },
  'sign-ins': {
    forMs: 0,
    isUrgent: true,
    // Somebody who tries all night is one fault.
    overMs: 12 * hour,
    judge: (v) => state(v.signInsRefused <= refusedMost.signIns),
  },
};

/** A restart of the database is over by then. */
const databaseRule: Rule = { forMs: 2 * minute, isUrgent: true };

export const ruleOf = (name: SignName): Rule => (name === 'database' ? databaseRule : rules[name]);

/** Without a database what the machine itself sees is known all the same. */
export function judge(vitals: Vitals | null, noted: Noted, at: Date): ReadonlyMap<SignName, Judged> {
  const now = at.getTime();
  const of = (name: SignName): Judged => {
    if (name === 'database') return state(vitals !== null);
    const rule = rules[name];
    if ('judgeNoted' in rule) return rule.judgeNoted(noted, now);
    return vitals ? rule.judge(vitals, now) : unknown;
  };
  return new Map(signNames.map((name) => [name, of(name)]));
}
