import { retentionPaths } from '@kidney/contract/clients/people/retention.paths.ts';
import type { Retention } from '@kidney/contract/clients/people/retention.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/retention.route';
import { RetentionAdmin } from './retention-admin.tsx';
import { retentionHelp } from './retention.help.ts';

const title = '개인정보 보관 기간';
const owners = ['owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...retentionHelp} />,
  header: {
    title,
    icon: 'clock',
    lead: '보관 기간이 지난 개인정보를 지웁니다. 한 번에 많이 지우게 되면 먼저 여쭙니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ retention: Retention | null }> {
  return {
    retention: await loadForStaff(context, async (transport) => (await call(transport, retentionPaths.get)).data),
  };
}

export default function RetentionPage({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={owners}>
      <PageTitle name={title} />
      {retention ? (
        <Column>
          <RetentionAdmin {...retention} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
