import type { Closure, ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/service-days.route';
import { ServiceDaysAdmin } from './service-days-admin.tsx';
import { serviceDaysHelp } from './service-days.help.ts';

const title = '운행하지 않는 날';
const closers = ['editor', 'dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...serviceDaysHelp} />,
  header: {
    title,
    icon: 'calendar',
    lead: '여기에 넣으신 날은 첫 화면과 병원이송센터 화면에 바로 나옵니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

interface Loaded {
  calendar: { service: ServiceOverview; closures: Closure[] } | null;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const calendar = await loadForStaff(context, async (transport) => {
    const [{ data: service }, { data: closures }] = await Promise.all([
      call(transport, serviceDaysPaths.overview),
      call(transport, serviceDaysPaths.closures),
    ]);
    return { service, closures };
  });
  return { calendar };
}

export default function ServiceDaysPage({ loaderData: { calendar } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={closers}>
      <PageTitle name={title} />
      {calendar ? (
        <Column>
          <ServiceDaysAdmin {...calendar} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
