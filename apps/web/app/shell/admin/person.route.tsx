import type { LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { auditLogPaths } from '@kidney/contract/office/audit-log/audit-log.paths.ts';
import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { call, type Transport } from '../../platform/api-client.ts';
import { HelpBox } from '../../platform/help/help-box.tsx';
import type { SignedInUser } from '../../platform/page-request.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { refuse } from '../../platform/refuse-page.ts';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { loadForStaff } from '../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { caseRoles } from '../../clients/application-labels.ts';
import type { Route } from './+types/person.route';
import { PersonPast } from '../../clients/cases/admin/person-past.tsx';
import { PersonAdmin } from '../../clients/people/admin/person/person-admin.tsx';
import { PersonHead } from '../../clients/people/admin/person/person-head.tsx';
import { PersonLooks } from '../../office/audit-log/admin/person-looks.tsx';
import { personHelp } from './person.help.ts';
import recordSheet from '../../clients/record.css?url';

const PersonRights = lazy(() => import('../../clients/people/admin/person-rights.tsx'));

const title = '이용하시는 분';

const help = <HelpBox {...personHelp} />;
/** So many of those who looked stand on the page; the rest stand in the log. */
const looksMost = 6;

interface Loaded {
  person: Person;
  /** Null for those who may not read the log. */
  looks: readonly LogEntry[] | null;
}

export const handle: StaffHandle = {
  help,
  // Who it is, is the head of the screen itself.
  header: (data: { loaded: Loaded | null } | undefined) => (data?.loaded ? null : { title, icon: 'person' }),
};

export const links = () => [{ rel: 'stylesheet', href: recordSheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** The look of this moment is in the log before the log is read. */
async function loadPerson(transport: Transport, { roles }: SignedInUser, id: string): Promise<Loaded> {
  const { data: person } = await call(transport, personPaths.get, { params: { id } });
  if (!roles.includes('owner')) return { person, looks: null };
  const { data } = await call(transport, auditLogPaths.entries, { query: { kind: 'person', act: 'read', id } });
  return { person, looks: data.entries.slice(0, looksMost) };
}

export async function loader({ context, params: { id } }: Route.LoaderArgs): Promise<{ loaded: Loaded | null }> {
  return { loaded: await loadForStaff(context, (transport, user) => loadPerson(transport, user, id)).catch(refuse) };
}

/** What is sensitive enough to be asked for again comes when the page works. */
function Rights({ personId }: { personId: string }) {
  const navigate = useNavigate();
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <PersonRights personId={personId} onErased={(said) => void navigate('/admin/call', { state: { said } })} />
    </Suspense>
  );
}

export default function PersonPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {loaded ? <KnownPerson key={loaded.person.id} {...loaded} /> : <ConfirmSession />}
    </SignInRequired>
  );
}

function KnownPerson({ person, looks }: Loaded) {
  return (
    <Column>
      <PersonHead person={person} help={help} />
      <Stack>
        <PersonAdmin
          person={person}
          past={<PersonPast past={person.past} />}
          looks={looks && <PersonLooks personId={person.id} looks={looks} />}
        />
        <Rights personId={person.id} />
      </Stack>
    </Column>
  );
}
