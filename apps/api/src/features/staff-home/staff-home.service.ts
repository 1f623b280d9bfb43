import type { BackupStatus } from '@kidney/contract/backups/backups.schema.ts';
import type { Duty } from '@kidney/contract/duties/duties.schema.ts';
import type { StaffHome, Wait } from '@kidney/contract/staff-home/staff-home.schema.ts';
import {
  countedMost,
  waitKinds,
  writingPlaces,
  type WaitKind,
  type WritingPlace,
} from '@kidney/contract/staff-home/waits.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { isWorkOf } from './staff-home.policy.ts';

export type Unlisted = 'kept' | 'scheduled';
type Count = (most: number) => Promise<number>;

/** What the other features know of what waits with them; each counts no further than it is asked to. */
export interface StaffHomeDeps {
  clock: Clock;
  counts: Record<Exclude<WaitKind, 'drafts' | 'scheduled'>, Count>;
  countUnlisted(place: WritingPlace, state: Unlisted, most: number): Promise<number>;
  duties(): Promise<Duty[]>;
  backups(): Promise<BackupStatus>;
}

export function createStaffHomeService({ clock, counts, countUnlisted, duties, backups }: StaffHomeDeps) {
  async function unlisted(kind: 'drafts' | 'scheduled'): Promise<Wait> {
    const state = kind === 'drafts' ? 'kept' : 'scheduled';
    const all = await Promise.all(
      writingPlaces.map(async (place) => ({ place, count: await countUnlisted(place, state, countedMost) })),
    );
    const places = all.filter(({ count }) => count > 0);
    const sum = places.reduce((total, { count }) => total + count, 0);
    return { kind, count: Math.min(sum, countedMost), places };
  }

  async function wait(kind: WaitKind): Promise<Wait> {
    if (kind === 'drafts' || kind === 'scheduled') return unlisted(kind);
    return { kind, count: await counts[kind](countedMost), places: [] };
  }

  return {
    async homeOf(roles: readonly string[]): Promise<StaffHome> {
      const [waits, due, status] = await Promise.all([
        Promise.all(waitKinds.filter((kind) => isWorkOf(kind, roles)).map(wait)),
        isWorkOf('duties', roles) ? duties() : null,
        isWorkOf('backups', roles) ? backups() : null,
      ]);
      const shown = due?.map(({ id, title, href, dueOn }) => ({ id, title, href, dueOn })) ?? null;
      return { today: seoulDate(clock.now()), waits, duties: shown, backups: status };
    },
  };
}

export type StaffHomeService = ReturnType<typeof createStaffHomeService>;
