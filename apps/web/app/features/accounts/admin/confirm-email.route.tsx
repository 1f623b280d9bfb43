import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/confirm-email.route';
import { AccountForm } from './account-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { notKept, tokenOf } from './link-token.ts';
import { confirmEmailHelp } from './account.help.ts';

const title = '이메일 확인';

export const handle: StaffHandle = {
  help: <HelpBox {...confirmEmailHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

/** Nothing is proved by opening the page: programs that look into mail open links as well. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: tokenOf(request) };
}

async function prove(transport: Transport, form: FormData) {
  const { message } = await call(transport, linksPaths.proveEmail, { body: { token: textOf(form, 'token') } });
  return { done: message, problem: undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return await prove(createServerTransport(context).transport, form);
  } catch (error) {
    return data({ done: '', problem: toFormProblem(error, form) }, { status: statusOf(error) });
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return await prove(browserTransport, form);
  } catch (error) {
    return { done: '', problem: toFormProblem(error, form) };
  }
}

export default function ConfirmEmailPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData?.done) {
    return (
      <Column width="form">
        <PageTitle name={title} />
        <StatusMessage kind="ok" isFocused>
          {actionData.done}
        </StatusMessage>
      </Column>
    );
  }
  return (
    <AccountForm title={title} submit="이메일 확인하기" problem={actionData?.problem}>
      <p>아래 단추를 누르시면 메일을 받으신 것이 확인됩니다.</p>
      <input type="hidden" name="token" value={token} />
    </AccountForm>
  );
}
