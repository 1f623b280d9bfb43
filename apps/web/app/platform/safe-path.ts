const anywhere = 'http://same-site.invalid';

/** A path on this site, or the fallback: an address from outside must not send anybody elsewhere. */
export function safePath(given: unknown, fallback: string): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return fallback;
  // Browsers read `\` as `/` and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` are other sites.
  if (/^\/[/\\]|[\\\u0000-\u001f]/.test(given) || !URL.canParse(given, anywhere)) return fallback;
  const { origin, pathname, search, hash } = new URL(given, anywhere);
  // `/..//evil` climbs to `//evil`, which would be read as another site the next time.
  return origin === anywhere && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
}
