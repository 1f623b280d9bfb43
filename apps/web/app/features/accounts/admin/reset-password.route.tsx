import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import { data, Link, redirect, redirectDocument } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import type { Route } from './+types/reset-password.route';
import { AccountForm } from './account-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { notKept, tokenOf } from './link-token.ts';
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
  call(transport, linksPaths.resetPassword, {
    body: { token: textOf(form, 'token'), newPassword: textOf(form, 'newPassword') },
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await reset(createServerTransport(context).transport, form);
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
  return redirect(next, 303);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    await reset(browserTransport, form);
  } catch (error) {
    return toFormProblem(error, form);
  }
  return redirectDocument(next);
}

export default function ResetPasswordPage({ loaderData: { token }, actionData: problem }: Route.ComponentProps) {
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
      <PasswordField
        id="newPassword"
        name="newPassword"
        label="새 비밀번호"
        hint="12자 이상이면 됩니다. 긴 문장도 좋습니다. 정하시면 모든 기기에서 로그아웃됩니다."
        autoComplete="new-password"
        error={problem?.fields.newPassword}
      />
    </AccountForm>
  );
}
