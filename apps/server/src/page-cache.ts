import { hash } from 'node:crypto';
import type { Clock } from '@kidney/api/platform/clock.ts';
import { createBoundedEntries } from './bounded-entries.ts';

const hour = 3_600_000;
const day = 24 * hour;
const seoulAhead = 9 * hour;
/** How long a page that could not be made anew is served without another try. */
const rest = 1_000;
/** How long a page that may have missed a change still stands in where no new one can be made. */
const standInFor = hour;

/** Korea has no summer time, so the next midnight is plain arithmetic. */
export function nextSeoulMidnight(at: number): number {
  return (Math.floor((at + seoulAhead) / day) + 1) * day - seoulAhead;
}

/** Once a day, in the forty minutes around four in the morning, for each key at a moment of its own. */
export function nextQuietMoment(key: string, at: number): number {
  const share = hash('sha1', key, 'buffer').readUInt32BE() / 2 ** 32;
  const sinceMidnight = 4 * hour + (share - 0.5) * (40 / 60) * hour;
  return nextSeoulMidnight(at - sinceMidnight) + sinceMidnight;
}

/**
 * When a page begun at that moment is no longer of now: when something on it changes by itself, or with the day.
 * Only a page that knows what day it is has to end at midnight, so that not all of them are made anew at once.
 */
export function endOf(
  key: string,
  startedAt: number,
  { changesAt, isOfToday }: Pick<Made<unknown>, 'changesAt' | 'isOfToday'>,
) {
  const dayEnds = isOfToday ? nextSeoulMidnight(startedAt) : nextQuietMoment(key, startedAt);
  return Math.min(dayEnds, changesAt?.getTime() ?? Infinity);
}

export interface Made<Page> {
  page: Page;
  /** Whether it may be given to others at all. */
  mayKeep: boolean;
  tags: ReadonlySet<string>;
  /** When something on the page changes by itself. */
  changesAt: Date | null;
  /** Whether the time was asked for while it was made. */
  isOfToday: boolean;
}

interface Entry<Page> {
  page: Page;
  bytes: number;
  tags: ReadonlySet<string>;
  expiresAt: number;
  restsUntil: number;
  /** From then on it is not shown at all. */
  goesAt: number;
}

interface Render<Page> {
  startedAt: number;
  /** Content that changed while it ran. */
  missed: Set<string>;
  /** Something changed meanwhile, and nobody knows what. */
  isVoid: boolean;
  /** Changes were not heard for a part of it. */
  isUnsure: boolean;
  result: Promise<Made<Page>>;
}

export interface PageCacheOptions {
  maxBytes: number;
  clock: Clock;
}

export type PageCache<Page extends { bytes: number }> = ReturnType<typeof createPageCache<Page>>;

/** Pages with a query have no end, so they get a part of the room, and push out none of the others. */
const shareOfQueries = 1 / 4;
const mostFailures = 200;

/** Finished pages by key, bounded in bytes, the longest unused go first. Knows no HTTP. */
export function createPageCache<Page extends { bytes: number }>({ maxBytes, clock }: PageCacheOptions) {
  const bare = createBoundedEntries<Entry<Page>>(maxBytes * (1 - shareOfQueries));
  const withQuery = createBoundedEntries<Entry<Page>>(maxBytes * shareOfQueries);
  const partOf = (key: string) => (key.includes('?') ? withQuery : bare);
  /** What could not be made a moment ago, and what was shown in its place. */
  const failures = new Map<string, { until: number; page: Page | null }>();
  /** Every render under way, and those of them that a new request may still wait for. */
  const renders = new Set<Render<Page>>();
  const joinable = new Map<string, Render<Page>>();
  let hearsChanges = false;

  const now = () => clock.now().getTime();

  /** Where changes may have been missed, it only stands in for a page that cannot be made. */
  function distrust(entry: Entry<Page>): void {
    entry.expiresAt = 0;
    entry.restsUntil = 0;
    entry.goesAt = Math.min(entry.goesAt, now() + standInFor);
  }

  function keep(key: string, made: Made<Page>, { startedAt, isUnsure }: Render<Page>): void {
    const isFresh = hearsChanges && !isUnsure;
    const isOvertaken = hearsChanges && partOf(key).get(key)?.goesAt === Infinity;
    if (!isFresh && isOvertaken) return;
    const bytes = made.page.bytes + 2 * key.length;
    const expiresAt = endOf(key, startedAt, made);
    const entry = { page: made.page, bytes, tags: made.tags, expiresAt, restsUntil: 0, goesAt: Infinity };
    if (!isFresh) distrust(entry);
    partOf(key).add(key, entry);
  }

  /** Nobody who asks from now on joins a render that knows nothing of these tags. */
  function overtake(tags: readonly string[]): void {
    failures.clear();
    for (const render of renders) for (const tag of tags) render.missed.add(tag);
    joinable.clear();
  }

  /** The page of a key, fresh or not, unless its time is over. */
  function find(key: string): Entry<Page> | undefined {
    const entry = partOf(key).get(key);
    return entry && now() < entry.goesAt ? entry : undefined;
  }

  return {
    /** The page, if it is certain to show what the database holds. */
    fresh(key: string): Page | undefined {
      const part = partOf(key);
      const entry = part.get(key);
      if (!entry || !hearsChanges || now() >= entry.expiresAt) return undefined;
      part.renew(key, entry);
      return entry.page;
    },

    /** An outdated page for which making a new one failed a moment ago. */
    resting(key: string): Page | undefined {
      const entry = find(key);
      return entry && now() < entry.restsUntil ? entry.page : undefined;
    },

    /** Making the page failed: the last good one, if there is one, which then stands for a moment. */
    fallBack(key: string): Page | undefined {
      const entry = find(key);
      if (entry) entry.restsUntil = now() + rest;
      return entry?.page;
    },

    /** Making the page failed and there is no older one: what is shown instead stands for a moment, too. */
    noteFailure(key: string, page: Page | null): void {
      failures.delete(key);
      failures.set(key, { until: now() + rest, page });
      for (const oldest of failures.keys()) {
        if (failures.size <= mostFailures) break;
        failures.delete(oldest);
      }
    },

    /** What stands in the place of a page that could not be made a moment ago; undefined where it may be tried. */
    failedJustNow(key: string): Page | null | undefined {
      const failure = failures.get(key);
      return failure && now() < failure.until ? failure.page : undefined;
    },

    /** Makes the page once for all who ask meanwhile, and keeps it unless it was overtaken by a change. */
    make(key: string, render: () => Promise<Made<Page>>): Promise<Made<Page>> {
      const running = joinable.get(key);
      if (running) return running.result;
      const mine: Render<Page> = {
        startedAt: now(),
        missed: new Set(),
        isVoid: false,
        isUnsure: !hearsChanges,
        result: render(),
      };
      renders.add(mine);
      joinable.set(key, mine);
      mine.result = mine.result
        .then((made) => {
          if (made.mayKeep && !mine.isVoid && mine.missed.isDisjointFrom(made.tags)) keep(key, made, mine);
          return made;
        })
        .finally(() => {
          renders.delete(mine);
          if (joinable.get(key) === mine) joinable.delete(key);
        });
      return mine.result;
    },

    /** Content changed: pages that show it are gone, and whoever asks from now on does not join an older render. */
    drop(tags: readonly string[]): void {
      const changed = new Set(tags);
      for (const part of [bare, withQuery]) part.removeWhere((entry) => !changed.isDisjointFrom(entry.tags));
      overtake(tags);
    },

    /** Content was added: pages without it only stand in where no new one can be made. */
    outdate(tags: readonly string[]): void {
      const changed = new Set(tags);
      for (const part of [bare, withQuery])
        for (const entry of part.all()) if (!changed.isDisjointFrom(entry.tags)) distrust(entry);
      overtake(tags);
    },

    /** There is no such page any more: the last one must not come back where making it fails. */
    forget(key: string): void {
      partOf(key).remove(key);
    },

    /** Changes are no longer heard: what is kept serves only where making a new page fails. */
    stopTrusting(): void {
      hearsChanges = false;
      joinable.clear();
    },

    /** Changes are heard again. What happened in between is unknown: nothing of before is fresh. */
    hearAgain(): void {
      for (const part of [bare, withQuery]) for (const entry of part.all()) distrust(entry);
      for (const render of renders) render.isUnsure = true;
      failures.clear();
      joinable.clear();
      hearsChanges = true;
    },

    /** Something changed, and nobody knows what. */
    dropAll(): void {
      for (const part of [bare, withQuery]) part.clear();
      for (const render of renders) render.isVoid = true;
      failures.clear();
      joinable.clear();
    },

    get hearsChanges() {
      return hearsChanges;
    },

    get size() {
      const [one, other] = [bare.size, withQuery.size];
      return { pages: one.pages + other.pages, bytes: one.bytes + other.bytes };
    },
  };
}
