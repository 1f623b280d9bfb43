import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { HelpBox } from '../../platform/help/help-box.tsx';
import { PageTitle } from '../../platform/page-title.tsx';
import { refuse } from '../../platform/refuse-page.ts';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { loadForStaff } from '../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { caseRoles } from '../../clients/application-labels.ts';
import type { Route } from './+types/person.route';
import { PersonAdmin } from '../../clients/people/admin/person/person-admin.tsx';
import { personHelp } from './person.help.ts';

const PersonRights = lazy(() => import('../../clients/people/admin/person-rights.tsx'));

const PersonLooks = lazy(() => import('../../office/audit-log/admin/person-looks.tsx'));

const title = '이용하시는 분';

export const handle: StaffHandle = {
  help: <HelpBox {...personHelp} />,
  header: {
    title,
    icon: 'person',
    lead: '이분의 연락처와 신청, 동의입니다. 여신 것은 기록에 남습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
      { label: '전화 받기', to: '/admin/call' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, params: { id } }: Route.LoaderArgs): Promise<{ person: Person | null }> {
  const person = await loadForStaff(
    context,
    async (transport) => (await call(transport, personPaths.get, { params: { id } })).data,
  ).catch(refuse);
  return { person };
}

/** What is sensitive enough to be asked for again comes when the page works. */
function Rights({ personId }: { personId: string }) {
  const navigate = useNavigate();
  const isOwner = useUser()?.roles.includes('owner') === true;
  if (!useHydrated()) return null;
  return (
    <Suspense>
      {isOwner && <PersonLooks personId={personId} />}
      <PersonRights personId={personId} onErased={(said) => void navigate('/admin/call', { state: { said } })} />
    </Suspense>
  );
}

export default function PersonPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {person ? (
        <Column>
          <Stack>
            <PersonAdmin key={person.id} person={person} />
            <Rights personId={person.id} />
          </Stack>
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
