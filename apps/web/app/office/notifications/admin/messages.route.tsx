import { messageShelves, type MessageShelf } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { notificationsPaths } from '@kidney/contract/office/notifications/notifications.paths.ts';
import type { MessageList } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/messages.route';
import { MessagesAdmin } from './messages-admin.tsx';
import { messagesHelp } from './messages.help.ts';

const title = '메시지';
const readers = ['owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...messagesHelp} />,
  query: ['shelf', 'before'],
  header: {
    title,
    icon: 'bell',
    lead: '누리집이 보낸 메일과 문자입니다. 가지 못한 것은 여기서 다시 보내거나 직접 전합니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

const isShelf = (value: string | null): value is MessageShelf => messageShelves.some((shelf) => shelf === value);

interface Loaded {
  shelf: MessageShelf;
  list: MessageList | null;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams;
  const given = asked.get('shelf');
  const shelf = isShelf(given) ? given : 'attention';
  const before = asked.get('before');
  const query = { shelf, ...(before !== null && { before }) };
  const list = await loadForStaff(
    context,
    async (transport) => (await call(transport, notificationsPaths.list, { query })).data,
  );
  return { shelf, list };
}

export default function MessagesPage({ loaderData: { shelf, list } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {list ? (
        <Column>
          <MessagesAdmin shelf={shelf} list={list} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
