import { dutiesPaths } from '@kidney/contract/office/duties/duties.paths.ts';
import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/duties.route';
import { DutiesAdmin } from './duties-admin.tsx';
import { dutiesHelp } from './duties.help.ts';

const title = '해마다 할 일';
const readers = ['editor', 'dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...dutiesHelp} />,
  header: {
    title,
    icon: 'check',
    lead: '해마다 같은 날까지 할 일입니다. 마치신 뒤 마침으로 적으시면 다음 해로 넘어갑니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ duties: Duty[] | null; today: string }> {
  const duties = await loadForStaff(context, async (transport) => (await call(transport, dutiesPaths.list)).data);
  return { duties, today: dayInSeoul(new Date().toISOString()) };
}

export default function DutiesPage({ loaderData: { duties, today } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {duties ? (
        <Column>
          <DutiesAdmin duties={duties} today={today} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
