import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';

/** By these old sites told one post from another. */
const tellingKeys = ['bo_table', 'document_srl', 'id', 'idx', 'mid', 'no', 'num', 'p', 'seq', 'wr_id'];
/** By these nobody tells anything but where a visitor came from. */
const ofVisits = /^(?:utm_\w+|fbclid|gclid)$/i;
/** A page that a program makes: what it shows hangs on its query. */
const byProgram = /\.(?:php|aspx?|jsp|do|cgi|nhn|html?)\/?$/;
const longest = 300;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * An address of the old site as it is kept and looked for: no host, small letters, no slash at the end, and of the query
 * only what tells one post from another. Null where nothing of it tells anything, or what tells it is not known.
 */
export function normalOldAddress(given: string): string | null {
  if (given.length === 0 || given.length > 2_000) return null;
  let url: URL;
  try {
    url = new URL(given, 'http://old.invalid/');
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const whole = decoded(url.pathname)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');
  const path = whole.replace(/\/(?:index\.(?:php|html?))?$/, '');
  const asked = new Map([...url.searchParams].toReversed().map(([key, value]) => [key.toLowerCase(), value]));
  const kept = tellingKeys.flatMap((key) => {
    const value = asked.get(key) ?? '';
    return value === '' ? [] : [`${key}=${value.normalize('NFC').toLowerCase()}`];
  });
  if (kept.length === 0 && byProgram.test(whole) && [...asked.keys()].some((key) => !ofVisits.test(key))) return null;
  const address = `${path || '/'}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  const isFit = address.length >= 2 && address.length <= longest && !/[\p{Cc}\ufffd]/u.test(address);
  return isFit && address.isWellFormed() && !holdsResidentNumber(address) ? address : null;
}
