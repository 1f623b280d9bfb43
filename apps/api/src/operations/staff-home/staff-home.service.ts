import type { BackupStatus } from '@kidney/contract/operations/backups/backups.schema.ts';
import type { RunningPrograms } from '@kidney/contract/operations/heartbeats/heartbeats.schema.ts';
import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import type { SentMessage } from '@kidney/contract/clients/cases/sent-messages.schema.ts';
import type { ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import type { DueCase, UnsentMessage } from '@kidney/contract/clients/cases/waiting-cases.schema.ts';
import type { DueFormat } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { StaffHome, Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import {
  countedMost,
  dueDaysAhead,
  dueShownMost,
  sentShownMost,
  unsentShownMost,
  waitKinds,
  writingPlaces,
  type WaitKind,
  type WritingPlace,
} from '@kidney/contract/operations/staff-home/waits.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Principal } from '../../platform/request-context.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { isWorkOf } from './staff-home.policy.ts';

export type Unlisted = 'kept' | 'scheduled';
/** Of what is somebody's own, `me` are counted theirs alone. */
type Count = (most: number, me: number) => Promise<number>;

/** What the other features know of what waits with them; each counts no further than it is asked to. */
export interface StaffHomeDeps {
  clock: Clock;
  database: Database;
  /** Whether the vans run today; null where there are none. */
  service(): Promise<ServiceDay | null>;
  /** What is due by a day, and what did not go. */
  dueCases(tx: Tx, by: string, most: number): Promise<DueCase[]>;
  dueFormats(tx: Tx, by: string, most: number): Promise<DueFormat[]>;
  countDueCases(by: string, most: number): Promise<number>;
  countDueFormats(by: string, most: number): Promise<number>;
  unsent(tx: Tx, most: number): Promise<UnsentMessage[]>;
  counts: Record<Exclude<WaitKind, 'drafts' | 'scheduled'>, Count>;
  countUnlisted(place: WritingPlace, state: Unlisted, most: number): Promise<number>;
  /** What somebody sent lately from cases. */
  sentBy(me: number, most: number): Promise<SentMessage[]>;
  duties(): Promise<Duty[]>;
  backups(): Promise<BackupStatus>;
  programs(): Promise<RunningPrograms>;
}

export function createStaffHomeService(deps: StaffHomeDeps) {
  const { clock, counts, countUnlisted, sentBy, duties, backups } = deps;

  async function unlisted(kind: 'drafts' | 'scheduled'): Promise<Wait> {
    const state = kind === 'drafts' ? 'kept' : 'scheduled';
    const all = await Promise.all(
      writingPlaces.map(async (place) => ({ place, count: await countUnlisted(place, state, countedMost) })),
    );
    const places = all.filter(({ count }) => count > 0);
    const sum = places.reduce((total, { count }) => total + count, 0);
    return { kind, count: Math.min(sum, countedMost), places };
  }

  async function wait(kind: WaitKind, me: number): Promise<Wait> {
    if (kind === 'drafts' || kind === 'scheduled') return unlisted(kind);
    return { kind, count: await counts[kind](countedMost, me), places: [] };
  }

  /** Whom it names is written into the log, in one transaction. */
  const work = (today: string): Promise<Pick<StaffHome, 'cases' | 'formats' | 'unsent'>> =>
    deps.database.write.transaction(async (tx) => {
      const by = addDays(today, dueDaysAhead);
      return {
        cases: await deps.dueCases(tx, by, dueShownMost),
        formats: await deps.dueFormats(tx, by, dueShownMost),
        unsent: await deps.unsent(tx, unsentShownMost),
      };
    });

  return {
    /** Nobody is named by it. */
    async countDue({ roles }: Pick<Principal, 'roles'>): Promise<number> {
      const today = seoulDate(clock.now());
      const [cases, formats, all] = await Promise.all([
        isWorkOf('cases', roles) ? deps.countDueCases(today, countedMost) : 0,
        isWorkOf('cases', roles) ? deps.countDueFormats(today, countedMost) : 0,
        isWorkOf('duties', roles) ? duties() : [],
      ]);
      const due = all.filter(({ dueOn }) => dueOn <= today).length;
      return Math.min(cases + formats + due, countedMost);
    },

    async homeOf({ sub: me, roles }: Pick<Principal, 'sub' | 'roles'>): Promise<StaffHome> {
      const today = seoulDate(clock.now());
      const [service, known, waits, sent, due, status, programs] = await Promise.all([
        deps.service(),
        isWorkOf('cases', roles) ? work(today) : { cases: null, formats: null, unsent: null },
        Promise.all(waitKinds.filter((kind) => isWorkOf(kind, roles)).map((kind) => wait(kind, me))),
        isWorkOf('sent', roles) ? sentBy(me, sentShownMost) : null,
        isWorkOf('duties', roles) ? duties() : null,
        isWorkOf('backups', roles) ? backups() : null,
        isWorkOf('programs', roles) ? deps.programs() : null,
      ]);
      const shown = due?.map(({ id, title, href, dueOn }) => ({ id, title, href, dueOn })) ?? null;
      return { today, service, ...known, waits, sent, duties: shown, backups: status, programs };
    },
  };
}

export type StaffHomeService = ReturnType<typeof createStaffHomeService>;
