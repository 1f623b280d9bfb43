import type { Route } from '@kidney/contract/shared/route.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { tokenOf } from '../../../platform/link-token.ts';

interface Opened<Data> {
  token: string;
  found: Data | null;
  /** Why there is nothing. */
  problem: string;
}

/** Looks what a mailed link stands for. Nothing is done by opening it: programs that look into mail open links as well. */
export async function openLink<Data>(
  { request, context }: LoaderFunctionArgs,
  route: Route<{ body: { token: string }; data: Data }>,
): Promise<Opened<Data>> {
  const token = tokenOf(request);
  try {
    const { transport } = createServerTransport(context);
    const { data } = await call(transport, route, { body: { token } });
    return { token, found: data, problem: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { token, found: null, problem: error.message };
  }
}
