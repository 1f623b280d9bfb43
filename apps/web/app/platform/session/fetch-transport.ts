import type { Route } from '@kidney/contract/shared/route.ts';
import type { Transport } from '../api-client.ts';
import type { ApiInput } from '../page-request.ts';
import { readAccessToken } from './access-token.ts';

const apiBase = '/api';

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params as Record<string, string>).reduce(
    (whole, [key, value]) => whole.replace(`:${key}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${apiBase}${filled}${search && `?${search}`}`;
}

/** One call over HTTP with that token, or without where it is empty. */
export async function send(route: Route, { params, query, body }: ApiInput, token: string) {
  const response = await fetch(addressOf(route.path, params, query), {
    method: route.method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? ((await response.json()) as unknown) : undefined };
}

/** Carries the access token where there is one. */
export const fetchTransport: Transport = (route, input) => send(route, input, readAccessToken());
