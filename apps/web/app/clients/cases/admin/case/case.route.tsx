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
import { statusInWords, type ShownStatus } from '../../../applications/public/status-messages.ts';
import { CaseAdmin } from './case-admin.tsx';
import { CaseHead } from './case-head.tsx';
import { caseHelp } from './case.help.ts';
import recordSheet from '../../../record.css?url';

const title = '신청 한 건';

interface Loaded {
  theCase: Case | null;
  /** As whoever applied reads it: the words are found here, so that no browser carries them. */
  shown: ShownStatus | null;
  today: string;
  isRideWanted: boolean;
}

const help = <HelpBox {...caseHelp} />;

export const handle: StaffHandle = {
  help,
  query: ['edit'],
  // Whose case it is, is the head of the screen itself.
  header: (loaded: Loaded | undefined) => (loaded?.theCase ? null : { title, icon: 'file' }),
};

export const links = () => [{ rel: 'stylesheet', href: recordSheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Loaded> {
  const theCase = await loadForStaff(
    context,
    async (transport) => (await call(transport, casesPaths.get, { params: { id } })).data,
  ).catch(refuse);
  return {
    theCase,
    shown: theCase && statusInWords(theCase.status),
    today: dayInSeoul(new Date().toISOString()),
    isRideWanted: new URL(request.url).searchParams.get('edit') === 'ride',
  };
}

export default function CasePage({ loaderData: { theCase, shown, today, isRideWanted } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {theCase && shown ? (
        <Column>
          <CaseHead theCase={theCase} today={today} help={help} />
          <CaseAdmin key={theCase.id} theCase={theCase} shown={shown} today={today} isRideWanted={isRideWanted} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
