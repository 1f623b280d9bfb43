import { watchPaths } from '@kidney/contract/operations/watch/watch.paths.ts';
import type { WatchReport } from '@kidney/contract/operations/watch/watch.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/watch.route';
import { watchHelp } from './watch.help.ts';
import { Report } from './report.tsx';

const title = '누리집 상태';
const readers = ['owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...watchHelp} />,
  header: {
    title,
    icon: 'check',
    lead: '누리집이 잘 돌고 있는지 2분마다 살펴봅니다. 잘못된 것이 있으면 알림을 받기로 한 분께 메일이나 문자가 갑니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

interface Loaded {
  report: WatchReport | null;
  now: string;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const report = await loadForStaff(context, async (transport) => (await call(transport, watchPaths.report)).data);
  return { report, now: new Date().toISOString() };
}

export default function WatchPage({ loaderData: { report, now } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {report ? (
        <Column>
          <Report report={report} now={now} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
