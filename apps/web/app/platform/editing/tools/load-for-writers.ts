import type { RouterContextProvider } from 'react-router';
import type { Transport } from '../../api-client.ts';
import { pageRequest } from '../../page-request.ts';
import { refuse } from '../../refuse-page.ts';
import { loadForStaff } from '../../session/load-for-staff.ts';
import { writers } from './writers.ts';

/** Null where somebody has to sign in first. */
export async function loadForWriters<Loaded>(
  context: Readonly<RouterContextProvider>,
  load: (transport: Transport) => Promise<Loaded>,
): Promise<Loaded | null> {
  if (!context.get(pageRequest).user?.roles.some((role) => writers.includes(role))) return null;
  return loadForStaff(context, load).catch(refuse);
}
