import { signNames, type SignName, type SignState } from '@kidney/contract/operations/watch/signs.paths.ts';
import { diskPrefix, type Vitals } from './vitals.ts';

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
  judge(vitals: Vitals, now: number): Judged;
}

const state = (isWell: boolean, at: Date | null = null): Judged => ({ state: isWell ? 'well' : 'wrong', at });
const unknown: Judged = { state: 'unknown', at: null };
/** Something that has to have happened within that time. */
const within = (at: Date | null, now: number, most: number) => state(at !== null && now - at.getTime() <= most, at);
/** Something that must not have waited for longer. */
const noOlder = (at: Date | null, now: number, most: number) => state(at === null || now - at.getTime() <= most, at);

const backupsWithin = 26 * hour;
const leastFree = 0.1;
const refusedMost = { messages: 2, signIns: 30 };

const rules: Record<Exclude<SignName, 'database'>, Rule> = {
  site: { forMs: minute, isUrgent: true, judge: (v, now) => within(v.siteHeardAt, now, 2 * minute) },
  address: {
    forMs: 3 * minute,
    isUrgent: true,
    judge({ noted }) {
      const address = noted.get('address');
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
  backup: { forMs: 0, isUrgent: true, judge: (v, now) => within(v.backupAt, now, backupsWithin) },
  drill: { forMs: 0, isUrgent: true, judge: (v, now) => within(v.drillAt, now, backupsWithin) },
  disk: {
    forMs: 10 * minute,
    isUrgent: true,
    judge({ noted }) {
      const looked = noted.get('watch')?.at.getTime();
      // A folder that is no longer looked at has its last value for ever.
      const free = [...noted].filter(([name, { at }]) => name.startsWith(diskPrefix) && at.getTime() === looked);
      return free.length === 0 ? unknown : state(free.every(([, { value }]) => value >= leastFree));
    },
  },
  certificate: {
    forMs: 0,
    isUrgent: false,
    judge({ noted }, now) {
      const ends = noted.get('certificate');
      return ends ? state(ends.value * 1_000 - now >= 14 * day, new Date(ends.value * 1_000)) : unknown;
    },
  },
  log: {
    forMs: 0,
    isUrgent: true,
    judge({ noted }, now) {
      const log = noted.get('log');
      if (!log) return unknown;
      return log.value > 0 ? within(log.at, now, backupsWithin) : state(false, log.at);
    },
  },
  'sign-ins': { forMs: 0, isUrgent: true, judge: (v) => state(v.signInsRefused <= refusedMost.signIns) },
};

/** A restart of the database is over by then. */
const databaseRule: Omit<Rule, 'judge'> = { forMs: 2 * minute, isUrgent: true };

export const ruleOf = (name: SignName): Omit<Rule, 'judge'> => (name === 'database' ? databaseRule : rules[name]);

/** Without a database nothing is known but that. */
export function judge(vitals: Vitals | null, now: Date): ReadonlyMap<SignName, Judged> {
  const of = (name: SignName): Judged => {
    if (name === 'database') return state(vitals !== null);
    return vitals ? rules[name].judge(vitals, now.getTime()) : unknown;
  };
  return new Map(signNames.map((name) => [name, of(name)]));
}
