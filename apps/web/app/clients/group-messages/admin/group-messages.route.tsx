import { groupMessagesPaths } from '@kidney/contract/clients/group-messages/group-messages.paths.ts';
import type { GroupMessageOverview } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { caseRoles } from '../../application-labels.ts';
import type { Route } from './+types/group-messages.route';
import { GroupMessagesAdmin } from './group-messages-admin.tsx';
import sheet from './group-messages.css?url';
import { groupMessagesHelp } from './group-messages.help.ts';

const title = '여럿에게 문자';

export const handle: StaffHandle = {
  help: <HelpBox {...groupMessagesHelp} />,
  header: {
    title,
    icon: 'phone',
    lead: '같은 문자를 한꺼번에 보냅니다. 보내기 전에 몇 명에게 가고 누가 빠지는지 보여 드립니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs): Promise<{ overview: GroupMessageOverview | null }> {
  const load = loadForStaff(context, async (transport) => (await call(transport, groupMessagesPaths.overview)).data);
  return { overview: await load };
}

export default function GroupMessagesPage({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {overview ? (
        <Column>
          <GroupMessagesAdmin overview={overview} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
