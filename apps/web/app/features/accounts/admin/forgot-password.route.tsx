import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import { data, Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/forgot-password.route';
import { AccountForm } from './account-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import { forgotPasswordHelp } from './account.help.ts';

const title = '비밀번호 찾기';

export const handle: StaffHandle = {
  help: <HelpBox {...forgotPasswordHelp} />,
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

async function ask(transport: Transport, form: FormData) {
  const { message } = await call(transport, linksPaths.forgotPassword, { body: { email: textOf(form, 'email') } });
  return { done: message, problem: undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return await ask(createServerTransport(context).transport, form);
  } catch (error) {
    return data({ done: '', problem: toFormProblem(error, form) }, { status: statusOf(error) });
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  try {
    return await ask(browserTransport, form);
  } catch (error) {
    return { done: '', problem: toFormProblem(error, form) };
  }
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
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
