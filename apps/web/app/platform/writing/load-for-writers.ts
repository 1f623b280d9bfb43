import type { RouterContextProvider } from 'react-router';
import type { Transport } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { pageRequest } from '../page-request.ts';
import { refuse } from '../refuse-page.ts';
import { createServerTransport } from '../server-transport.ts';
import { writers } from './writers.ts';

/** Null where somebody has to sign in first. */
export async function loadForWriters<Loaded>(
  context: Readonly<RouterContextProvider>,
  load: (transport: Transport) => Promise<Loaded>,
): Promise<Loaded | null> {
  if (!context.get(pageRequest).user?.roles.some((role) => writers.includes(role))) return null;
  try {
    return await load(createServerTransport(context).transport);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    return refuse(error);
  }
}
