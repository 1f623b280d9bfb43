import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import type { OpenProof } from '@kidney/contract/accounts/links.schema.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
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

interface Loaded {
  token: string;
  applicant: OpenProof | null;
  /** Why there is none. */
  problem: string;
}

/** Nothing is proved by opening the page: programs that look into mail open links as well. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const token = tokenOf(request);
  try {
    const { transport } = createServerTransport(context);
    const { data: applicant } = await call(transport, linksPaths.openProof, { body: { token } });
    return { token, applicant, problem: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { token, applicant: null, problem: error.message };
  }
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

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, applicant, problem } = loaderData;
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
  if (!applicant) {
    return (
      <Column width="form">
        <PageTitle name={title} />
        <StatusMessage kind="info">{problem} 이미 확인하셨으면 책임자의 승인을 기다려 주십시오.</StatusMessage>
      </Column>
    );
  }
  return (
    <AccountForm title={title} submit="이메일 확인하기" problem={actionData?.problem}>
      <p>
        이 이메일로 직원 가입 신청이 들어왔습니다. 아이디는 <b>{applicant.username}</b>, 이름은{' '}
        <b>{applicant.nickName}</b>입니다.
      </p>
      <p>본인이 신청하셨으면 아래 단추를 눌러 주십시오.</p>
      <p>이 아이디와 이름으로 신청하신 적이 없으면 누르지 마시고 이 화면을 닫아 주십시오. 신청은 저절로 지워집니다.</p>
      <input type="hidden" name="token" value={token} />
    </AccountForm>
  );
}
