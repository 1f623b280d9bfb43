import { emailLinksPaths } from '@kidney/contract/office/accounts/email-links.paths.ts';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/invitation.route';
import { AccountNote } from './account-note.tsx';
import { enterInBrowser, enterOnServer } from './enter-form.ts';
import { textOf } from './form-problem.ts';
import { InvitationForm } from './invitation-form.tsx';
import { notKept } from '../../../platform/link-token.ts';
import { openLink } from './open-link.ts';
import { invitationHelp } from './account.help.ts';

const title = '직원 초대';

export const handle: StaffHandle = {
  help: <HelpBox {...invitationHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

export const loader = (args: Route.LoaderArgs) => openLink(args, emailLinksPaths.openInvitation);

const accept = (transport: Transport, form: FormData) =>
  call(transport, emailLinksPaths.acceptInvitation, {
    body: {
      token: textOf(form, 'token'),
      username: textOf(form, 'username'),
      nickName: textOf(form, 'nickName'),
      password: textOf(form, 'password'),
    },
  });

export const action = enterOnServer(accept);
export const clientAction = enterInBrowser(accept);

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found: invitation, token } = loaderData;
  if (invitation) {
    return <InvitationForm title={title} invitation={invitation} token={token} problem={actionData} />;
  }
  return (
    <AccountNote title={title} kind="info">
      {loaderData.problem} 초대해 주신 분께 다시 보내 달라고 말씀해 주십시오.
    </AccountNote>
  );
}
