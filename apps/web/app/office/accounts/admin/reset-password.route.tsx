import { emailLinksPaths } from '@kidney/contract/office/accounts/email-links.paths.ts';
import { Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/reset-password.route';
import { NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { textOf } from './form-problem.ts';
import { notKept, tokenOf } from '../../../platform/link-token.ts';
import { inBrowser, onServer } from './submit-form.ts';
import { resetPasswordHelp } from './account.help.ts';

const title = '새 비밀번호 정하기';
const next = '/admin/login?note=reset';

export const handle: StaffHandle = {
  help: <HelpBox {...resetPasswordHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

export function loader({ request }: Route.LoaderArgs) {
  return { token: tokenOf(request) };
}

const reset = (transport: Transport, form: FormData) =>
  call(transport, emailLinksPaths.resetPassword, {
    body: { token: textOf(form, 'token'), newPassword: textOf(form, 'newPassword') },
  });

export const action = onServer(reset, next);
export const clientAction = inBrowser(reset, next);

export default function ResetPasswordPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  return (
    <AccountForm
      title={title}
      submit="비밀번호 정하기"
      problem={problem}
      after={
        <p>
          주소가 듣지 않으면 <Link to="/admin/forgot-password">메일을 다시 받으실 수 있습니다</Link>.
        </p>
      }
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordField name="newPassword" more="정하시면 모든 기기에서 로그아웃됩니다." problem={problem} />
    </AccountForm>
  );
}
