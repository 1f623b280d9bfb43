import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { safePath } from '../../../platform/safe-path.ts';
import { useUser } from '../../../platform/session/use-user.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/login.route';
import { AccountForm } from './account-form.tsx';
import { enterInBrowser, enterOnServer } from './enter-form.ts';
import { textOf, type FormProblem } from './form-problem.ts';
import { loginHelp } from './account.help.ts';

const title = '직원 로그인';

export const handle: StaffHandle = {
  help: <HelpBox {...loginHelp} />,
  query: ['next', 'note'],
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

/** Every `next` would be another page, and anybody can make up more of them than a cache holds. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** The page shows where it came from, so that the form finds its way back also without script. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { next: safePath(searchParams.get('next'), ''), note: searchParams.get('note') };
}

const signIn = (transport: Transport, form: FormData) =>
  call(transport, accountsPaths.signIn, { body: { login: textOf(form, 'login'), password: textOf(form, 'password') } });

export const action = enterOnServer(signIn);
export const clientAction = enterInBrowser(signIn);

/** How somebody came here. */
const notes: Record<string, string> = {
  expired: '오래 쓰지 않아 로그아웃되었습니다. 다시 로그인해 주십시오.',
  reset: '비밀번호를 새로 정했습니다. 새 비밀번호로 로그인해 주십시오.',
  device: '이 기기를 확인했습니다. 이제 로그인해 주십시오.',
};

function LoginNote({ note }: { note: string | null }) {
  const user = useUser();
  if (user) return <StatusMessage kind="info">지금 {user.nickName} 님으로 로그인되어 있습니다.</StatusMessage>;
  const words = notes[note ?? ''];
  return words ? <StatusMessage kind="info">{words}</StatusMessage> : null;
}

/** No mistake of whoever signs in, so it is not told as one. */
function NewDeviceNote({ problem }: { problem: FormProblem }) {
  // The same for one answer: drawn anew, it would take the focus back from whoever has gone on to the link.
  const words = useMemo(
    () => (
      <>
        <p>{problem.message}</p>
        <p>
          숫자를 받으셨습니까? <Link to="/admin/new-device">받은 숫자 넣기</Link>
        </p>
      </>
    ),
    [problem],
  );
  return (
    <StatusMessage kind="info" isFocused>
      {words}
    </StatusMessage>
  );
}

export default function LoginPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const password = useRef<HTMLInputElement>(null);
  const isNewDevice = problem?.code === 'NEW_DEVICE';

  // A password that was refused is typed anew, with script as without.
  useEffect(() => {
    if (problem && password.current) password.current.value = '';
  }, [problem]);

  return (
    <AccountForm
      title={title}
      submit="로그인"
      problem={isNewDevice ? undefined : problem}
      before={isNewDevice ? <NewDeviceNote problem={problem} /> : !problem && <LoginNote note={loaderData.note} />}
      after={
        <>
          <p>
            비밀번호를 잊으셨습니까? <Link to="/admin/forgot-password">비밀번호 찾기</Link>
          </p>
          <p>
            아직 계정이 없으십니까? <Link to="/admin/signup">직원 가입 신청</Link>
          </p>
        </>
      }
    >
      <input type="hidden" name="next" value={problem?.values.next ?? loaderData.next} />
      <TextField
        id="login"
        name="login"
        label="아이디 또는 이메일"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={problem?.values.login}
        error={problem?.fields.login}
      />
      <PasswordField
        ref={password}
        id="password"
        name="password"
        label="비밀번호"
        autoComplete="current-password"
        error={problem?.fields.password}
      />
    </AccountForm>
  );
}
