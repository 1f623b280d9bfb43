const accessCookie = 'accessToken';
export const refreshCookie = 'refreshToken';
/** The companion of the access token, which no script can read. */
export const bindingCookie = '__Host-sid';
export const deviceCookie = '__Host-device';

/** Of a browser that was asked to show first that it is its user's. */
export const askedCookie = '__Host-asked';

const day = 86_400;

interface Cookie {
  value: string;
  maxAge: number;
  readable?: true;
}

// Browsers take Secure cookies from http://localhost too, so development needs no exception.
function setCookie(name: string, cookie: Cookie): string {
  const hidden = cookie.readable ? '' : '; HttpOnly';
  return `${name}=${cookie.value}; Path=/; Max-Age=${cookie.maxAge}${hidden}; Secure; SameSite=Strict`;
}

/** Script reads this one to send it as Bearer. It outlives its token, so that an expired one is refreshed, not missed. */
export const setAccess = (token: string) => setCookie(accessCookie, { value: token, maxAge: day, readable: true });
export const setRefresh = (token: string, maxAge: number) => setCookie(refreshCookie, { value: token, maxAge });
export const setBinding = (secret: string, maxAge: number) => setCookie(bindingCookie, { value: secret, maxAge });
export const setDevice = (value: string) => setCookie(deviceCookie, { value, maxAge: 180 * day });

export const setAsked = (value: string, maxAge: number) => setCookie(askedCookie, { value, maxAge });
export const clearAsked = () => setCookie(askedCookie, { value: '', maxAge: 0 });

export const clearSession = (): string[] => [
  setCookie(accessCookie, { value: '', maxAge: 0, readable: true }),
  setCookie(refreshCookie, { value: '', maxAge: 0 }),
  setCookie(bindingCookie, { value: '', maxAge: 0 }),
];
