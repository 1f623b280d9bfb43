import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { data, redirect } from 'react-router';
import { call } from '../../../../platform/api-client.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { pageRequest } from '../../../../platform/page-request.ts';
import { PageTitle } from '../../../../platform/page-title.tsx';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { safePath } from '../../../../platform/safe-path.ts';
import { createServerTransport } from '../../../../platform/server-transport.ts';
import { ConfirmSession } from '../../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { useUser } from '../../../../platform/session/use-user.ts';
import { Column } from '../../../../ui/layout/layout.tsx';
import { statusOf, textOf, toFormProblem } from '../form-problem.ts';
import type { Route } from './+types/second-factor.route';
import { AskForFactor } from './ask-for-factor.tsx';
import { FactorsAdmin } from './factors-admin.tsx';
import { secondFactorHelp } from './second-factor.help.ts';

const title = '2단계 인증';
const afterwards = '/community/faq';

export const handle: StaffHandle = {
  help: <HelpBox {...secondFactorHelp} />,
  query: ['next'],
  header: {
    title,
    icon: 'person',
    lead: '비밀번호를 남이 알게 되어도 이것이 없으면 들어오지 못합니다.',
    crumbs: [{ label: '홈', to: '/' }],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  factors: Factors | null;
  next: string;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const next = safePath(new URL(request.url).searchParams.get('next'), '');
  if (!context.get(pageRequest).user) return { factors: null, next };
  try {
    return { factors: (await call(createServerTransport(context).transport, factorsPaths.list)).data, next };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { factors: null, next };
    throw error;
  }
}

/** Without script: a code is typed into a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { transport, cookies } = createServerTransport(context);
  try {
    await call(transport, factorsPaths.prove, { body: { kind: 'code', code: textOf(form, 'code') } });
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error), headers: cookies });
  }
  return redirect(safePath(form.get('next'), afterwards), { status: 303, headers: cookies });
}

export default function SecondFactorPage({ loaderData: { factors, next }, actionData: problem }: Route.ComponentProps) {
  const pending = useUser()?.pendingFactor;
  return (
    <SignInRequired title={title} isForHalf>
      <PageTitle name={title} />
      {factors ? (
        <Column width="form">
          {pending === 'ask' ? (
            <AskForFactor factors={factors} next={next || afterwards} problem={problem} />
          ) : (
            <FactorsAdmin factors={factors} next={next} />
          )}
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
