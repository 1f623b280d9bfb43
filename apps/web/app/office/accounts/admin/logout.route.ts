import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { redirect } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import type { Route } from './+types/logout.route';

export function loader() {
  return redirect('/');
}

export async function action({ context }: Route.ActionArgs) {
  const { transport, cookies } = createServerTransport(context);
  await call(transport, accountsPaths.signOut);
  return redirect('/', { status: 303, headers: cookies });
}
