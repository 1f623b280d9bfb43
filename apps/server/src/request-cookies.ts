export type Cookies = Readonly<Record<string, string | undefined>>;

const none: Cookies = Object.freeze({});
/** A request with any of these, valid or not, may belong to somebody: what it gets is kept by no browser. */
const sessionCookies = ['accessToken', 'refreshToken', '__Host-sid'];

function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function readCookies(header: string | undefined): Cookies {
  if (header === undefined) return none;
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim();
    const value = equals < 0 ? '' : part.slice(equals + 1).trim();
    cookies[name] ??= decode(value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value);
  }
  return cookies;
}

export function hasSessionCookie(cookies: Cookies): boolean {
  return sessionCookies.some((name) => cookies[name] !== undefined);
}
