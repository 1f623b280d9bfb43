import {
  applicationKinds,
  caseShelves,
  type ApplicationKind,
  type CaseShelf,
} from '@kidney/contract/clients/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CaseList } from '@kidney/contract/clients/cases/cases.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import { dayInSeoul } from '../../../../platform/korean-date.ts';
import { PageTitle } from '../../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import { caseRoles } from '../../../application-labels.ts';
import type { Route } from './+types/applications.route';
import { CasesAdmin } from './cases-admin.tsx';
import { applicationsHelp } from './applications.help.ts';

const title = '신청 접수';

export const handle: StaffHandle = {
  help: <HelpBox {...applicationsHelp} />,
  query: ['shelf', 'kind', 'before'],
  header: {
    title,
    icon: 'list',
    lead: '병원 이동, 회원 가입, 후원 신청입니다. 여신 것은 모두 기록에 남습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  shelf: CaseShelf;
  kind: ApplicationKind | undefined;
  list: CaseList | null;
  today: string;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams;
  const shelf = caseShelves.find((each) => each === asked.get('shelf')) ?? 'open';
  const kind = applicationKinds.find((each) => each === asked.get('kind'));
  const before = asked.get('before');
  const query = { shelf, ...(kind && { kind }), ...(before !== null && { before }) };
  const list = await loadForStaff(
    context,
    async (transport) => (await call(transport, casesPaths.list, { query })).data,
  );
  return { shelf, kind, list, today: dayInSeoul(new Date().toISOString()) };
}

export default function ApplicationsPage({ loaderData: { shelf, kind, list, today } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {list ? (
        <Column>
          <CasesAdmin shelf={shelf} kind={kind} list={list} today={today} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
