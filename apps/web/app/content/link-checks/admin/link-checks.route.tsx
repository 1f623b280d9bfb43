import { linkChecksPaths } from '@kidney/contract/content/link-checks/link-checks.paths.ts';
import type { LinkReport } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/link-checks.route';
import { LinkChecksAdmin } from './link-checks-admin.tsx';
import { linksHelp } from './link-checks.help.ts';

const title = '깨진 링크';
const writers = ['editor', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...linksHelp} />,
  header: {
    title,
    icon: 'external',
    lead: '누르면 열리지 않는 링크입니다. 이 누리집 안을 가리키는 것만 살핍니다. 고치시면 다음에 살필 때 목록에서 사라집니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ report: LinkReport | null }> {
  return {
    report: await loadForStaff(context, async (transport) => (await call(transport, linkChecksPaths.report)).data),
  };
}

export default function LinksPage({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {report ? (
        <Column>
          <LinkChecksAdmin {...report} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
