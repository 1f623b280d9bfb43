import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import type { Profile } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { pageRequest } from '../../../platform/page-request.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { readAccessToken } from '../../../platform/session/access-token.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { refreshSession, rememberUser } from '../../../platform/session/refresh.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import type { Route } from './+types/edit-profile.route';
import { EditProfileForm } from './edit-profile-form.tsx';
import { statusOf, textOf, toFormProblem } from './form-problem.ts';
import type { ProfileAnswer } from './profile-answer.ts';
import { editProfileHelp } from './account.help.ts';

const title = '내 정보 고치기';

export const handle: StaffHandle = {
  help: <HelpBox {...editProfileHelp} />,
  header: { title, icon: 'person', crumbs: [{ label: '홈', to: '/' }] },
};

/** Without a valid token the page comes as for a visitor; the browser makes sure of the session and asks again. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ profile: Profile | null }> {
  if (!context.get(pageRequest).user) return { profile: null };
  try {
    return { profile: (await call(createServerTransport(context).transport, accountsPaths.me)).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { profile: null };
    throw error;
  }
}

async function editProfile(transport: Transport, form: FormData) {
  const { data: profile, message } = await call(transport, accountsPaths.editProfile, {
    body: {
      nickName: textOf(form, 'nickName'),
      email: textOf(form, 'email'),
      currentPassword: textOf(form, 'currentPassword'),
      version: Number(textOf(form, 'version')),
    },
  });
  return { profile, done: message || '내 정보를 고쳤습니다.' };
}

function refused(error: unknown, form: FormData): ProfileAnswer {
  const isStale = error instanceof ApiError && error.failure.code === 'STALE_VERSION';
  return {
    done: '',
    problem: toFormProblem(error, form),
    ...(isStale && { current: error.failure.current as Profile }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { transport, cookies } = createServerTransport(context);
  try {
    const { done } = await editProfile(transport, form);
    await call(transport, accountsPaths.refresh, { body: { refreshToken: '' } }).catch(() => undefined);
    return data<ProfileAnswer>({ done }, { headers: cookies });
  } catch (error) {
    return data(refused(error, form), { status: statusOf(error), headers: cookies });
  }
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<ProfileAnswer> {
  const form = await request.formData();
  try {
    const { profile, done } = await editProfile(browserTransport, form);
    // The token names the person, and pages are drawn from it.
    await refreshSession(readAccessToken()).catch(() => undefined);
    rememberUser(profile);
    return { done };
  } catch (error) {
    return refused(error, form);
  }
}

export default function EditProfilePage({ loaderData: { profile }, actionData }: Route.ComponentProps) {
  return (
    <SignInRequired title={title}>
      {profile ? <EditProfileForm title={title} profile={profile} answer={actionData} /> : <ConfirmSession />}
    </SignInRequired>
  );
}
