import { emailLinksPaths } from '@kidney/contract/office/accounts/email-links.paths.ts';
import { Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/forgot-password.route';
import { AccountForm } from './account-form.tsx';
import { AccountNote } from './account-note.tsx';
import { textOf } from './form-problem.ts';
import { inBrowser, onServer } from './submit-form.ts';
import { forgotPasswordHelp } from './account.help.ts';

const title = '비밀번호 찾기';

export const handle: StaffHandle = {
  help: <HelpBox {...forgotPasswordHelp} />,
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

const ask = (transport: Transport, form: FormData) =>
  call(transport, emailLinksPaths.forgotPassword, { body: { email: textOf(form, 'email') } });

export const action = onServer(ask);
export const clientAction = inBrowser(ask);

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  if (actionData?.done) {
    return (
      <AccountNote title={title} kind="ok">
        {actionData.done}
      </AccountNote>
    );
  }
  const problem = actionData?.problem;
  return (
    <AccountForm
      title={title}
      submit="메일 받기"
      problem={problem}
      after={
        <p>
          비밀번호가 생각나셨습니까? <Link to="/admin/login">직원 로그인</Link>
        </p>
      }
    >
      <TextField
        id="email"
        name="email"
        type="email"
        label="이메일"
        hint="가입하실 때 적은 이메일로 비밀번호를 새로 정하는 주소를 보내 드립니다."
        autoComplete="email"
        defaultValue={problem?.values.email}
        error={problem?.fields.email}
      />
    </AccountForm>
  );
}
