import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { PageTitle } from '../../../../platform/page-title.tsx';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import type { Route } from './+types/staff.route';
import { StaffAdmin } from './staff-admin.tsx';
import { peopleHelp } from './staff.help.ts';

const title = '직원';

export const handle: StaffHandle = {
  help: <HelpBox {...peopleHelp} />,
  header: {
    title,
    icon: 'person',
    lead: '함께 일할 분을 들이고, 맡은 일을 정하고, 떠나는 분의 계정을 닫습니다.',
    crumbs: [{ label: '홈', to: '/' }],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ people: People | null }> {
  return { people: await loadForStaff(context, async (transport) => (await call(transport, staffPaths.list)).data) };
}

export default function PeoplePage({ loaderData: { people } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={['owner']}>
      <PageTitle name={title} />
      {people ? (
        <Column>
          <StaffAdmin {...people} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
