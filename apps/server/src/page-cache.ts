import type { Clock } from '@kidney/api/platform/clock.ts';

const hour = 3_600_000;
const day = 24 * hour;
const seoulAhead = 9 * hour;
/** How long a page that could not be made anew is served without another try. */
const rest = 1_000;

/** Korea has no summer time, so the next midnight is plain arithmetic. */
export function nextSeoulMidnight(at: number): number {
  return (Math.floor((at + seoulAhead) / day) + 1) * day - seoulAhead;
}

export interface Made<Page> {
  page: Page;
  /** Whether it may be given to others at all. */
  mayKeep: boolean;
  tags: ReadonlySet<string>;
  /** When something on the page changes by itself. */
  changesAt: Date | null;
}

interface Entry<Page> {
  page: Page;
  bytes: number;
  tags: ReadonlySet<string>;
  expiresAt: number;
  restsUntil: number;
}

interface Render<Page> {
  startedAt: number;
  /** Content that changed while it ran. */
  missed: Set<string>;
  isVoid: boolean;
  result: Promise<Made<Page>>;
}

export interface PageCacheOptions {
  maxBytes: number;
  clock: Clock;
}

export type PageCache<Page extends { bytes: number }> = ReturnType<typeof createPageCache<Page>>;

/** Finished pages by key, bounded in bytes, the longest unused go first. Knows no HTTP. */
export function createPageCache<Page extends { bytes: number }>({ maxBytes, clock }: PageCacheOptions) {
  const entries = new Map<string, Entry<Page>>();
  /** Every render under way, and those of them that a new request may still wait for. */
  const renders = new Set<Render<Page>>();
  const joinable = new Map<string, Render<Page>>();
  let bytes = 0;
  let hearsChanges = false;

  const now = () => clock.now().getTime();

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function keep(key: string, made: Made<Page>, startedAt: number): void {
    const size = made.page.bytes + 2 * key.length;
    if (size > maxBytes) return;
    remove(key);
    const expiresAt = Math.min(nextSeoulMidnight(startedAt), made.changesAt?.getTime() ?? Infinity);
    entries.set(key, { page: made.page, bytes: size, tags: made.tags, expiresAt, restsUntil: 0 });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    /** The page, if it is certain to show what the database holds. */
    fresh(key: string): Page | undefined {
      const entry = entries.get(key);
      if (!entry || !hearsChanges || now() >= entry.expiresAt) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },

    /** An outdated page for which making a new one failed a moment ago. */
    resting(key: string): Page | undefined {
      const entry = entries.get(key);
      return entry && now() < entry.restsUntil ? entry.page : undefined;
    },

    /** Making the page failed: the last good one, if there is one, which then stands for a moment. */
    fallBack(key: string): Page | undefined {
      const entry = entries.get(key);
      if (entry) entry.restsUntil = now() + rest;
      return entry?.page;
    },

    /** Makes the page once for all who ask meanwhile, and keeps it unless it was overtaken by a change. */
    make(key: string, render: () => Promise<Made<Page>>): Promise<Made<Page>> {
      const running = joinable.get(key);
      if (running) return running.result;
      const mine: Render<Page> = { startedAt: now(), missed: new Set(), isVoid: !hearsChanges, result: render() };
      renders.add(mine);
      joinable.set(key, mine);
      mine.result = mine.result
        .then((made) => {
          const isCurrent = !mine.isVoid && hearsChanges && mine.missed.isDisjointFrom(made.tags);
          if (made.mayKeep && isCurrent) keep(key, made, mine.startedAt);
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
      for (const [key, entry] of entries) if (!changed.isDisjointFrom(entry.tags)) remove(key);
      for (const render of renders) for (const tag of tags) render.missed.add(tag);
      joinable.clear();
    },

    /** Changes are no longer heard: what is kept serves only where making a new page fails. */
    stopTrusting(): void {
      hearsChanges = false;
      joinable.clear();
    },

    /** Changes are heard again. What happened in between is unknown, so everything goes. */
    startAnew(): void {
      entries.clear();
      bytes = 0;
      for (const render of renders) render.isVoid = true;
      joinable.clear();
      hearsChanges = true;
    },

    get size() {
      return { pages: entries.size, bytes };
    },
  };
}
