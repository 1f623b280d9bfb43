export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call takes and gives. Types only: nothing of this exists at run time. */
export interface RouteTypes {
  params?: object;
  query?: object;
  body?: object;
  /** The `data` of the envelope. */
  data?: unknown;
  /** The whole answer, where the specification asks for one without an envelope. */
  bare?: unknown;
}

export interface Route<T extends RouteTypes = RouteTypes> {
  readonly method: Method;
  readonly path: string;
  readonly types?: T;
}

/** A browser sends nothing with GET, so that a route which takes a body cannot have it. */
type MethodFor<T extends RouteTypes> = T extends { body: object } ? Exclude<Method, 'GET'> : Method;

export function route<T extends RouteTypes>(method: MethodFor<T>, path: string): Route<T> {
  return { method, path };
}

/** The one key under which a route is found, by HTTP and by an in-process call alike. */
export function routeKey(of: Pick<Route, 'method' | 'path'>): string {
  return `${of.method} ${of.path}`;
}
