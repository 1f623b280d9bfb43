import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { useUser } from '../../../platform/session/use-user.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import type { Route } from './+types/change-password.route';
import { NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { textOf } from './form-problem.ts';
import { inBrowser, onServer } from './submit-form.ts';
import { changePasswordHelp } from './account.help.ts';

const title = '비밀번호 바꾸기';

export const handle: StaffHandle = {
  help: <HelpBox {...changePasswordHelp} />,
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

const changePassword = (transport: Transport, form: FormData) =>
  call(transport, accountsPaths.changePassword, {
    body: { currentPassword: textOf(form, 'currentPassword'), newPassword: textOf(form, 'newPassword') },
  });

export const action = onServer(changePassword);
export const clientAction = inBrowser(changePassword);

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
      <NewPasswordField name="newPassword" problem={problem} />
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
