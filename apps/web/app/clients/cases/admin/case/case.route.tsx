import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import { dayInSeoul } from '../../../../platform/korean-date.ts';
import { PageTitle } from '../../../../platform/page-title.tsx';
import { refuse } from '../../../../platform/refuse-page.ts';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import { caseRoles } from '../../../application-labels.ts';
import type { Route } from './+types/case.route';
import { CaseAdmin } from './case-admin.tsx';
import { caseHelp } from './case.help.ts';

const title = '신청 한 건';

export const handle: StaffHandle = {
  help: <HelpBox {...caseHelp} />,
  header: {
    title,
    icon: 'file',
    lead: '접수부터 끝까지 여기에서 이끕니다. 메모와 연락은 사무국만 봅니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
      { label: '신청 접수', to: '/admin/applications' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  theCase: Case | null;
  today: string;
}

export async function loader({ context, params: { id } }: Route.LoaderArgs): Promise<Loaded> {
  const theCase = await loadForStaff(
    context,
    async (transport) => (await call(transport, casesPaths.get, { params: { id } })).data,
  ).catch(refuse);
  return { theCase, today: dayInSeoul(new Date().toISOString()) };
}

export default function CasePage({ loaderData: { theCase, today } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {theCase ? (
        <Column>
          <CaseAdmin key={theCase.id} theCase={theCase} today={today} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
