import { groupMessagesPaths } from '@kidney/contract/clients/group-messages/group-messages.paths.ts';
import type { GroupMessageWhole } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import { refuse } from '../../../platform/refuse-page.ts';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { caseRoles } from '../../application-labels.ts';
import type { Route } from './+types/sent-group.route';
import sheet from './group-messages.css?url';
import { groupMessagesHelp } from './group-messages.help.ts';
import { SentGroup } from './sent-group.tsx';

const title = '보낸 문자와 전화할 명단';

export const handle: StaffHandle = {
  help: <HelpBox {...groupMessagesHelp} />,
  query: ['after'],
  header: {
    title,
    icon: 'phone',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
      { label: '여럿에게 문자', to: '/admin/group-messages' },
    ],
  },
};

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<{
  whole: GroupMessageWhole | null;
}> {
  const after = new URL(request.url).searchParams.get('after');
  const query = after === null ? {} : { after };
  const load = loadForStaff(
    context,
    async (transport) => (await call(transport, groupMessagesPaths.get, { params: { id }, query })).data,
  );
  return { whole: await load.catch(refuse) };
}

export default function SentGroupPage({ loaderData: { whole } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {whole ? (
        <Column>
          <SentGroup key={whole.message.id} whole={whole} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
