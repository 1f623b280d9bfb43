import type { Route } from '@kidney/contract/shared/route.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { logError } from '../../platform/log-error.ts';
import { createServerTransport } from '../../platform/server-transport.ts';
import { unavailableStatus } from '../../platform/unavailable.tsx';

/** A whole list; where it cannot be had, what the page answers with instead. */
export async function loadList<Shown>(
  context: Readonly<RouterContextProvider>,
  route: Route<{ data: Shown[] }>,
): Promise<Shown[] | number> {
  try {
    return (await call(createServerTransport(context).transport, route)).data;
  } catch (error) {
    logError(`${route.path} could not be loaded`, error);
    return unavailableStatus(error);
  }
}
