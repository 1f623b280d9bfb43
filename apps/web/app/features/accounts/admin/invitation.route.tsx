import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import type { OpenInvitation } from '@kidney/contract/accounts/links.schema.ts';
import { data, redirect, redirectDocument } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/invitation.route';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { InvitationForm } from './invitation-form.tsx';
import { notKept, tokenOf } from './link-token.ts';
import { invitationHelp } from './account.help.ts';

const title = '직원 초대';
const next = '/admin/login?note=joined';

export const handle: StaffHandle = {
  help: <HelpBox {...invitationHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

interface Loaded {
  token: string;
  invitation: OpenInvitation | null;
  /** Why there is none. */
  problem: string;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const token = tokenOf(request);
  try {
    const { transport } = createServerTransport(context);
    const { data: invitation } = await call(transport, linksPaths.openInvitation, { body: { token } });
    return { token, invitation, problem: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { token, invitation: null, problem: error.message };
  }
}

const accept = (transport: Transport, form: FormData) =>
  call(transport, linksPaths.acceptInvitation, {
    body: {
      token: textOf(form, 'token'),
      username: textOf(form, 'username'),
      nickName: textOf(form, 'nickName'),
      password: textOf(form, 'password'),
    },
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await accept(createServerTransport(context).transport, form);
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
  return redirect(next, 303);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    await accept(browserTransport, form);
  } catch (error) {
    return toFormProblem(error, form);
  }
  return redirectDocument(next);
}

export default function InvitationPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { invitation, token } = loaderData;
  if (invitation) return <InvitationForm title={title} invitation={invitation} token={token} problem={problem} />;
  return (
    <Column width="form">
      <PageTitle name={title} />
      <StatusMessage kind="info">{loaderData.problem} 초대해 주신 분께 다시 보내 달라고 말씀해 주십시오.</StatusMessage>
    </Column>
  );
}
