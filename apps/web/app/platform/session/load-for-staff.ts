import type { RouterContextProvider } from 'react-router';
import type { Transport } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { pageRequest, type SignedInUser } from '../page-request.ts';
import { createServerTransport } from '../server-transport.ts';

/** Null where somebody has to sign in first, or may not see it. */
export async function loadForStaff<Loaded>(
  context: Readonly<RouterContextProvider>,
  load: (transport: Transport, user: SignedInUser) => Promise<Loaded>,
): Promise<Loaded | null> {
  const { user } = context.get(pageRequest);
  if (!user) return null;
  try {
    return await load(createServerTransport(context).transport, user);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
