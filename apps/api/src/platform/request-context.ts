/** Who calls, as far as the token says. Endpoints that are not public confirm it against the session row. */
export interface Principal {
  sub: number;
  sid: string;
  username: string;
  nickName: string;
  roles: readonly string[];
}

/** What a page learned while it was made: which content it shows, and when that changes by itself. */
export interface PageTrace {
  tags: Set<string>;
  expiresAt: Date | null;
}

/** Everything an endpoint may know of its caller, whichever door the call came through. */
export interface RequestContext {
  principal: Principal | null;
  requestId: string;
  clientAddress: string;
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** `Origin` of the request; null where the caller sent none. */
  origin: string | null;
  /** `Sec-Fetch-Site`; null where the caller is no browser. */
  fetchSite: string | null;
  trace?: PageTrace;
}

export function newTrace(): PageTrace {
  return { tags: new Set(), expiresAt: null };
}
