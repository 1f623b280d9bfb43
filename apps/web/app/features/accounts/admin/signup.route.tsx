import { accountsPaths } from '@kidney/contract/accounts/accounts.paths.ts';
import { data, Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/signup.route';
import { AccountForm } from './account-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { transport, cookies } = createServerTransport(context);
  try {
    const { message } = await signUp(transport, form);
    return data({ isDone: true as const, message }, { headers: cookies });
  } catch (error) {
    return data(
      { isDone: false as const, problem: toFormProblem(error, form) },
      { status: statusOf(error), headers: cookies },
    );
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    const { message } = await signUp(browserTransport, form);
    return { isDone: true as const, message };
  } catch (error) {
    return { isDone: false as const, problem: toFormProblem(error, form) };
  }
}

function Received({ message }: { message: string }) {
  return (
    <Column width="form">
      <PageTitle name={title} />
      <StatusMessage kind="ok" isFocused>
        {message}
      </StatusMessage>
    </Column>
  );
}

export default function SignupPage({ actionData }: Route.ComponentProps) {
  if (actionData?.isDone) return <Received message={actionData.message} />;
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
      <TextField
        id="username"
        name="username"
        label="아이디"
        hint="영문 소문자와 숫자로 3자 이상 적어 주십시오."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={problem?.values.username}
        error={problem?.fields.username}
      />
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
      <TextField
        id="nickName"
        name="nickName"
        label="이름(닉네임)"
        autoComplete="nickname"
        defaultValue={problem?.values.nickName}
        error={problem?.fields.nickName}
      />
      <PasswordField
        id="password"
        name="password"
        label="비밀번호"
        hint="12자 이상이면 됩니다. 긴 문장도 좋습니다."
        autoComplete="new-password"
        error={problem?.fields.password}
      />
    </AccountForm>
  );
}
