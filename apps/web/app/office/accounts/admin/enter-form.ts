import type { RefreshAnswer, User } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { data, redirect, redirectDocument, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import type { Transport } from '../../../platform/api-client.ts';
import { safePath } from '../../../platform/safe-path.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { rememberUser } from '../../../platform/session/refresh.ts';
import { announceSessionChange } from '../../../platform/session/tabs.ts';
import { statusOf, toFormProblem } from './form-problem.ts';

const home = '/admin';
const signInPath = '/admin/login';

/** A form that ends in a session. */
type Work = (transport: Transport, form: FormData) => Promise<{ data: RefreshAnswer }>;

/** To where somebody wanted to go; by way of the second factor where that is still owed. */
function wayOn({ pendingFactor }: User, form: FormData): string {
  const asked = safePath(form.get('next'), home);
  // The footer of the sign-in screen leads to it, too.
  const next = asked.startsWith(signInPath) ? home : asked;
  return pendingFactor ? `/admin/second-factor?next=${encodeURIComponent(next)}` : next;
}

export const enterOnServer =
  (work: Work) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    const { transport, cookies } = createServerTransport(context);
    try {
      const { data: granted } = await work(transport, form);
      return redirect(wayOn(granted.userInfo, form), { status: 303, headers: cookies });
    } catch (error) {
      return data(toFormProblem(error, form), { status: statusOf(error), headers: cookies });
    }
  };

export const enterInBrowser =
  (work: Work) =>
  async ({ request }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    try {
      const { userInfo } = (await work(browserTransport, form)).data;
      rememberUser(userInfo);
      announceSessionChange();
      return redirectDocument(wayOn(userInfo, form));
    } catch (error) {
      return toFormProblem(error, form);
    }
  };
