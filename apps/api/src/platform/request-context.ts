/** Who calls, as far as the token says. Endpoints that are not public confirm it against the session row. */
export interface Principal {
  sub: number;
  sid: string;
  username: string;
  nickName: string;
  roles: readonly string[];
  /** What is still owed after the password; until then the roles are empty. */
  pendingFactor?: 'ask' | 'set-up' | undefined;
  /** Whether the second factor was shown just now, or there is none. Known only where the session was asked. */
  isFactorFresh?: boolean;
}

/** What a page learned while it was made: which content it shows, when that changes by itself, and whether it knows the time. */
export interface PageTrace {
  tags: Set<string>;
  expiresAt: Date | null;
  isOfToday: boolean;
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
  return { tags: new Set(), expiresAt: null, isOfToday: false };
}

/** The page shows content with this tag. */
export function noteTag(context: RequestContext, tag: string): void {
  context.trace?.tags.add(tag);
}

/** What the page shows changes by itself at that moment; the nearest one counts. */
export function noteChange(context: RequestContext, at: Date | null): void {
  const { trace } = context;
  if (trace && at && (trace.expiresAt === null || at < trace.expiresAt)) trace.expiresAt = at;
}
