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
  // Whoever sits down here next finds no page of the office in the browser's own keeping. Not "storage": forms that were never sent lie there.
  cookies.append('Clear-Site-Data', '"cache"');
  return redirect('/', { status: 303, headers: cookies });
}
