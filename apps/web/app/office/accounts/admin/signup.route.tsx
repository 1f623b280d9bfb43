import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/signup.route';
import { NewPasswordField, NickNameField, UsernameField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountNote } from './account-note.tsx';
import { textOf } from './form-problem.ts';
import { inBrowser, onServer } from './submit-form.ts';
import { signupHelp } from './account.help.ts';

const title = '직원 가입';

export const handle: StaffHandle = {
  help: <HelpBox {...signupHelp} />,
  header: {
    title,
    icon: 'person',
    lead: '관리자가 승인한 뒤에 쓰실 수 있습니다.',
    crumbs: [{ label: '홈', to: '/' }],
  },
};

const signUp = (transport: Transport, form: FormData) =>
  call(transport, accountsPaths.signUp, {
    body: {
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      nickName: textOf(form, 'nickName'),
      password: textOf(form, 'password'),
    },
  });

export const action = onServer(signUp);
export const clientAction = inBrowser(signUp);

export default function SignupPage({ actionData }: Route.ComponentProps) {
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
      submit="가입 신청"
      problem={problem}
      after={
        <p>
          이미 계정이 있으십니까? <Link to="/admin/login">직원 로그인</Link>
        </p>
      }
    >
      <UsernameField problem={problem} />
      <TextField
        id="email"
        name="email"
        type="email"
        label="이메일"
        hint="예: name@example.com"
        autoComplete="email"
        defaultValue={problem?.values.email}
        error={problem?.fields.email}
      />
      <NickNameField problem={problem} />
      <NewPasswordField name="password" problem={problem} />
    </AccountForm>
  );
}
