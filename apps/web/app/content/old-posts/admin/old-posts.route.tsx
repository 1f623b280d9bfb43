import { oldPostsPaths } from '@kidney/contract/content/old-posts/old-posts.paths.ts';
import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/old-posts.route';
import { OldPostsAdmin } from './old-posts-admin.tsx';
import sheet from './old-posts.css?url';
import { oldPostsHelp } from './old-posts.help.ts';

const title = '옛 글 옮기기';
const writers = ['editor', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...oldPostsHelp} />,
  header: {
    title,
    icon: 'upload',
    lead: '옛 누리집의 글을 쓴 날과 파일, 주소까지 옮깁니다. 넣기 전에 보여 드리고, 하루 안에 되돌릴 수 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs): Promise<{ records: OldPostRecord[] | null }> {
  return {
    records: await loadForStaff(context, async (transport) => (await call(transport, oldPostsPaths.list)).data),
  };
}

export default function OldPostsPage({ loaderData: { records } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {records ? (
        <Column>
          <OldPostsAdmin records={records} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
