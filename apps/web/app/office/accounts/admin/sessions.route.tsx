import { ownSessionsPaths } from '@kidney/contract/office/accounts/own-sessions.paths.ts';
import type { OwnSession } from '@kidney/contract/office/accounts/own-sessions.schema.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/sessions.route';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { SessionList } from './session-list.tsx';
import { sessionsHelp } from './account.help.ts';

const title = '로그인한 기기';

export const handle: StaffHandle = {
  help: <HelpBox {...sessionsHelp} />,
  header: {
    title,
    icon: 'person',
    lead: '모르는 기기가 있으면 로그아웃시키고 비밀번호를 바꾸십시오.',
    crumbs: [{ label: '홈', to: '/' }],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ sessions: OwnSession[] | null }> {
  const sessions = await loadForStaff(
    context,
    async (transport) => (await call(transport, ownSessionsPaths.list)).data,
  );
  return { sessions };
}

/** The form names the session to end; without one, all others. */
async function end(transport: Transport, form: FormData) {
  const id = textOf(form, 'id');
  const { message } = await (id === ''
    ? call(transport, ownSessionsPaths.endOthers)
    : call(transport, ownSessionsPaths.end, { params: { id } }));
  return { done: message, problem: '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return await end(createServerTransport(context).transport, form);
  } catch (error) {
    return data({ done: '', problem: toFormProblem(error, form).message }, { status: statusOf(error) });
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return await end(browserTransport, form);
  } catch (error) {
    return { done: '', problem: toFormProblem(error, form).message };
  }
}

export default function SessionsPage({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  return (
    <SignInRequired title={title}>
      {sessions ? (
        <Column width="form">
          <PageTitle name={title} />
          <Stack>
            {actionData?.done && (
              <StatusMessage kind="ok" isFocused>
                {actionData.done}
              </StatusMessage>
            )}
            {actionData?.problem && (
              <StatusMessage kind="error" isFocused>
                {actionData.problem}
              </StatusMessage>
            )}
            <SessionList sessions={sessions} />
          </Stack>
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
