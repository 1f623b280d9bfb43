import { emailLinksPaths } from '@kidney/contract/office/accounts/email-links.paths.ts';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/confirm-email.route';
import { AccountForm } from './account-form.tsx';
import { AccountNote } from './account-note.tsx';
import { textOf } from './form-problem.ts';
import { notKept } from '../../../platform/link-token.ts';
import { openLink } from './open-link.ts';
import { inBrowser, onServer } from './submit-form.ts';
import { confirmEmailHelp } from './account.help.ts';

const title = '이메일 확인';

export const handle: StaffHandle = {
  help: <HelpBox {...confirmEmailHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

export const loader = (args: Route.LoaderArgs) => openLink(args, emailLinksPaths.openProof);

const prove = (transport: Transport, form: FormData) =>
  call(transport, emailLinksPaths.proveEmail, { body: { token: textOf(form, 'token') } });

export const action = onServer(prove);
export const clientAction = inBrowser(prove);

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found: applicant, problem } = loaderData;
  if (actionData?.done) {
    return (
      <AccountNote title={title} kind="ok">
        {actionData.done}
      </AccountNote>
    );
  }
  if (!applicant) {
    return (
      <AccountNote title={title} kind="info">
        {problem} 이미 확인하셨으면 책임자의 승인을 기다려 주십시오.
      </AccountNote>
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
