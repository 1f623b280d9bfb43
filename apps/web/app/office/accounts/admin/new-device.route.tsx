import { newDevicePaths } from '@kidney/contract/office/accounts/new-device.paths.ts';
import { Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { notKept, tokenOf } from '../../../platform/link-token.ts';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/new-device.route';
import { AccountForm } from './account-form.tsx';
import { newDeviceHelp } from './account.help.ts';
import { textOf, type FormProblem } from './form-problem.ts';
import { inBrowser, onServer } from './submit-form.ts';

const title = '새 기기 확인';
const next = '/admin/login?note=device';

export const handle: StaffHandle = {
  help: <HelpBox {...newDeviceHelp} />,
  query: ['token'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

export const headers = notKept;

/** With a secret it was opened from the mail; without one an owner reads a code out. */
export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) });

const show = (transport: Transport, form: FormData) => {
  const token = textOf(form, 'token');
  if (token) return call(transport, newDevicePaths.byLink, { body: { token } });
  const body = { login: textOf(form, 'login'), code: textOf(form, 'code') };
  return call(transport, newDevicePaths.byCode, { body });
};

export const action = onServer(show, next);
export const clientAction = inBrowser(show, next);

function CodeFields({ problem }: { problem: FormProblem | undefined }) {
  return (
    <>
      <TextField
        id="login"
        name="login"
        label="아이디 또는 이메일"
        hint="로그인을 누르실 때와 같게 적어 주십시오."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={problem?.values.login}
        error={problem?.fields.login}
      />
      <TextField
        id="code"
        name="code"
        label="여섯 자리 숫자"
        hint="책임자가 전화로 불러 주는 숫자입니다."
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem?.fields.code}
      />
    </>
  );
}

export default function NewDevicePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  return (
    <AccountForm
      title={title}
      submit={token ? '이 기기가 맞습니다' : '확인하기'}
      problem={problem}
      after={
        <p>
          처음부터 다시 하시려면 <Link to="/admin/login">직원 로그인</Link>
        </p>
      }
    >
      {token ? (
        <>
          <p>조금 전에 로그인을 누르신 기기에서 이 화면을 여셨으면 아래 단추를 눌러 주십시오.</p>
          <p>그런 다음 아이디와 비밀번호를 다시 넣으시면 됩니다.</p>
          <input type="hidden" name="token" value={token} />
        </>
      ) : (
        <CodeFields problem={problem} />
      )}
    </AccountForm>
  );
}
