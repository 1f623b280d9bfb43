import { accountsPaths } from '@kidney/contract/accounts/accounts.paths.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { useUser } from '../../../platform/session/use-user.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import type { Route } from './+types/change-password.route';
import { AccountForm } from './account-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { changePasswordHelp } from './account.help.ts';

const title = '비밀번호 바꾸기';

export const handle: StaffHandle = {
  help: <HelpBox {...changePasswordHelp} />,
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

async function changePassword(transport: Transport, form: FormData) {
  const { message } = await call(transport, accountsPaths.changePassword, {
    body: { currentPassword: textOf(form, 'currentPassword'), newPassword: textOf(form, 'newPassword') },
  });
  return message || '비밀번호를 바꾸었습니다. 다른 기기에서는 로그아웃되었습니다.';
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { transport, cookies } = createServerTransport(context);
  try {
    return data({ done: await changePassword(transport, form), problem: undefined }, { headers: cookies });
  } catch (error) {
    return data({ done: '', problem: toFormProblem(error, form) }, { status: statusOf(error), headers: cookies });
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return { done: await changePassword(browserTransport, form), problem: undefined };
  } catch (error) {
    return { done: '', problem: toFormProblem(error, form) };
  }
}

function ChangePasswordForm({ actionData }: { actionData: Route.ComponentProps['actionData'] | undefined }) {
  const user = useUser();
  const problem = actionData?.problem;
  return (
    <AccountForm
      key={actionData?.done}
      title={title}
      submit="비밀번호 바꾸기"
      problem={problem}
      before={
        actionData?.done && (
          <StatusMessage kind="ok" isFocused>
            {actionData.done}
          </StatusMessage>
        )
      }
    >
      {/* A password manager needs to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user?.username} readOnly hidden />
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label="지금 비밀번호"
        autoComplete="current-password"
        error={problem?.fields.currentPassword}
      />
      <PasswordField
        id="newPassword"
        name="newPassword"
        label="새 비밀번호"
        hint="12자 이상이면 됩니다. 긴 문장도 좋습니다."
        autoComplete="new-password"
        error={problem?.fields.newPassword}
      />
    </AccountForm>
  );
}

export default function ChangePasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <SignInRequired title={title}>
      <ChangePasswordForm actionData={actionData} />
    </SignInRequired>
  );
}
