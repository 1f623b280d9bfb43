import { linksPaths } from '@kidney/contract/links/links.paths.ts';
import type { LinkReport } from '@kidney/contract/links/links.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { MakingSure } from '../../../platform/session/making-sure.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/links.route';
import { LinksDesk } from './links-desk.tsx';
import { linksHelp } from './links.help.ts';

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
      { label: '업무 홈', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ report: LinkReport | null }> {
  return { report: await loadForStaff(context, async (transport) => (await call(transport, linksPaths.report)).data) };
}

export default function LinksPage({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {report ? (
        <Column>
          <LinksDesk {...report} />
        </Column>
      ) : (
        <MakingSure />
      )}
    </SignInRequired>
  );
}
