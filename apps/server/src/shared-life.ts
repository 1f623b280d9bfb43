import { endOf, type Made } from './page-cache.ts';

/** So old a page may become where news of a change is lost on its way to a shared cache, in seconds. */
const longestLife = 60;
/** So long it may stand in where nobody makes a new one, in seconds. */
const standsIn = 86_400;
/** Proxies cut headers off at some 8 kB. A page of more content than this names changes so often that sharing it gains nothing. */
const longestKeys = 1_000;
const plainTag = /^[\w:./-]+$/;

/** What shared caches have to know of a page. */
export interface Share {
  keys: string;
  expiresAt: number;
  longestLife: number;
}

/** Tags as the one header that purges go by; null where they do not fit into one. */
export function keysOf(tags: Iterable<string>): string | null {
  const each = [...tags];
  const keys = each.join(' ');
  return keys.length <= longestKeys && each.every((tag) => plainTag.test(tag)) ? keys : null;
}

interface Seen {
  address: string;
  startedAt: number;
  /** Whoever gets the page is counted, so the site has to be asked each time; a kept one only stands in. */
  isCounted: boolean;
}

/** A page that knows the day ends at midnight here, too. */
export function shareOf(made: Pick<Made<unknown>, 'tags' | 'changesAt' | 'isOfToday'>, seen: Seen): Share | null {
  const keys = keysOf(made.tags);
  if (keys === null) return null;
  return { keys, expiresAt: endOf(seen.address, seen.startedAt, made), longestLife: seen.isCounted ? 0 : longestLife };
}

/** For shared caches alone (RFC 9213); browsers go on asking each time. Nothing where its time is over. */
export function sharedLife(share: Share, now: number): readonly string[] {
  const life = Math.min(share.longestLife, Math.floor((share.expiresAt - now) / 1_000));
  return life < Math.min(1, share.longestLife)
    ? []
    : ['cdn-cache-control', `public, max-age=${life}, stale-if-error=${standsIn}`, 'surrogate-key', share.keys];
}
