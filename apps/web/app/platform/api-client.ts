import type { Success } from '@kidney/contract/shared/envelope.ts';
import type { Route, RouteTypes } from '@kidney/contract/shared/route.ts';
import { ApiError, toFailure } from './api-error.ts';
import type { ApiInput } from './page-request.ts';

/** How a call travels: `fetch` in the browser, straight into the API on the server. */
export type Transport = (route: Route, input: ApiInput) => Promise<{ status: number; body: unknown }>;

type InputOf<T extends RouteTypes> = Pick<T, Extract<keyof T, 'params' | 'query' | 'body'>>;
export type AnswerOf<T extends RouteTypes> = T extends { bare: infer Bare } ? Bare : Success<T['data']>;

/** Paths and queries hold text; the in-process call must look like the one over HTTP. */
function asText(values: object | undefined): Record<string, string> {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

export async function call<T extends RouteTypes>(
  transport: Transport,
  route: Route<T>,
  ...[input]: keyof InputOf<T> extends never ? [] : [InputOf<T>]
): Promise<AnswerOf<T>> {
  const { params, query, body } = (input ?? {}) as ApiInput;
  const answer = await transport(route, {
    params: asText(params),
    query: asText(query),
    ...(body && { body }),
  });
  if (answer.status !== 200) throw new ApiError(answer.status, toFailure(answer.status, answer.body));
  return answer.body as AnswerOf<T>;
}
